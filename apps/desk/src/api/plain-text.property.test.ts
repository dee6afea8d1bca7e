import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasLetterOrDigit,
  hasSomethingInView,
  isPlainLine,
  isPlainText,
  nameFault,
  showUnseen,
  TEXT_FAULTS,
  withUnseen,
} from '@stimpill/api-types/plain-text';

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));

const TURNING = [...between(0x202a, 0x202e), ...between(0x2066, 0x2069)];
const CONTROLS = [...between(0, 0x1f), ...between(0x7f, 0x9f)];
const LINE_ENDS = ['\n', '\r', '\u0085', '\u2028', '\u2029'];
const NEVER_ON_A_LINE = [...TURNING, ...CONTROLS, ...LINE_ENDS];

const text = fc.string({ unit: 'binary' });
const anywhere = fc.tuple(text, fc.constantFrom(...NEVER_ON_A_LINE), text);

/** Where nothing is seen, joiners among it. */
const UNSEEN = [
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u180e',
  '\u3164',
  '\u115f',
  '\u2800',
  ' ',
];

describe('a name', () => {
  it.each([
    ['of our letters', 'Þórunn Ósk Ægisdóttir'],
    ['of others', 'Łukasz Wiśniewski'],
    ['with a joiner that is spelling', 'می\u200cخواهم'],
    ['joined from several', 'क्\u200dष'],
    ['from right to left', 'אבגד'],
    ['of one digit', '7'],
    ['with an emoji', 'Kaffihús 👩‍🍳'],
    ['with accents of their own', 'Jo\u0301n'],
  ])('is good %s', (_, name) => {
    expect(nameFault(name)).toBeUndefined();
  });

  it('is refused with a turning mark, control character or line end anywhere in it', () => {
    fc.assert(
      fc.property(anywhere, ([before, mark, after]) => {
        expect(nameFault(`${before}${mark}${after}`)).not.toBeUndefined();
        expect(isPlainLine(`${before}${mark}${after}`)).toBe(false);
      }),
    );
  });

  it('is refused where nothing of it can be seen, however much it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...UNSEEN) }), (name) => {
        expect(nameFault(name)).toBe(TEXT_FAULTS.empty);
      }),
    );
  });

  it.each(['!!', '👩‍🍳', '—', '\u0301', '...'])('is refused without a letter or a digit: %s', (name) => {
    expect(nameFault(name)).toBe(TEXT_FAULTS.unnamed);
  });

  it('that is good has a letter or a digit in view, on one line', () => {
    fc.assert(
      fc.property(text, (name) => {
        fc.pre(nameFault(name) === undefined);
        expect([isPlainLine(name), hasLetterOrDigit(name), hasSomethingInView(name)]).toEqual([
          true,
          true,
          true,
        ]);
      }),
    );
  });
});

describe('a text of several lines', () => {
  it('keeps its line ends and tabs', () => {
    expect(isPlainText('Fyrst\r\n\tSvo\nAð lokum\u2028')).toBe(true);
  });

  it('is refused with a turning mark or another control character anywhere in it', () => {
    const bad = NEVER_ON_A_LINE.filter((mark) => !['\n', '\r', '\t', '\u2028', '\u2029'].includes(mark));
    fc.assert(
      fc.property(text, fc.constantFrom(...bad), text, (before, mark, after) => {
        expect(isPlainText(`${before}${mark}${after}`)).toBe(false);
      }),
    );
  });
});

describe('what was stored with characters that nobody sees', () => {
  it.each([
    ['{"name":"Anna\u202ennA"}', '{"name":"Anna[U+202E]nnA"}'],
    ['{"name":"\u200b"}', '{"name":"[U+200B]"}'],
    ['{"name":"\u200d\u3164 "}', '{"name":"[U+200D][U+3164] "}'],
    [
      '["\ufeffDagur;Nafn","Jo\u0301n","می\u200cخواهم"," "]',
      '["\ufeffDagur;Nafn","Jo\u0301n","می\u200cخواهم"," "]',
    ],
  ])('is shown with a sign for each, and only that: %j', (stored, shown) => {
    expect(showUnseen(stored)).toBe(shown);
    expect(withUnseen(shown)).toBe(stored);
  });

  it('is no longer there when it is shown, and comes back whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), anywhere, (before, [, mark, after]) => {
        fc.pre(!before.includes('[U+') && !after.includes('[U+'));
        const stored = JSON.stringify({ name: `${before}${mark}${after}` });
        const shown = showUnseen(stored);
        expect(TURNING.some((turning) => shown.includes(turning))).toBe(false);
        expect(withUnseen(shown)).toBe(stored);
        expect(() => void JSON.parse(shown)).not.toThrow();
      }),
    );
  });

  it('leaves a sign alone that somebody wrote for a character that can be seen', () => {
    expect(withUnseen('[U+0041] [U+110000] [U+00AD]')).toBe('[U+0041] [U+110000] \u00ad');
  });
});
