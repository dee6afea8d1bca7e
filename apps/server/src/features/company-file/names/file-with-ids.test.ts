import fc from 'fast-check';
import { stringify } from 'yaml';
import { describe, expect, it } from 'vitest';
import { readCompanyFile } from '../read-company-file.ts';
import { fileWithIds } from './file-with-ids.ts';
import type { FilledId } from './fill-in.ts';

const ID = '0192f0c1-0000-7000-8000-00000000000a';
const OTHER = '0192f0c1-0000-7000-8000-00000000000b';

const put = (text: string, ids: readonly FilledId[], name = 'cafe.yaml') => {
  const bytes = fileWithIds(new TextEncoder().encode(text), name, ids);
  return bytes && new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
};

describe('ids that are written into a file', () => {
  it.each<[string, string, string]>([
    [
      'on a line of their own',
      'a:\n  - name: x # y\n\n    b: 1\n',
      `a:\n  - id: ${ID}\n    name: x # y\n\n    b: 1\n`,
    ],
    ['in a row', 'a:\n  - { name: x } # y\n', `a:\n  - { id: ${ID}, name: x } # y\n`],
    ['in a row without spaces', 'a:\n- {name: x}\n', `a:\n- {id: ${ID}, name: x}\n`],
    [
      'where an empty id stood',
      'a:\n  - id: # made\n    name: x\n',
      `a:\n  - id: ${ID} # made\n    name: x\n`,
    ],
    ['where null stood', 'a:\n  - { id: null, name: x }\n', `a:\n  - { id: ${ID}, name: x }\n`],
    ['with the line ends of Windows', 'a:\r\n  - name: x\r\n', `a:\r\n  - id: ${ID}\r\n    name: x\r\n`],
    ['behind a byte order mark', '\uFEFFa:\n  - name: x\n', `\uFEFFa:\n  - id: ${ID}\n    name: x\n`],
  ])('stand %s, and nothing else changes', (_, before, after) => {
    expect(put(before, [{ path: ['a', 0], id: ID }])).toBe(after);
  });

  it('stand in JSON as its other fields do', () => {
    expect(
      put(
        '{\n  "a": [\n    {\n      "name": "x"\n    },\n    {"name": "y"}\n  ]\n}\n',
        [
          { path: ['a', 1], id: OTHER },
          { path: ['a', 0], id: ID },
        ],
        'cafe.json',
      ),
    ).toBe(
      `{\n  "a": [\n    {\n      "id": "${ID}",\n      "name": "x"\n    },\n    {"id": "${OTHER}", "name": "y"}\n  ]\n}\n`,
    );
  });

  it('are not written where one item of the file stands for two', () => {
    const text = 'a:\n  - &one { name: x }\n  - *one\n';

    expect(
      put(text, [
        { path: ['a', 0], id: ID },
        { path: ['a', 1], id: OTHER },
      ]),
    ).toBeNull();
  });

  it('are not written into a file that is too large to be taken apart', () => {
    expect(put(`a:\n  - name: x\n# ${'x'.repeat(5_000_000)}\n`, [{ path: ['a', 0], id: ID }])).toBeNull();
  });

  it('leave every other value as it was, however it is written', () => {
    const item = fc.record({
      name: fc.string({ unit: 'binary', maxLength: 12 }),
      note: fc.option(fc.string()),
      list: fc.array(fc.string()),
    });
    const someItems = fc.array(item, { minLength: 1, maxLength: 5 });
    const forms = fc.constantFrom<[string, (value: unknown) => string]>(
      ['x.yaml', (value) => stringify(value)],
      ['x.yaml', (value) => stringify(value, { collectionStyle: 'flow' })],
      ['x.json', (value) => JSON.stringify(value)],
      ['x.json', (value) => JSON.stringify(value, null, 2)],
    );
    fc.assert(
      fc.property(someItems, forms, (items, [name, write]) => {
        const text = write({ a: items });
        const before = new TextEncoder().encode(text);
        const ids = items.map((_, index) => ({ path: ['a', index], id: index === 0 ? ID : OTHER }));

        const after = fileWithIds(before, name, ids);

        const read = readCompanyFile(after ?? new Uint8Array(), name) as { a: object[] };
        expect(read.a).toEqual(
          ids.map(({ id }, index) => ({
            id,
            ...(readCompanyFile(before, name) as { a: object[] }).a[index],
          })),
        );
      }),
    );
  });
});
