// What a replay shows is what is paid once the draft is adopted, whatever was worked and whatever the rules are.
import { agreements, ruleParameters } from '@stimpill/calc';
import fc from 'fast-check';
import { stringify } from 'yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { listEmployees } from '#features/people/employee-store.ts';
import { draftText, readDraft } from '#features/rule-lab/draft-rule.ts';
import { replayPeople } from '#features/rule-lab/replayed-people.ts';
import { calculateTimesheets } from '#features/timesheets/calculate-timesheets.ts';
import { paidLines } from '#features/timesheets/paid-lines.ts';
import { replayDays } from '#features/timesheets/replay-draft.ts';
import { companyScope } from '#database/company-scope.ts';
import { startApi, type TestApi } from './api.ts';
import { makeRandomDay, randomDay, type RandomDay } from './random-days.ts';

const MARCH = { startDate: '2026-03-02', endDate: '2026-03-31' };
const KEYS = [...agreements.keys()];

/** A shipped agreement, some of its minutes others. */
const randomRule = fc.record({
  key: fc.constantFrom(...KEYS),
  turned: fc.array(fc.record({ place: fc.nat(40), minutes: fc.integer({ min: 0, max: 40 }) }), {
    maxLength: 3,
  }),
});

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function ruleOf({ key, turned }: typeof randomRule extends fc.Arbitrary<infer R> ? R : never) {
  const shipped = agreements.get(key)!.definition;
  const parameters = ruleParameters(shipped, 'en').filter(({ unit }) => unit === 'minutes');
  const changes = turned.flatMap(({ place, minutes }) => {
    const path = parameters[place % Math.max(1, parameters.length)]?.path;
    return path === undefined ? [] : [{ path, value: minutes * 15 }];
  });
  const source = { definition: stringify(shipped), agreement: null, ruleSetId: null, versionNumber: null };
  const text = await draftText(companyScope(api.deps.database.knex, ''), source, changes);
  return isRule(text) ? text : stringify(shipped);
}

function isRule(text: string): boolean {
  try {
    readDraft(text);
    return true;
  } catch {
    return false;
  }
}

async function aWorkedMonth(
  days: readonly RandomDay[],
): Promise<{ companyRow: CompanyRow; person: EmployeeRow; ruleSetId: string }> {
  const companyRow = await api.given.aCompany();
  const rule = await api.given.aRule(companyRow);
  const person = await api.given.anEmployee(companyRow);
  for (const day of days) await makeRandomDay(api, person, day);
  return { companyRow, person, ruleSetId: rule.id };
}

const asked = async ({ companyRow }: { readonly companyRow: CompanyRow }) => {
  const { knex } = api.deps.database;
  const company = await requireCompany(knex, companyRow.id);
  const seer = { companyId: company.id, userId: '', role: 'owner', departmentIds: null } as const;
  return { company, seer, isForEverybody: false, departmentId: null, after: null, range: MARCH };
};

describe('a replay', () => {
  it('shows what is paid after the draft was adopted from its first day on, and its days add up', async () => {
    await fc.assert(
      fc.asyncProperty(randomRule, fc.array(randomDay, { maxLength: 8 }), async (rule, days) => {
        const { knex } = api.deps.database;
        const world = await aWorkedMonth(days);
        const { ruleSetId } = world;
        const text = await ruleOf(rule);
        const draft = readDraft(text);
        const request = await asked(world);
        const { people } = await replayPeople(knex, { ...request, ruleSetId, draft });
        const version = { name: 'x', number: 2, validFrom: MARCH.startDate, definition: draft.definition };
        const [employee] = await listEmployees(companyScope(knex, world.companyRow.id));
        const byDay = await replayDays(knex, {
          ...request,
          employee: employee!,
          draft: version,
        });

        await knex('rule_versions').insert({
          company_id: world.companyRow.id,
          rule_set_id: ruleSetId,
          number: 2,
          valid_from: MARCH.startDate,
          agreement: null,
          definition: JSON.stringify(draft.definition),
        });
        const [paid] = await calculateTimesheets(knex, { ...request, employees: [employee!] });

        const after = Object.fromEntries(people[0]!.lines.map((each) => [each.line, each.afterMinutes]));
        expect(withoutZeros(after)).toEqual(withoutZeros(paidLines(paid!)));
        expect(withoutZeros(sumOf(byDay, 'afterMinutes'))).toEqual(withoutZeros(after));
        expect(withoutZeros(sumOf(byDay, 'beforeMinutes'))).toEqual(
          withoutZeros(Object.fromEntries(people[0]!.lines.map((each) => [each.line, each.beforeMinutes]))),
        );
      }),
      { numRuns: 25 },
    );
  });

  it('of the rule in force makes no difference at all', async () => {
    await fc.assert(
      fc.asyncProperty(randomRule, fc.array(randomDay, { maxLength: 8 }), async (rule, days) => {
        const { knex } = api.deps.database;
        const world = await aWorkedMonth(days);
        const draft = readDraft(await ruleOf(rule));
        await knex('rule_versions')
          .where({ rule_set_id: world.ruleSetId })
          .update({ agreement: null, definition: JSON.stringify(draft.definition) });

        const request = { ...(await asked(world)), ruleSetId: world.ruleSetId, draft };
        const { people } = await replayPeople(knex, request);

        for (const { beforeMinutes, afterMinutes } of people[0]!.lines)
          expect(afterMinutes).toBe(beforeMinutes);
        expect(people[0]?.workedMinutes.after).toBe(people[0]?.workedMinutes.before);
      }),
      { numRuns: 25 },
    );
  });
});

type Lines = Readonly<Record<string, number>>;

const withoutZeros = (lines: Lines): Lines =>
  Object.fromEntries(Object.entries(lines).filter(([, minutes]) => minutes !== 0));

function sumOf(days: Awaited<ReturnType<typeof replayDays>>, side: 'beforeMinutes' | 'afterMinutes'): Lines {
  const sums: Record<string, number> = {};
  for (const each of days.flatMap(({ lines }) => lines))
    sums[each.line] = (sums[each.line] ?? 0) + each[side];
  return sums;
}
