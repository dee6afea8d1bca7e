// What a person reads on the tablet, told by its English words and the names of its buttons.
import { words } from '../../support/words.ts';

export type Shown =
  | 'at rest'
  | 'list of names'
  | 'PIN pad'
  | 'PIN pad, once more'
  | 'in or out?'
  | 'conflict'
  | 'still there?'
  | 'confirmed by the server'
  | 'saved on this tablet'
  | 'saved, a manager must look'
  | 'NOT recorded'
  | 'not known'
  | 'wrong PIN'
  | 'something else'
  /** Being checked, being recorded, still loading. */
  | 'busy';

/** The first sign that fits counts, so a screen that lies over another one stands before it. */
const SIGNS: readonly (readonly [sign: RegExp | string, shown: Shown])[] = [
  ['Still there?', 'still there?'],
  // It says by itself why it is empty.
  [words.en.listTitle, 'list of names'],
  [/was NOT recorded/, 'NOT recorded'],
  ['We do not know whether', 'not known'],
  ['Saved, but a manager must look at it', 'saved, a manager must look'],
  [words.en.receiptSaved, 'saved on this tablet'],
  ['Confirmed by the server', 'confirmed by the server'],
  [/You are (already|not) clocked in( since [^.]*)?\.\s+Nothing has been changed/, 'conflict'],
  [words.en.pinWrong, 'wrong PIN'],
  [/Too many wrong tries|That took too long|The two were not the same/, 'something else'],
  [
    /stopped working|not registered any more|No connection to the server\.|The server has a problem/,
    'something else',
  ],
  [words.en.deviceName, 'something else'],
  ['Once more, because', 'PIN pad, once more'],
  ['What do you want to do?', 'in or out?'],
  ['Checking your PIN', 'busy'],
  [words.en.pinPad, 'PIN pad'],
  [words.en.touchToPunch, 'at rest'],
];

export function readScreen(text: string): Shown {
  const found = SIGNS.find(([sign]) => (typeof sign === 'string' ? text.includes(sign) : sign.test(text)));
  return found?.[1] ?? 'busy';
}

/** What the PIN pad announces; undefined when the person is asked later. */
export function announcedAction(text: string): 'start' | 'stop' | undefined {
  if (/Clock in at \d/.test(text)) return 'start';
  return /Clock out at \d/.test(text) ? 'stop' : undefined;
}
