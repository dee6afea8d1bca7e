// Kinds and breaks of time entries through an import and an export, into a database and out of it.
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TimeEntryRow } from '#database/tables/time.ts';
import { exampleCompanyFile, exampleEntry, idOf, ids, importer } from './example-company-file.ts';
import { freshDatabase, type TestDatabase } from './test-databases.ts';
import { checkCompanyFile } from '#features/company-file/check-company-file.ts';
import { NOTHING_STORED } from './nothing-stored.ts';
import type { CompanyFileInput } from '#features/company-file/company-file.ts';
import { exportCompany } from '#features/company-file/export-company.ts';
import { CompanyFileRefused, faultSentence } from '#features/company-file/file-fault.ts';
import { readCompanyFile } from '#features/company-file/read-company-file.ts';
import { takeYamlRows } from '#features/company-file/yaml-rows.ts';

type Entry = NonNullable<CompanyFileInput['timeEntries']>[number];
type Break = NonNullable<Entry['breaks']>[number];

let test: TestDatabase;
beforeEach(async () => {
  test = await freshDatabase();
});
afterEach(() => test.drop());

const BASE = Date.UTC(2026, 2, 1);
const instant = (ms: number) => new Date(BASE + ms).toISOString();
const fileWith = (...timeEntries: Entry[]) => exampleCompanyFile({ timeEntries });
const rows = ({ database }: TestDatabase) =>
  database.knex<TimeEntryRow>('time_entries').where({ company_id: ids.company }).orderBy('id');

/** Lengths in ms, one after the other: gap, break, gap, break … and what remains; so breaks never overlap. */
const breaksWithin = fc.array(
  fc.record({
    gap: fc.nat({ max: 3_600_000 }),
    length: fc.integer({ min: 1, max: 3_600_000 }),
    kind: fc.constantFrom<Break['kind'][]>('unpaid', 'paid', 'worked-through'),
  }),
  { maxLength: 5 },
);

const stretch = fc.record({
  gap: fc.nat({ max: 7_200_000 }),
  rest: fc.nat({ max: 3_600_000 }),
  breaks: breaksWithin,
  kind: fc.constantFrom<Entry['kind'][]>('work', 'call-out', 'standby'),
});

/** Entries one after the other; standby, which is beside them, has no breaks. */
const timeEntries = fc.array(stretch, { maxLength: 8 }).map((stretches) => {
  let now = 0;
  return stretches.map(({ gap, rest, breaks, kind }, index): Entry => {
    const start = now + gap;
    let at = start;
    const written = breaks.map((each): Break => {
      const from = at + each.gap;
      at = from + each.length;
      return { startAtUtc: instant(from), endAtUtc: instant(at), ...(each.kind && { kind: each.kind }) };
    });
    now = at + rest;
    return exampleEntry(idOf(100 + index), {
      ...(kind && { kind }),
      startAtUtc: instant(start),
      endAtUtc: instant(now),
      breaks: kind === 'standby' ? [] : written.reverse(),
    });
  });
});

describe('kinds and breaks', () => {
  it.each(['yaml', 'json'] as const)('come out as %s as they went in, whatever they are', async (form) => {
    await fc.assert(
      fc.asyncProperty(timeEntries, async (entries) => {
        const [first, second] = [await freshDatabase(), await freshDatabase()];
        try {
          await importer(first)(fileWith(...entries));
          const text = [...((await exportCompany(first.database.knex, ids.company, form)) ?? [])].join('');
          const read = readCompanyFile(new TextEncoder().encode(text), `x.${form}`);

          await importer(second)(read);

          expect(await rows(second)).toEqual(await rows(first));
          const known = new Map(entries.map((entry) => [entry.id, entry]));
          for (const { id, startAtUtc, endAtUtc, kind, breaks } of checkCompanyFile(read, NOTHING_STORED)
            .timeEntries) {
            const given = known.get(id);
            expect([instant(startAtUtc - BASE), kind]).toEqual([given?.startAtUtc, given?.kind ?? 'work']);
            expect(endAtUtc).toBe(Date.parse(given?.endAtUtc ?? ''));
            expect(breaks.map(({ startAtUtc: at }) => instant(at - BASE))).toEqual(
              (given?.breaks ?? []).map(({ startAtUtc: at }) => at).sort(),
            );
          }
        } finally {
          await first.drop();
          await second.drop();
        }
      }),
      { numRuns: 8 },
    );
  });

  it('stand one entry a line in an export, which is read without the parser', async () => {
    const lunch = { startAtUtc: instant(3_600_000), endAtUtc: instant(5_400_000) };
    await importer(test)(
      fileWith(
        exampleEntry(idOf(20), { startAtUtc: instant(0), endAtUtc: instant(7_200_000), breaks: [lunch] }),
        exampleEntry(idOf(21), { startAtUtc: instant(7_200_000), endAtUtc: null }),
      ),
    );

    const text = [...((await exportCompany(test.database.knex, ids.company, 'yaml')) ?? [])].join('');

    expect(text).toContain(
      'kind: "work", startAtUtc: 2026-03-01T00:00:00.000Z, endAtUtc: 2026-03-01T02:00:00.000Z, ' +
        'breaks: [{ startAtUtc: 2026-03-01T01:00:00.000Z, endAtUtc: 2026-03-01T01:30:00.000Z, kind: "unpaid" }]',
    );
    expect(text).toContain('breaks: []');
    expect(takeYamlRows(text).lists.get('timeEntries')).toHaveLength(2);
  });

  it('that are imported twice change nothing, and two entries may exchange their kinds', async () => {
    const work = exampleEntry(idOf(20), { startAtUtc: instant(0), endAtUtc: instant(7_200_000) });
    const beside = { ...work, id: idOf(21), kind: 'standby' as const };
    await importer(test)(fileWith(work, beside));

    const again = await importer(test)(fileWith(work, beside));
    const exchanged = await importer(test)(
      fileWith({ ...work, kind: 'standby' }, { ...beside, kind: 'work' }),
    );

    expect(again.counts.timeEntries).toEqual({ added: 0, changed: 0, unchanged: 2 });
    expect(exchanged.counts.timeEntries).toEqual({ added: 0, changed: 2, unchanged: 0 });
    expect((await rows(test)).map(({ kind }) => kind)).toEqual(['standby', 'work']);
  });

  it('of locked time are not changed by a file', async () => {
    const locked = exampleEntry(idOf(20), { isLocked: true });
    await importer(test)(fileWith(locked));
    const lunch = { startAtUtc: '2026-03-02T09:00:00Z', endAtUtc: '2026-03-02T09:30:00Z' };

    for (const change of [{ kind: 'call-out' as const }, { breaks: [lunch] }])
      await expect(importer(test)(fileWith({ ...locked, ...change }))).rejects.toThrow(CompanyFileRefused);
    expect(await rows(test)).toMatchObject([{ kind: 'work', breaks: null }]);
  });

  it('are compared with stored time: standby with standby, work with work', async () => {
    const stored = exampleEntry(idOf(20), { startAtUtc: instant(0), endAtUtc: instant(7_200_000) });
    await importer(test)(fileWith({ ...stored, kind: 'standby' }));
    await importer(test)(fileWith({ ...stored, id: idOf(21) }));

    const over = importer(test)(fileWith({ ...stored, id: idOf(22), kind: 'standby' }));

    const refusal = await over.catch((error: unknown) => error as CompanyFileRefused);
    expect((refusal as CompanyFileRefused).faults.map(faultSentence)).toEqual([
      'Jón Þór Æsuson (timeEntries[0]): overlaps standby that is stored already, from 2026-03-01T00:00:00.000Z to 2026-03-01T02:00:00.000Z.',
    ]);
    expect(await rows(test)).toHaveLength(2);
  });
});
