const LOOKS_AGAIN_AFTER_MS = 4;

/** Touches one element after the other, each as soon as it is there, and says on the root when the last was. */
export async function touchAll(
  root: HTMLElement,
  selectors: readonly string[],
  stopped: AbortSignal,
): Promise<void> {
  for (const selector of selectors) {
    const element = await untilThere(root, selector, stopped);
    if (!element || stopped.aborted) return;
    element.click();
  }
  root.dataset['ready'] = 'yes';
}

async function untilThere(
  root: HTMLElement,
  selector: string,
  stopped: AbortSignal,
): Promise<HTMLElement | undefined> {
  while (!stopped.aborted) {
    const element = root.querySelector<HTMLElement>(selector);
    if (element) return element;
    await new Promise((resolve) => setTimeout(resolve, LOOKS_AGAIN_AFTER_MS));
  }
  return undefined;
}
