// Sending and receiving: one thing at a time goes out, news comes in by the event stream and is put into the page.

let busy = 0;
let sending = false;
const queue = [];
let latest = 0;
let shownAt = 0;
let waiting = 0;
let visits = 0;

// What happened while something was under way is fetched afterwards, so that nothing is missed and nothing asked twice.
// News waits until the motion of the last news is over, so that one step does not swallow the other.
function catchUp() {
  if (busy || waiting || !root().hasAttribute("data-live") || latest <= Number(root().dataset.event)) return;
  const rest = Math.max(rests(), shownAt + 10) - performance.now();
  if (rest <= 0) return refresh();
  waiting = setTimeout(() => { waiting = 0; catchUp(); }, rest);
}

// Nothing that was clicked is lost: while a decision is on its way the next one waits for its answer. Only what names a
// version is a decision: a hint may think for long and holds nothing up.
async function send(form, button) {
  if (!form) return;
  const decides = "version" in form.elements;
  if (decides && sending) return void queue.push([form, button]);
  busy += 1;
  if (decides) { sending = true; root().setAttribute("aria-busy", "true"); }
  try {
    const body = new URLSearchParams(new FormData(form));
    if (button?.name) body.set(button.name, button.value);
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body, headers: held() });
    if (answer.redirected) { location.href = answer.url; return; }
    const kind = answer.headers.get("content-type") ?? "";
    if (kind.startsWith("text/html")) swap(await answer.text(), true);
    else if (kind.startsWith("text/event-stream")) await bits(answer);
    if (answer.ok) form.reset();
    sent(decides);
    catchUp();
  } catch {
    show();
    sent(decides);
    refresh();
  }
}

// An answer that comes bit by bit: each bit is the same element of the page again, with more in it than before.
async function bits(answer) {
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const told = (rest + read.value).split("\n\n");
    rest = told.pop();
    for (const bit of told) put(bit.replace(/^data: ?/gm, ""));
  }
}

// It names what it stands within, and the version it holds for: somebody may have decided meanwhile.
function put(markup) {
  const fresh = new DOMParser().parseFromString(markup, "text/html").body.firstElementChild;
  if (!fresh || root().dataset.decides !== fresh.dataset.version) return;
  const known = document.getElementById(fresh.id);
  if (known) patch(known, fresh); else root().querySelector(fresh.dataset.within)?.append(fresh);
  hint();
}

function sent(decides) {
  busy -= 1;
  if (!decides) return;
  sending = false;
  root().removeAttribute("aria-busy");
  const waits = queue.shift();
  if (waits) send(...waits); else touchEarly();
}

async function refresh() {
  busy += 1;
  try {
    const visit = visits;
    const answer = await fetch(root().dataset.frame, { headers: held() });
    const html = answer.ok ? await answer.text() : "";
    // Whoever has gone to another step meanwhile is not taken back.
    if (answer.ok && visit === visits) swap(html, false);
    busy -= 1;
    if (answer.ok) catchUp();
  } catch {
    // The stream comes back by itself and asks again.
    busy -= 1;
  }
}

// False if the answer is older than what is shown: something happened while it was on its way.
function swap(html, own) {
  const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("table");
  const table = root();
  if (!fresh || !table) return true;
  if (Number(fresh.dataset.event) < Number(table.dataset.event)) return false;
  if (!complete(fresh)) { showing = []; refresh(); return true; }
  const before = places();
  const counts = new Map(numbers(table).map((element) => [element.dataset.count, numberOf(element)]));
  const guided = { ...table.querySelector("#guide")?.dataset };
  // The version whose decision the reader is asked for, if they are, and how much has been said.
  const { decides, said, over } = table.dataset;
  const focused = document.activeElement?.id;
  for (const { id, open } of table.querySelectorAll("details[id]")) {
    const details = fresh.querySelector(`#${id}`);
    if (details) details.open = open || (own && id === "chat" && focused === "say");
  }
  patch(table, fresh);
  // A choice that was begun stays while nothing was decided: somebody may only have spoken in the chat.
  if (table.dataset.decides !== decides) touched = [];
  show();
  hint();
  if (lit?.isConnected) light(lit, true);
  guide(guided);
  // Up to here the page was only written, from here it is also measured: so it is laid out once.
  if (table.dataset.said !== said) table.querySelector(".talk")?.scrollTo(0, 1e6);
  if (focused && document.activeElement?.id !== focused) document.getElementById(focused)?.focus({ preventScroll: true });
  regain();
  move(before);
  score();
  count(counts);
  shownAt = performance.now();
  if (over === undefined && table.dataset.over !== undefined) sound("howl");
  else if (decides === undefined && table.dataset.decides !== undefined) sound("owl");
  if (table.dataset.here !== location.pathname + location.search) history.replaceState(null, "", table.dataset.here);
  for (const field of document.querySelectorAll("input[name=to]")) field.value = table.dataset.here;
  if (!stream) listen();
  lookAgain();
  say(table.dataset.news);
  return true;
}

// A page may ask to be looked at again after some seconds (data-again): not everything that changes is an event.
let again = 0;

function lookAgain() {
  clearTimeout(again);
  const seconds = Number(root().dataset.again);
  if (seconds) again = setTimeout(() => (busy ? lookAgain() : refresh()), 1000 * seconds);
}

let stream;

function listen() {
  const table = root();
  if (!table || !table.hasAttribute("data-live")) return;
  stream?.close();
  stream = new EventSource(table.dataset.events);
  stream.addEventListener("event", (event) => { latest = Math.max(latest, Number(event.data)); catchUp(); });
  stream.addEventListener("error", () => { if (stream.readyState === EventSource.CLOSED) setTimeout(listen, 2000); });
}

// A link that changes only the table: a step of the game, a step of the guide.
async function go(href, keep) {
  const [path, query = ""] = href.split("?");
  const visit = (visits += 1);
  const answer = await fetch(`${path}/frame?${query}`, { headers: held() });
  if (!answer.ok) return void (location.href = href);
  const html = await answer.text();
  // A slider asks for the next step before the last has come.
  if (visit !== visits) return;
  if (!keep) history.pushState(null, "", href);
  if (!swap(html, true)) go(href, true);
}
