// Goes along the gallery by itself and measures each screen, without a reload and without a question from outside in between.
import type { TypeSize } from '#ui/type-size.ts';
import { findBoxFaults } from './measure-boxes.ts';

/** Faults by the name of the screen; a screen without one is not in it. */
type Faults = Readonly<Record<string, readonly string[]>>;

type WalkBoxes = {
  readonly names: readonly string[];
  readonly language: string;
  readonly type: TypeSize;
  readonly isZoomed: boolean;
};

const GIVES_UP_AFTER_MS = 90_000;

export async function walkBoxes({ names, language, type, isZoomed }: WalkBoxes): Promise<Faults> {
  // Some words let touches through. Here they must be hit all the same, or the measure would call them covered.
  const everythingIsHit = new CSSStyleSheet();
  everythingIsHit.replaceSync('* { pointer-events: auto !important; }');
  document.adoptedStyleSheets.push(everythingIsHit);
  const found: Record<string, readonly string[]> = {};
  for (const name of names) {
    location.hash = `${name}/${language}/${type}`;
    await untilShown(name, language);
    const faults = findBoxFaults({ isZoomed });
    if (faults.length > 0) found[name] = [...new Set(faults)];
  }
  return found;
}

async function untilShown(name: string, language: string): Promise<void> {
  const isThere = () => document.querySelector(`[data-shown="${name}"][data-ready] :is(h1, h2)`) !== null;
  const startedAt = performance.now();
  while (!isThere() || document.documentElement.lang !== language) {
    if (performance.now() - startedAt > GIVES_UP_AFTER_MS) throw new Error(`${name} was never shown`);
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  await document.fonts.ready;
}
