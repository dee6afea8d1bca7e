import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyFileText, type Section } from './company-file-text.ts';
import { CompanyFileRefused, faultSentence } from './file-fault.ts';
import { readCompanyFile } from './read-company-file.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

const faultsOf = (text: string, fileName = 'company.yaml') => refusalOf(bytes(text), fileName);

function refusalOf(content: Uint8Array, fileName: string): readonly string[] {
  try {
    readCompanyFile(content, fileName);
    return [];
  } catch (error) {
    if (!(error instanceof CompanyFileRefused)) throw error;
    return error.faults.map(faultSentence);
  }
}

describe('a file is read', () => {
  it('as YAML 1.2, in which a date is text and only true is true', () => {
    const value = readCompanyFile(bytes('a: 2026-01-01\nb: yes\nc: true\nd: 12:30\n'), 'x.yml');

    expect(value).toEqual({ a: '2026-01-01', b: 'yes', c: true, d: '12:30' });
  });

  it('as JSON by its name or by its first character', () => {
    expect(readCompanyFile(bytes('{"a": [1, {}]}'), 'x.json')).toEqual({ a: [1, {}] });
    expect(readCompanyFile(bytes(' {"a": null}'), '-')).toEqual({ a: null });
  });

  it.each([
    ['JSON with a text of 20 MB', { a: 'x'.repeat(20_000_000) }, 'x.json'],
    ['JSON with 10 million marked characters', { a: '\n'.repeat(10_000_000) }, 'x.json'],
    ['JSON with a name of 20 MB', { ['x'.repeat(20_000_000)]: 1 }, 'x.json'],
  ])('however long one text in it is: %s', (_, value, name) => {
    const read = readCompanyFile(bytes(JSON.stringify(value)), name);

    expect(JSON.stringify(read) === JSON.stringify(value)).toBe(true);
  });

  it('however long one text in a YAML row is', () => {
    const note = '\n'.repeat(3_000_000);
    const read = readCompanyFile(bytes(`shifts:\n  - { note: ${JSON.stringify(note)} }\n`), 'x.yaml');

    expect((read as { shifts: { note: string }[] }).shifts[0]?.note === note).toBe(true);
  });

  it('the same whether or not a list of rows needs the parser', () => {
    const rows = ['  - { id: 1, startAtUtc: 2026-01-01T08:00:00Z, note: "\\u00fe\\"", endAtUtc: null }'];
    const plain = `timeEntries:\n${rows.join('\n')}\nother: 1\n`;
    const commented = `timeEntries: # worked time\n${rows.join('\n')}\nother: 1\n`;

    expect(readCompanyFile(bytes(plain), '')).toEqual(readCompanyFile(bytes(commented), ''));
  });

  it('whole when a list goes on in another style', () => {
    const text = 'shifts:\n  - { id: 1 }\n  - id: 2\n    isAdvertised: true\n';

    expect(readCompanyFile(bytes(text), '')).toEqual({ shifts: [{ id: 1 }, { id: 2, isAdvertised: true }] });
  });
});

describe('a file is refused', () => {
  it.each([
    ['a: 1\na: 2', 'line 2, column 1 is not YAML 1.2: Map keys must be unique.'],
    [
      'timeEntries:\n  - { id: 1 }\nb: [',
      'line 3, column 5 is not YAML 1.2: Flow sequence in block collection must be sufficiently indented and end with a ].',
    ],
    ['a: !secret x', 'line 1, column 4 is not YAML 1.2: Unresolved tag: !secret.'],
  ])('with line and column of a YAML fault: %s', (text, sentence) => {
    expect(faultsOf(text)).toContain(sentence);
  });

  it.each([
    ['{"a": 1, "a": 2}', 'line 1, column 10 has the name "a" twice.'],
    ['{"a": 1,\n "b": tru}', 'line 2, column 7 must have a value here.'],
    ['[1, 2', 'line 1, column 6 must have a comma or the end of it here.'],
    ['{} {}', 'line 1, column 4 must be the end of the file.'],
  ])('with line and column of a JSON fault: %s', (text, sentence) => {
    expect(faultsOf(text, 'company.json')).toEqual([sentence]);
  });

  it('when a few aliases would unfold into a flood', () => {
    const levels = Array.from({ length: 9 }, (_, level) => {
      const inner = level === 0 ? 'x' : `*l${level - 1}`;
      return `l${level}: &l${level} [${Array(9).fill(inner).join(', ')}]`;
    });

    expect(faultsOf(levels.join('\n'))).toEqual([
      'The file repeats parts of itself by more than 100 aliases; write them out.',
    ]);
  });

  it('when it is too large for the memory, and the message says what to do', () => {
    expect(refusalOf(new Uint8Array(256_000_001), 'x.json')).toEqual([
      'The file is larger than 256 MB; spread its lists over several files with the same company, and import one after the other: nothing is ever deleted.',
    ]);
  });

  it('with the place of a fault at the end of a long text', () => {
    expect(faultsOf(`{"a": "${'x'.repeat(50_000)}\n"}`, 'x.json')).toEqual([
      'line 1, column 7 must have a value here.',
    ]);
  });

  it('when it is not UTF-8', () => {
    expect(() => readCompanyFile(Uint8Array.of(0x61, 0x3a, 0x20, 0xff), 'x.yaml')).toThrow(
      CompanyFileRefused,
    );
  });
});

describe('what is written is read back', () => {
  const text = fc
    .string({ unit: 'binary' })
    .map((characters) => characters.replace(/(?![\n\t])\p{Cc}/gu, ''));
  const value = fc.oneof(
    text,
    fc.nat(),
    fc.boolean(),
    fc.constant(null),
    fc.uuid(),
    fc.constant('2026-01-01'),
  );
  const name = fc.stringMatching(/^[a-z][A-Za-z]{2,8}$/);
  const items = fc.array(fc.dictionary(name, value, { minKeys: 1 }), { maxLength: 3 });
  const row = fc.dictionary(name, fc.oneof({ weight: 4, arbitrary: value }, items), { minKeys: 1 });

  it.each(['yaml', 'json'] as const)('in %s, whatever the texts are', (form) => {
    fc.assert(
      fc.property(fc.array(row), text, (rows, name) => {
        const sections: Section[] = [
          { name: 'company', block: { name, list: [], nested: { name } } },
          { name: 'rows', rows },
        ];

        const written = [...companyFileText(sections, form)].join('');

        expect(readCompanyFile(bytes(written), `x.${form}`)).toEqual({
          company: { name, list: [], nested: { name } },
          rows,
        });
      }),
    );
  });
});

describe('a file that lies deep in itself', () => {
  const brackets = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

  it.each([
    ['brackets of JSON', 'x.json', brackets(200_000)],
    ['brackets of YAML', 'x.yaml', `a: ${brackets(200_000)}`],
    ['braces of YAML, line by line', 'x.yaml', 'a:\n' + ' {a:\n'.repeat(100_000)],
    ['marks of lists', 'x.yaml', '- '.repeat(200_000)],
    ['lists line by line', 'x.yaml', Array.from({ length: 700 }, (_, at) => `${' '.repeat(at)}-`).join('\n')],
    ['a part that holds itself', 'x.yaml', 'a: &a [*a, *a, *a, *a]'],
    ['a part that holds itself further in', 'x.yaml', 'a: &a { b: { c: [1, { d: *a }] } }'],
  ])('is refused for %s before anything goes down to its end', (_, name, text) => {
    const said = faultsOf(text, name);

    expect(said).toHaveLength(1);
    expect(said[0]).toContain('has more than 64 levels in each other, or a part that holds itself.');
  });

  it('is read where it is as deep as files are, and where brackets stand in texts', () => {
    const text = `# [[[[\na: ${brackets(60)}\nb: "${'['.repeat(500)}"\nc: |\n  ${'{'.repeat(500)}\nd: a [b`;

    expect(readCompanyFile(bytes(text), 'x.yaml')).toMatchObject({ d: 'a [b' });
  });
});
