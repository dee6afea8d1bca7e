// What holds when many punches are recorded at the same moment: no second open entry, no overlap, no lost punch.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { PASSWORD } from '../../../test/given.ts';
import { stored } from '../../../test/stored.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('fifty at the same moment', () => {
  it('start one entry, and stop it once', async () => {
    const company = await api.given.aCompany();
    const employee = await api.given.anEmployee(company);
    const owner = await api.given.anEmployee(company, { role: 'owner' });
    const fifty = async (action: string) => {
      // The limit of the partner door is a user's own, so that two windows are enough for a hundred punches.
      const { token } = await api.given.aSession(owner);
      const body = { employeeId: employee.id, action };
      const punch = () => api.call('partnerPunch', { params: { companyId: company.id }, token, body });
      const answers = await Promise.all(Array.from({ length: 50 }, punch));
      return answers.map(({ status, codes }) => [status, ...codes].join(' ')).sort();
    };

    const starts = await fifty('start');
    api.time.advance({ minutes: 1 });
    const stops = await fifty('stop');

    expect(starts).toEqual(['200', ...Array<string>(49).fill('409 punch.already_clocked_in')]);
    expect(stops).toEqual(['200', ...Array<string>(49).fill('409 punch.not_clocked_in')]);
    expect(await stored(api).entriesOf(employee)).toMatchObject([{ end_at: api.time.clock() }]);
    expect(await stored(api).punchesOf(company)).toHaveLength(100);
  });

  it('of fifty people start fifty entries', async () => {
    const company = await api.given.aCompany();
    const { token } = await api.given.aSession(await api.given.anEmployee(company, { role: 'owner' }));
    const people = [];
    for (let count = 0; count < 50; count += 1) people.push(await api.given.anEmployee(company));

    const answers = await Promise.all(
      people.map(({ id }) =>
        api.call('partnerPunch', {
          params: { companyId: company.id },
          token,
          body: { employeeId: id, action: 'start' },
        }),
      ),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => data.timeEntryId)).size).toBe(50);
  });
});

type Step = {
  readonly person: number;
  readonly action: 'start' | 'stop';
  readonly door: 'partner' | 'terminal';
  /** How far the clock of the server moves before it; now and then it is set back. */
  readonly waitMs: number;
};

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    person: fc.integer({ min: 0, max: 2 }),
    action: fc.constantFrom('start', 'stop'),
    door: fc.constantFrom('partner', 'terminal'),
    waitMs: fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 0, max: 3 * 3_600_000 }) },
      { weight: 2, arbitrary: fc.constant(0) },
      { weight: 2, arbitrary: fc.integer({ min: -600_000, max: -1 }) },
    ),
  }),
  { minLength: 1, maxLength: 30 },
);

type Stretch = { readonly start: number; readonly end: number | null; readonly isDraft: boolean };

/** The answer, and the verdict in the inbox. */
type Predicted = { readonly answer: string; readonly code: string | null };

/**
 * What an outsider would say of one person's day, without tables, transactions or entries: a list of stretches. A punch before an
 * earlier one of the same person shows that the clock was set back: it counts after all that is known, and somebody is asked.
 */
function punchModel() {
  const stretches: Stretch[] = [];
  let latest = 0;
  const refused = (code: string): Predicted => ({ answer: `409 ${code}`, code });
  return {
    stretches,
    punch(action: Step['action'], now: number): Predicted {
      const isBehind = now < latest;
      const taken: Predicted = { answer: '200', code: isBehind ? 'time_uncertain' : null };
      latest = Math.max(latest, now);
      const last = stretches.find(({ end }) => end === null);
      if (action === 'stop') {
        if (last === undefined) return refused('punch.not_clocked_in');
        const { start, isDraft } = last;
        const ended = { start, end: Math.max(start, now), isDraft: isDraft || isBehind };
        stretches.splice(stretches.indexOf(last), 1, ended);
        return taken;
      }
      if (last !== undefined) return refused('punch.already_clocked_in');
      const start = Math.max(now, ...stretches.map(({ end }) => end ?? 0));
      stretches.push({ start, end: null, isDraft: isBehind });
      return taken;
    },
  };
}

describe('any sequence of punches through any door', () => {
  it('leaves the timelines that a plain model predicts, and a log of every one', async () => {
    await fc.assert(fc.asyncProperty(steps, expectAsPredicted), { numRuns: 25 });
  });
});

async function expectAsPredicted(sequence: readonly Step[]): Promise<void> {
  api.time.advance({ hours: 1 });
  const company = await api.given.aCompany();
  const owner = await api.given.anEmployee(company, { role: 'owner' });
  const people: EmployeeRow[] = [];
  for (let count = 0; count < 3; count += 1)
    people.push(await api.given.anEmployee(company, { password: PASSWORD }));
  const models = people.map(punchModel);

  const codes: (string | null)[] = [];
  for (const step of sequence) {
    api.time.advance({ ms: step.waitMs });
    const predicted = models[step.person]!.punch(step.action, api.time.clock());
    codes.push(predicted.code);
    expect(await send(step, company, people[step.person]!, owner)).toBe(predicted.answer);
  }

  for (const [index, person] of people.entries()) {
    const entries = await stored(api).entriesOf(person);
    const stretches = entries.map(({ start_at: start, end_at: end, is_draft }) => ({
      start,
      end,
      isDraft: Boolean(is_draft),
    }));
    expect(inOrder(stretches)).toEqual(inOrder(models[index]!.stretches));
    expectNoOverlap(stretches);
  }
  const log = await stored(api).punchesOf(company);
  expect(log.map(({ code }) => String(code)).sort()).toEqual(codes.map(String).sort());
  const questions = await api.deps.database.knex('review_items').where({ company_id: company.id });
  expect(questions).toHaveLength(codes.filter((code) => code === 'time_uncertain').length);
}

async function send(
  step: Step,
  company: CompanyRow,
  person: EmployeeRow,
  owner: EmployeeRow,
): Promise<string> {
  const answer =
    step.door === 'partner'
      ? await api.call('partnerPunch', {
          params: { companyId: company.id },
          token: (await api.given.aSession(owner)).token,
          body: { employeeId: person.id, action: step.action },
        })
      : await api.call('terminalPunch', {
          body: {
            companyId: company.id,
            userId: person.id,
            password: PASSWORD,
            action: step.action === 'start' ? 'Start' : 'Stop',
          },
        });
  return [answer.status, ...answer.codes].join(' ');
}

function inOrder(stretches: readonly Stretch[]): Stretch[] {
  return [...stretches].sort((a, b) => a.start - b.start || (a.end ?? Infinity) - (b.end ?? Infinity));
}

function expectNoOverlap(stretches: readonly Stretch[]): void {
  const lasting = inOrder(stretches)
    .map(({ start, end }) => ({ start, end: end ?? Infinity }))
    .filter(({ start, end }) => end > start);
  for (const [index, { start }] of lasting.entries()) {
    expect(start).toBeGreaterThanOrEqual(lasting[index - 1]?.end ?? -Infinity);
  }
}
