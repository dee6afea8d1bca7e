// A fault of the server -> a sentence in the language of the page. The contract says the same thing in the same words everywhere.
import type { faultWords } from '#said/desk/common/fault.ts';
import type { Said } from '@stimpill/words/said.ts';

type Sentences = Said<typeof faultWords>;
type Fault = { readonly code: string; readonly message: string };

/** What the contract says, and what we say in its place; the numbers in it are handed on. */
const SAID: readonly (readonly [RegExp, (t: Sentences, a: number, b: number) => string])[] = [
  [/must not be (empty|blank)|must be given/, (t) => t.empty],
  [/must be at most (\d+) characters/, (t, most) => t.tooLong({ most })],
  [/must (?:be|have) at most (\d+) (?:items|ranges)/, (t, most) => t.tooMany({ most })],
  [/must be a whole number from (\d+) to (\d+)/, (t, least, most) => t.between({ least, most })],
  [/existing date|yyyy-MM-dd/, (t) => t.date],
  [
    /must lie (?:in the years|between) (\d{4}).* (?:to|and) (\d{4})/,
    (t, first, last) => t.years({ first, last }),
  ],
  [/local time|HH:mm/, (t) => t.time],
  [/address range|CIDR/i, (t) => t.range],
  [/time ?zone/i, (t) => t.timeZone],
  [/before the (start|first)|not be before/i, (t) => t.order],
  [/control characters/, (t) => t.controlCharacters],
  [/a letter or a digit/, (t) => t.unnamed],
];

export function faultSentence(t: Sentences, { code, message }: Fault): string {
  if (code === 'record.name_taken') return t.nameTaken;
  for (const [pattern, say] of SAID) {
    const found = pattern.exec(message);
    if (found) return say(t, Number(found[1]), Number(found[2]));
  }
  return t.other;
}
