import { describe, expect, it } from 'vitest';
import { textsOf, withValueAt, type TextPlace } from '../test/texts-of.ts';
import { manageOperations } from './manage/index.ts';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';
import { ownOperations } from './own/index.ts';
import { stationOperations } from './private/index.ts';

/** Taken whatever it is made of, and why. */
const TAKEN: Readonly<Record<string, string>> = {
  email: 'looked up, and where it is stored read as an address',
  definition: 'the text of a rule file: what people read in it is looked at where it is read as a rule',
  changes: 'a value of such a text',
  rows: 'cells of a spreadsheet, of which each has a fault of its own in the answer',
  token: 'of a link, compared by its digest',
  anchor: 'of the clock of a server, compared with its own',
  allowedIpRanges: 'parsed as ranges where settings are checked as a company file is',
  from: 'parsed as a local time there',
};

/** What nobody can see in it is nothing, as where it is left out. */
const MAY_BE_NOTHING = ['note of requestCorrection'];

const bodies = Object.values({
  ...operations,
  ...manageOperations,
  ...stationOperations,
  ...ownOperations,
}).flatMap((operation: Operation) =>
  operation.body === undefined ? [] : [{ ...operation, schema: operation.body, id: operation.id }],
);

const texts = bodies.flatMap(({ id, schema, example }) =>
  textsOf(schema)
    .filter(({ path, isSecret }) => !isSecret && !path.some((step) => step in TAKEN))
    .map(({ path }) => ({ says: `${path.join('.')} of ${id}`, path, schema, body: example.body })),
);

function isRefusedAt(text: (typeof texts)[number], value: string): boolean {
  const { error } = text.schema.safeParse(withValueAt(text.body, text.path, value));
  return (error?.issues ?? []).some(({ path }) => isSame(path, text.path));
}

const isSame = (one: readonly PropertyKey[], other: TextPlace['path']) =>
  one.length === other.length && one.every((step, at) => step === other[at]);

const unlessRefused = (value: string) =>
  texts.filter((text) => !isRefusedAt(text, value)).map(({ says }) => says);

const named = (character: string) => [`U+${character.codePointAt(0)?.toString(16)}`, character] as const;

const MARKS = [
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'],
  ...['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\u009b', '\n', '\r', '\u2028', '\u2029'],
].map(named);

const UNSEEN = [
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2060',
  '\u00ad',
  '\u3164',
  '\u2800',
  '\ufeff',
  '\u{e0041}',
].map(named);

describe('a text in a request of any of our three APIs', () => {
  it('is found in every form of schema, more than a hundred in all', () => {
    expect(texts.length).toBeGreaterThan(100);
  });

  it.each(MARKS)('is refused by the name of its field with %s in it', (_, mark) => {
    expect(unlessRefused(`Anna${mark}nnA`)).toEqual([]);
  });

  it.each(UNSEEN)(
    'is refused by the name of its field where it is %s, of which nothing is seen',
    (_, unseen) => {
      expect(unlessRefused(unseen.repeat(3))).toEqual(MAY_BE_NOTHING);
    },
  );
});
