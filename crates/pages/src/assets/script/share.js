// An address to send to somebody: a phone has its own way to do that, elsewhere it is copied.

async function copy(button) {
  const address = new URL(button.dataset.copy, location.href).href;
  // Whoever changes their mind there has shared nothing, and that is no error.
  if (finger && navigator.share) return void navigator.share({ url: address }).catch(() => {});
  // Without a secure connection there is no clipboard; then the address can at least be seen and copied by hand.
  if (!navigator.clipboard) return void prompt(document.title, address);
  await navigator.clipboard.writeText(address);
  button.textContent = button.dataset.copied;
  say(button.dataset.copied);
}
