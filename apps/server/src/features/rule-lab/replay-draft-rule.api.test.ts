import { beforeEach, describe, expect, it } from 'vitest';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { RuleSetRow } from '#database/tables/rules.ts';
import { companyWorld } from '../../../test/company-world.ts';
import { PLAIN_DRAFT } from '../../../test/conformance/good-draft-calls.ts';

const world = companyWorld('replayDraftRule');

const MARCH = { startDate: '2026-03-01', endDate: '2026-03-31' };
let rule: RuleSetRow;
let anna: EmployeeRow;

beforeEach(async () => {
  const { given } = world.api;
  rule = await given.aRule(world.tenant.company);
  anna = await given.anEmployee(world.tenant.company, { display_name: 'Anna', rule_set_id: rule.id });
});

const replayOf = (rest: object = {}) => ({
  definition: PLAIN_DRAFT,
  ruleSetId: rule.id,
  ...MARCH,
  isForEverybody: false,
  departmentId: null,
  after: null,
  ...rest,
});
const replay = async (rest: object = {}) => (await world.call({ body: replayOf(rest) })).data;
const worked = (date: string, whose: EmployeeRow = anna, columns: object = {}) =>
  world.api.given.anEntry(whose, `${date}T08:00:00Z`, `${date}T18:00:00Z`, columns);

describe('200', () => {
  it('shows what each of the people of the rule was paid, and what the draft would have paid', async () => {
    await worked('2026-03-02');

    expect(await replay()).toEqual({
      peopleCount: 1,
      people: [
        {
          employeeId: anna.id,
          employeeDisplayName: 'Anna',
          workedMinutes: { beforeMinutes: 600, afterMinutes: 600 },
          lines: [
            { key: 'DV', beforeMinutes: 480, afterMinutes: 600 },
            { key: 'YV', beforeMinutes: 120, afterMinutes: 0 },
          ],
          approvedEntries: 0,
          keptOtherwiseEntries: 0,
        },
      ],
      lines: [
        { key: 'DV', names: [{ is: 'dagvinna', en: 'day work', pl: expect.any(String) as string }] },
        { key: 'YV', names: expect.arrayContaining([expect.objectContaining({ is: 'yfirvinna' })]) as [] },
      ],
      next: null,
    });
  });

  it('compares approved time as it was approved, and says so', async () => {
    await worked('2026-03-02');
    const { token } = await world.api.given.aSession(world.tenant.users.owner);
    await world.api.call('approvePayrollMonth', {
      params: { companyId: world.tenant.company.id },
      token,
      body: { ...MARCH, employeeIds: [anna.id] },
    });
    await world.api.database.database
      .knex('rule_versions')
      .where({ rule_set_id: rule.id })
      .update({ agreement: null, definition: PLAIN_DRAFT });

    const [person] = (await replay()).people;

    expect(person).toMatchObject({ approvedEntries: 1, keptOtherwiseEntries: 1 });
    expect(person?.lines[1]).toEqual({ key: 'YV', beforeMinutes: 120, afterMinutes: 0 });
  });

  it('goes on where it ended, everybody once, and counts them from the beginning', async () => {
    for (let count = 0; count < 30; count += 1)
      await world.api.given.anEmployee(world.tenant.company, { rule_set_id: rule.id });

    const first = await replay();
    const second = await replay({ after: first.next });

    const ids = [...first.people, ...second.people].map(({ employeeId }) => employeeId);
    expect([first.peopleCount, first.people.length, second.next]).toEqual([31, 25, null]);
    expect([ids.length, new Set(ids).size]).toEqual([31, 31]);
  });

  it('is for everybody or for a department, if that is asked for', async () => {
    const { department, employee, users } = world.tenant;

    const everybody = await replay({ isForEverybody: true });
    const ofDepartment = await replay({ isForEverybody: true, departmentId: department.id });

    expect(everybody.peopleCount).toBe(Object.keys(users).length + 1);
    expect(ofDepartment.people.map(({ employeeId }) => employeeId)).toEqual([employee.id]);
  });

  it('leaves the days before it under the rules that they had', async () => {
    await worked('2026-03-02');

    const [person] = (await replay({ startDate: '2026-03-02', endDate: '2026-03-02' })).people;
    const [earlier] = (await replay({ startDate: '2026-03-03' })).people;

    expect(person?.lines).toHaveLength(2);
    expect(earlier?.lines).toEqual([]);
  });
});

describe('400', () => {
  it('names the place of a fault in the draft', async () => {
    const { status, errors } = await world.call({ body: replayOf({ definition: '{"baseClass": "x"}' }) });

    expect([status, errors[0]?.field]).toEqual([400, 'definition.codeMap']);
  });

  it('refuses a range that ends before it begins, or is longer than a year', async () => {
    expect(await world.refusal({ body: replayOf({ endDate: '2026-02-01' }) })).toEqual([
      400,
      'range.invalid',
    ]);
    expect(await world.refusal({ body: replayOf({ endDate: '2028-02-01' }) })).toEqual([
      400,
      'range.too_long',
    ]);
  });
});

describe('404', () => {
  it('does not know an unknown rule set, an unknown department, nor whom it is to go on after', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';

    expect(await world.refusal({ body: replayOf({ ruleSetId: nobody }) })).toEqual([
      404,
      'rule_set.not_found',
    ]);
    expect(await world.refusal({ body: replayOf({ departmentId: nobody }) })).toEqual([
      404,
      'department.not_found',
    ]);
    expect(await world.refusal({ body: replayOf({ after: nobody }) })).toEqual([404, 'employee.not_found']);
  });
});
