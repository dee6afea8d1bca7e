// What a person does and sees, done inside the page. Each function runs in the browser and knows only what it is given.

/** Presses the first button whose name begins with a text, once it is there and has been seen for a moment. */
export async function press({ name, reactionMs }: { name: string; reactionMs: number }): Promise<void> {
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
  const find = () =>
    [...document.querySelectorAll('button')].find((each) => nameOf(each).trim().startsWith(name));
  const giveUpAt = performance.now() + 20_000;
  while (find()?.disabled !== false) {
    if (performance.now() > giveUpAt) throw new Error(`No button "${name}" in: ${document.body.innerText}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await new Promise((resolve) => setTimeout(resolve, reactionMs));
  find()?.click();
}

/** Types into the field of a label, as React hears it. */
export async function fill({ label, value }: { label: string; value: string }): Promise<void> {
  const find = () =>
    [...document.querySelectorAll('input')].find((each) =>
      [...(each.labels ?? [])].some((one) => one.textContent.trim().startsWith(label)),
    );
  const giveUpAt = performance.now() + 20_000;
  while (find() === undefined) {
    if (performance.now() > giveUpAt) throw new Error(`No field "${label}" in: ${document.body.innerText}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const input = find();
  if (input?.type === 'radio') {
    input.click();
    return;
  }
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Waits until a text stands on the screen. */
export async function see({ text }: { text: string }): Promise<void> {
  const giveUpAt = performance.now() + 30_000;
  while (!document.body.innerText.toLowerCase().includes(text.toLowerCase())) {
    if (performance.now() > giveUpAt) throw new Error(`No "${text}" in: ${document.body.innerText}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The app is installed and answers without a network. */
export async function isInstalled(): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready;
  return active !== null;
}

/** How the page was come to: by an address, by a reload. */
export function waysToThisPage(): readonly string[] {
  const entries = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entries.map(({ type }) => type);
}
