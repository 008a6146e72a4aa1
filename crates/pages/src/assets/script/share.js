// Copying an address to send to somebody.

async function copy(button) {
  const address = new URL(button.dataset.copy, location.href).href;
  // Without a secure connection there is no clipboard; then the address can at least be seen and copied by hand.
  if (!navigator.clipboard) return void prompt(button.textContent, address);
  await navigator.clipboard.writeText(address);
  button.textContent = button.dataset.copied;
  say(button.dataset.copied);
}
