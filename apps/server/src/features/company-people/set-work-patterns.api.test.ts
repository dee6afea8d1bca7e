import { describe, expect, it } from 'vitest';
import type { EmployeeRow } from '#database/tables/people.ts';
import { companyWorld } from '../../../test/company-world.ts';
import { personRefusals } from '../../../test/person-refusals.ts';
import { OFFICE_HOURS } from '../../../test/worked-pattern.ts';

const world = companyWorld('setWorkPatterns');
const person = personRefusals(world);

type Hours = typeof OFFICE_HOURS;
type Changes = readonly { readonly from: string; readonly workPattern: Hours | null }[];

const SHORT: Hours = OFFICE_HOURS.map((day) => ({ ...day, to: '12:00' }));

const somebody = (overrides: object = {}) =>
  world.api.given.anEmployee(world.tenant.company, {
    ...{ pay_basis: 'hourly', employment_start_date: '2025-01-01', ...overrides },
  });

async function setting({ id }: EmployeeRow, workPatternChanges: Changes, evenApproved = false) {
  const params = { companyId: world.tenant.company.id, employeeId: id };
  const { headers } = await world.ask('getPerson', { params });
  const ifMatch = { 'If-Match': headers.get('ETag') ?? '' };
  return { params, headers: ifMatch, body: { workPatternChanges, evenApproved } };
}

/** What April pays for each of its holidays. */
async function holidaysOfApril({ id }: EmployeeRow) {
  const { data } = await world.ask('previewPayrollExport', {
    body: {
      ...{ startDate: '2026-04-01', endDate: '2026-04-30' },
      ...{ exportTarget: 'generic', employeeIds: [id] },
    },
  });
  return {
    unknown: data.issues.filter(({ code }) => code === 'holiday_pay.hours_unknown').length,
    minutes: data.lines.map(({ minutes }) => minutes),
  };
}

describe('200', () => {
  it('pays each holiday by the hours of its day, and warns no more', async () => {
    await world.api.given.aRule(world.tenant.company);
    const anna = await somebody();
    const before = await holidaysOfApril(anna);

    const changes = [
      { from: '2026-03-02', workPattern: OFFICE_HOURS },
      { from: '2026-04-20', workPattern: SHORT },
    ];
    const { data } = await world.call(await setting(anna, changes));

    expect(data.workPatternChanges).toEqual(changes);
    expect(before).toEqual({ unknown: 1, minutes: [] });
    // Maundy Thursday, Good Friday and Easter Monday by the first, the first day of summer by the second.
    expect(await holidaysOfApril(anna)).toEqual({ unknown: 0, minutes: [3 * 480 + 240] });
  });

  it('takes a change back with the earlier list, and the log has both', async () => {
    const anna = await somebody();
    await world.call(await setting(anna, [{ from: '2026-03-02', workPattern: SHORT }]));
    const { data } = await world.call(await setting(anna, []));

    expect(data.workPatternChanges).toEqual([]);
    const { changes } = (await world.ask('listChanges')).data;
    expect(changes.map(({ subject, fields }) => [subject, fields.map(({ name }) => name)])).toEqual([
      ['employee', ['síðari vinnumynstur']],
      ['employee', ['síðari vinnumynstur']],
    ]);
  });

  it('changes what approved days pay only where that is said', async () => {
    await world.api.given.aRule(world.tenant.company);
    const anna = await somebody();
    await world.api.given.aClosedTime(anna, '2025-12-01', '2025-12-31');
    const changes = [{ from: '2025-12-01', workPattern: OFFICE_HOURS }];

    const refused = await world.refusal(await setting(anna, changes));
    const { status } = await world.call(await setting(anna, changes, true));
    const undo = await world.refusal(await setting(anna, []));

    expect([refused, status, undo]).toEqual([
      [409, 'person.hours_approved'],
      200,
      [409, 'person.hours_approved'],
    ]);
  });

  it('lets what stood before stay, also where the employment has begun anew since', async () => {
    const earlier = { from: '2024-06-01', workPattern: SHORT };
    const anna = await somebody({ pattern_changes: JSON.stringify([earlier]) });

    const { data } = await world.call(
      await setting(anna, [earlier, { from: '2026-03-02', workPattern: null }]),
    );

    expect(data.workPatternChanges.map(({ from }) => from)).toEqual(['2024-06-01', '2026-03-02']);
  });

  it('is kept by anyone who changes the rest of the record', async () => {
    const anna = await somebody();
    const { params, ...rest } = await setting(anna, [{ from: '2026-03-02', workPattern: SHORT }]);
    const { data, headers } = await world.call({ params, ...rest });
    const { id: _id, role: _role, workPatternChanges: kept, ...said } = data;

    const { data: changed } = await world.ask('changePerson', {
      ...{ params, headers: { 'If-Match': headers.get('ETag') ?? '' } },
      body: { ...said, jobTitle: 'Bakari' },
    });

    expect(changed).toMatchObject({ jobTitle: 'Bakari', workPatternChanges: kept });
  });
});

describe('400', () => {
  it('refuses days in the wrong order, twice, or outside of the employment', async () => {
    const anna = await somebody({ employment_end_date: '2026-06-30' });
    const fieldOf = async (...days: string[]) => {
      const changes = days.map((from) => ({ from, workPattern: SHORT }));
      return (await world.call(await setting(anna, changes))).errors.map(({ field }) => field);
    };

    expect(await fieldOf('2026-03-02', '2026-03-02')).toEqual(['workPatternChanges[1].from']);
    expect(await fieldOf('2026-03-02', '2026-03-01')).toEqual(['workPatternChanges[1].from']);
    expect(await fieldOf('2024-12-31', '2026-07-01')).toEqual([
      'workPatternChanges[0].from',
      'workPatternChanges[1].from',
    ]);
  });
});

describe('403', () => {
  it('is for anyone who may change the record', async () => {
    const { users } = world.tenant;

    const own = await setting(users.manager, []);
    const owners = await setting(users.owner, []);

    expect(await world.refusal({ role: 'manager', ...own })).toEqual([403, 'person.own_record']);
    expect(await world.refusal({ role: 'manager', ...owners })).toEqual([403, 'person.owner_only']);
  });
});

describe('404', person.ofNobody);

describe('409', () => {
  it('refuses what changes a day that was approved, and leaves all as it was', async () => {
    await world.api.given.aRule(world.tenant.company);
    const anna = await somebody();
    await world.api.given.aClosedTime(anna, '2025-12-25', '2025-12-25');
    const call = await setting(anna, [{ from: '2025-12-01', workPattern: OFFICE_HOURS }]);

    const { status, errors } = await world.call(call);

    expect([status, errors[0]?.field]).toEqual([409, 'evenApproved']);
    const { data } = await world.ask('getPerson', { params: call.params });
    expect(data.workPatternChanges).toEqual([]);
  });
});

describe('412', () => {
  it('stores one of two that were made from the same record', async () => {
    const anna = await somebody();
    const one = await setting(anna, [{ from: '2026-03-02', workPattern: SHORT }]);
    const other = await setting(anna, [{ from: '2026-03-02', workPattern: OFFICE_HOURS }]);

    const statuses = [(await world.call(one)).status, (await world.call(other)).status];

    expect(statuses).toEqual([200, 412]);
  });
});
