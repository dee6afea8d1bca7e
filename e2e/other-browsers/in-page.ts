// What a person does and sees, done inside the page. Each function runs in the browser and knows only what it is given.

/** Presses the first button whose name begins with one of these texts, once it is there and has been seen for a moment. */
export async function press({
  names,
  reactionMs,
}: {
  names: readonly string[];
  reactionMs: number;
}): Promise<void> {
  // As it is read: without the places where a long name may be broken.
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent).replaceAll('\u00AD', '');
  const find = () =>
    [...document.querySelectorAll('button')].find((each) =>
      names.some((name) => nameOf(each).trim().startsWith(name)),
    );
  const giveUpAt = performance.now() + 50_000;
  while (find()?.disabled !== false) {
    if (performance.now() > giveUpAt)
      throw new Error(`No button "${names.join('" or "')}" in: ${document.body.innerText}`);
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
  const giveUpAt = performance.now() + 50_000;
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

/** Waits until one of these texts stands on the screen, however the browser breaks its lines. @returns which */
export async function see({ texts }: { texts: readonly string[] }): Promise<string> {
  const asOneLine = (lines: string) => lines.replaceAll(/\s+/g, ' ').toLowerCase();
  const find = () => texts.find((text) => asOneLine(document.body.innerText).includes(asOneLine(text)));
  const cameBy = new Set<string>();
  const giveUpAt = performance.now() + 50_000;
  while (find() === undefined) {
    cameBy.add(asOneLine(document.querySelector('main')?.innerText ?? '').slice(0, 300));
    if (performance.now() > giveUpAt)
      throw new Error(`No "${texts.join('" or "')}" in: ${[...cameBy].join('; then: ')}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return find() ?? '';
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
