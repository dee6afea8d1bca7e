// Runs axe in the page itself, and asks it for faults alone. A wrapper that brings it along for each look takes three times as long.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Options = {
  readonly tags?: readonly string[];
  /** These rules alone. */
  readonly rules?: readonly string[];
  /** The part of the page to look at, as a selector. */
  readonly within?: string;
};

/**
 * Looks once everything has come to rest: what is half faded in has too little contrast, and nobody reads it yet.
 * @returns each fault with the elements that have it; none is what is wanted
 */
export async function runAxe(page: Page, { tags, rules, within }: Options = {}): Promise<readonly string[]> {
  await bringAxe(page);
  return page.evaluate(
    async ({ runOnly, part }) => {
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ending.map(({ finished }) => finished));
      const found = await (window as unknown as { axe: typeof axe }).axe.run(part ?? document, {
        resultTypes: ['violations'],
        // No page has sound, so nothing has to be loaded once more.
        preload: false,
        ...(runOnly && { runOnly: [...runOnly] }),
      });
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    { runOnly: rules ?? tags, part: within },
  );
}

/** What looks alone decide. Every other rule answers the same for the same elements, as long as the same of them are seen. */
const OF_LOOKS = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];
const OWN_PART = 'main';

/**
 * Looks at a page, and again where it has become narrower or dark: then at what is its own alone, as what stands around it is the same at every
 * page, and where that has the same elements at nothing but their looks.
 * @returns how to look once; `isWhole`: at what stands around it, too
 */
export function axeForLooks(page: Page, tags: readonly string[]) {
  let known: string | undefined;
  return async ({ isWhole }: { readonly isWhole: boolean }): Promise<readonly string[]> => {
    const seen = await page.evaluate(whatIsSeen, OWN_PART);
    const isKnown = seen === known;
    known = seen;
    if (isWhole) return runAxe(page, { tags });
    return runAxe(page, { within: OWN_PART, ...(isKnown ? { rules: OF_LOOKS } : { tags }) });
  };
}

/** The elements of a part of the page, and which of them are seen. Runs in the page. */
function whatIsSeen(part: string): string {
  const element = document.querySelector(part);
  const within = Array.from(element?.querySelectorAll('*') ?? []);
  return `${element?.outerHTML ?? ''} ${within.map((each) => Number(each.checkVisibility())).join('')}`;
}

const hasIt = new WeakSet<Page>();

/** Sent once to a page, which then has it in each of its documents: the browser reads it once, and keeps what it has made of it. */
async function bringAxe(page: Page): Promise<void> {
  if (!hasIt.has(page)) {
    hasIt.add(page);
    await page.addInitScript(`${SOURCE};(${rememberColors.toString()})()`);
  }
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(SOURCE);
  await page.evaluate(rememberColors);
}

type Color = { r: number; g: number; b: number; alpha: number };
type WithColors = {
  readonly axe: {
    readonly commons: {
      readonly color: { readonly Color: { prototype: Color & { parseString: (text: string) => Color } } };
    };
  };
};

/** A page has a dozen colours, which axe reads from text thousands of times: an eighth of what it does. Runs in the page. */
function rememberColors(): void {
  const { prototype } = (window as unknown as WithColors).axe.commons.color.Color;
  const known = new Map<string, Color>();
  const read = prototype.parseString;
  prototype.parseString = function (this: Color, text) {
    const color = known.get(text);
    if (color !== undefined) return Object.assign(this, color);
    const { r, g, b, alpha } = read.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}
