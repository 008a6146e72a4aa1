// Sound: a few short ones, synthesised, only for whoever switched them on. A browser lets nothing sound before the first touch.

let audio;

const SOUNDS = {
  // A soft knock: wood on wood.
  tile: [{ wave: "triangle", from: 220, to: 90, lasts: 0.09, loud: 0.25 }],
  // Paper that lands.
  card: [{ noise: 1800, lasts: 0.07, loud: 0.18 }, { wave: "sine", from: 160, to: 80, lasts: 0.08, loud: 0.2 }],
  // Two steps on moss.
  paw: [{ noise: 500, lasts: 0.05, loud: 0.2 }, { noise: 420, lasts: 0.05, loud: 0.16, after: 0.11 }],
  // Points that rise.
  points: [{ wave: "sine", from: 523, to: 523, lasts: 0.12, loud: 0.12 }, { wave: "sine", from: 784, to: 784, lasts: 0.2, loud: 0.12, after: 0.1 }],
  // It is your turn.
  owl: [{ wave: "sine", from: 392, to: 370, lasts: 0.16, loud: 0.14 }, { wave: "sine", from: 330, to: 311, lasts: 0.3, loud: 0.14, after: 0.24 }],
  // The end of a game.
  howl: [{ wave: "sine", from: 220, to: 466, lasts: 0.5, loud: 0.16 }, { wave: "sine", from: 466, to: 392, lasts: 0.9, loud: 0.16, after: 0.48 }],
};

function sound(name) {
  if (kept("sound") !== "on" || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  for (const { wave, noise, from, to, lasts, loud, after = 0 } of SOUNDS[name] ?? []) {
    const begins = audio.currentTime + after;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.0001, begins);
    gain.gain.exponentialRampToValueAtTime(loud, begins + Math.min(0.03, lasts / 3));
    gain.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
    gain.connect(audio.destination);
    const source = noise ? rustle() : audio.createOscillator();
    if (noise) {
      const filter = audio.createBiquadFilter();
      filter.type = "bandpass";
      filter.frequency.value = noise;
      source.connect(filter).connect(gain);
    } else {
      source.type = wave;
      source.frequency.setValueAtTime(from, begins);
      source.frequency.exponentialRampToValueAtTime(to, begins + lasts);
      source.connect(gain);
    }
    source.start(begins);
    source.stop(begins + lasts);
  }
}

function rustle() {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}
