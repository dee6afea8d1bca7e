import type { PayEffect } from '@stimpill/api-types/manage';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EmployeeRow } from '#database/tables/people.ts';
import { companyWorld } from '../../../test/company-world.ts';
import { correctEntry } from '../../../test/entries-by-call.ts';
import { readEveryTable } from '../../../test/read-every-table.ts';

const world = companyWorld('findCorrectionEffect');

const NOTHING = { breaks: [], projectId: null, subProjectId: null, isDraft: false };
const HOURS = { startAtUtc: '2026-02-20T08:00:00.000Z', endAtUtc: '2026-02-20T16:00:00.000Z' };
const ENTRY = { kind: 'work', ...HOURS, ...NOTHING };

const inCompany = () => ({ companyId: world.tenant.company.id });

describe('200', () => {
  it('tells what a new entry adds to each pay line, by the names of the agreement', async () => {
    const { employee, company } = world.tenant;
    await world.api.given.aRule(company);
    const entry = { ...ENTRY, endAtUtc: '2026-02-20T18:00:00.000Z' };

    const { data } = await world.call({ role: 'manager', body: { employeeId: employee.id, entry } });

    expect(data).toMatchObject({
      employeeId: employee.id,
      workedMinutesAfter: data.workedMinutesBefore + 600,
    });
    expect(
      data.lines.map(({ key, beforeMinutes, afterMinutes }) => [key, afterMinutes - beforeMinutes]),
    ).toEqual([
      ['DV', 480],
      ['YV', 120],
    ]);
    expect(data.lines[0]?.names[0]).toMatchObject({ is: 'dagvinna' });
  });

  it('changes nothing', async () => {
    const { database } = world.api;
    const { employee } = world.tenant;
    const { id } = await world.api.given.anEntry(employee, '2026-02-20T08:00:00Z', '2026-02-20T16:00:00Z');
    const { token } = await world.api.given.aSession(world.tenant.users.owner);
    const everything = async () =>
      (await readEveryTable(database.database)).filter((row) => !row.startsWith('request_limits '));
    const before = await everything();

    const added = {
      employeeId: employee.id,
      entry: { ...ENTRY, startAtUtc: '2026-02-20T18:00:00.000Z', endAtUtc: '2026-02-20T19:00:00.000Z' },
    };
    for (const body of [
      added,
      { timeEntryId: id },
      { timeEntryId: id, splitAtUtc: '2026-02-20T10:00:00.000Z' },
    ])
      expect(
        (await world.api.call('findCorrectionEffect', { params: inCompany(), token, body })).status,
      ).toBe(200);

    expect(await everything()).toEqual(before);
  });

  it('is none for a draft, which is not paid', async () => {
    const body = { employeeId: world.tenant.employee.id, entry: { ...ENTRY, isDraft: true } };

    expect((await world.call({ body })).data.lines).toEqual([]);
  });

  it('is what comes of it once it is made, for any corrections of a week', async () => {
    const { api, tenant } = world;
    await api.given.aRule(tenant.company);
    await fc.assert(
      fc.asyncProperty(fc.array(correction, { minLength: 1, maxLength: 6 }), async (corrections) => {
        const employee = await api.given.anEmployee(tenant.company);
        for (const each of corrections) await compare(employee, each);
        api.time.advance({ minutes: 1 });
      }),
      { numRuns: 12 },
    );
  });
});

/** Minutes from the beginning of a week, and what is done there. */
const correction = fc.record({
  kind: fc.constantFrom('add', 'add', 'change', 'split', 'remove'),
  which: fc.nat(5),
  startMinute: fc.integer({ min: 0, max: 7 * 1440 }),
  lengthMinutes: fc.integer({ min: 1, max: 900 }),
  isDraft: fc.boolean(),
});

type RandomCorrection = typeof correction extends fc.Arbitrary<infer Value> ? Value : never;

const atMinute = (minute: number) => new Date(Date.parse('2026-02-02') + minute * 60_000).toISOString();

/** Asks for the effect, makes the correction, and compares with what v1 says of the same days before and after. */
async function compare(employee: EmployeeRow, random: RandomCorrection): Promise<void> {
  const made = await requestOf(employee, random);
  if (made === null) return;
  const asked = await world.call({ body: made.asked });
  if (asked.status !== 200) {
    expect((await made.save()).codes).toEqual(asked.codes);
    return;
  }
  const effect = asked.data;
  const before = await paidIn(employee, effect);
  expect((await made.save()).status).toBe(200);
  expect(differenceOf(before, await paidIn(employee, effect))).toEqual(
    Object.fromEntries(
      effect.lines.map(({ key, beforeMinutes, afterMinutes }) => [key, afterMinutes - beforeMinutes]),
    ),
  );
}

async function requestOf(employee: EmployeeRow, random: RandomCorrection) {
  const { kind, which, startMinute, lengthMinutes, isDraft } = random;
  const entry = {
    ...ENTRY,
    isDraft,
    startAtUtc: atMinute(startMinute),
    endAtUtc: atMinute(startMinute + lengthMinutes),
  };
  const params = inCompany();
  const reason = 'at random';
  if (kind === 'add') {
    const body = { employeeId: employee.id, ...entry, reason };
    return {
      asked: { employeeId: employee.id, entry },
      save: () => world.ask('addTimeEntry', { params, body }),
    };
  }
  const rows = await world.api.database.database
    .knex('time_entries')
    .where({ employee_id: employee.id })
    .orderBy('id');
  const { id: timeEntryId } = (rows[which % Math.max(rows.length, 1)] as { id: string } | undefined) ?? {
    id: null,
  };
  if (timeEntryId === null) return null;
  const ofEntry = { ...params, timeEntryId };
  const { headers: read } = await world.ask('getTimeEntry', { params: ofEntry });
  const headers = { 'If-Match': read.get('ETag') ?? '' };
  const { token } = await world.api.given.aSession(world.tenant.users.owner);
  if (kind === 'change')
    return {
      asked: { timeEntryId, entry },
      save: () => correctEntry(world.api, { ...params, token }, timeEntryId, { ...entry, reason }),
    };
  if (kind === 'remove')
    return {
      asked: { timeEntryId },
      save: () => world.ask('removeTimeEntry', { params: ofEntry, headers, body: { reason } }),
    };
  const atUtc = atMinute(startMinute);
  return {
    asked: { timeEntryId, splitAtUtc: atUtc },
    save: () => world.ask('splitTimeEntry', { params: ofEntry, headers, body: { atUtc, reason } }),
  };
}

async function paidIn(
  { id: employeeId }: EmployeeRow,
  { startDate, endDate }: PayEffect,
): Promise<Readonly<Record<string, number>>> {
  const query = { employeeId, startDate, endDate };
  const { data } = await world.ask('getTimeEntries', { params: inCompany(), query });
  const { dynamicPayLines, creditMinutes } = data.totals;
  // The one credit of this rule that stands on no pay line: time off where a long shift left too little rest.
  return { ...dynamicPayLines, restTimeOff: creditMinutes['restTimeOff'] ?? 0 };
}

function differenceOf(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): Record<string, number> {
  const lines = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    lines
      .map((line) => [line, (after[line] ?? 0) - (before[line] ?? 0)] as const)
      .filter(([, minutes]) => minutes !== 0),
  );
}

describe('400', () => {
  it.each([
    [['employeeId'], { entry: ENTRY }],
    [['entry'], { employeeId: '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01' }],
    [
      ['splitAtUtc'],
      { employeeId: '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01', entry: ENTRY, splitAtUtc: HOURS.endAtUtc },
    ],
    [
      ['entry.kind', 'entry.breaks'],
      { employeeId: '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01', entry: { ...ENTRY, kind: 'x', breaks: 1 } },
    ],
  ])('names %j where it is at fault', async (fields, body) => {
    const { status, errors } = await world.call({ body });

    expect([status, errors.map(({ field }) => field)]).toEqual([400, fields]);
  });
});

describe('404', () => {
  it('does not know a person, an entry or a project that is not there', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    const employeeId = world.tenant.employee.id;
    const project = { ...ENTRY, projectId: unknown };

    expect(await world.refusal({ body: { employeeId: unknown, entry: ENTRY } })).toEqual([
      404,
      'employee.not_found',
    ]);
    expect(await world.refusal({ body: { timeEntryId: unknown } })).toEqual([404, 'entry.not_found']);
    expect(await world.refusal({ body: { employeeId, entry: project } })).toEqual([404, 'project.not_found']);
  });
});

describe('409', () => {
  it('refuses what the correction would be refused for', async () => {
    const { employee, timeEntry } = world.tenant;
    const over = { ...ENTRY, startAtUtc: '2026-03-01T10:00:00.000Z', endAtUtc: '2026-03-01T11:00:00.000Z' };

    expect(await world.refusal({ body: { timeEntryId: timeEntry.id } })).toEqual([409, 'entry.locked']);
    expect(await world.refusal({ body: { employeeId: employee.id, entry: over } })).toEqual([
      409,
      'entry.overlaps',
    ]);
  });
});
