// A company of one person on the rule of crafts, whose months are approved, sent and corrected step by step.
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { companyScope } from '#database/company-scope.ts';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';
import { draftPayrollRun } from '#features/payroll-runs/draft-payroll-run.ts';
import { makePayrollRun, type MadeRun } from '#features/payroll-runs/make-payroll-run.ts';
import { findRunFile } from '#features/payroll-runs/payroll-run-store.ts';
import type { RunRequest } from '#features/payroll-runs/run-request.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';
import { entriesByCall } from './entries-by-call.ts';
import type { SignedUpRow } from './given.ts';
import { aKennitala } from './given-payroll.ts';

export const FEBRUARY = { startDate: '2026-02-01', endDate: '2026-02-28' };
export const MARCH = { startDate: '2026-03-01', endDate: '2026-03-31' };
export const APRIL = { startDate: '2026-04-01', endDate: '2026-04-30' };
export const MAY = { startDate: '2026-05-01', endDate: '2026-05-31' };
export const BY = { door: 'desk', userId: null, operator: null } as const;

type Days = typeof MARCH;
type Asked = Partial<Omit<RunRequest, 'companyId' | 'range' | 'now'>>;

type World = {
  readonly cli: TestCommandLine;
  readonly company: CompanyRow;
  readonly anna: SignedUpRow;
};

export function sentMonths() {
  const world = freshWorlds();
  const steps = stepsIn(world);
  const runs = runsIn(world, steps.later);
  /** Four Saturdays of March, of which the first was an hour short; 15.17 hours of a month are overtime 1. */
  const aSentMarch = async () => {
    const first = await steps.work('2026-03-07', 1);
    for (const day of ['14', '21', '28']) await steps.work(`2026-03-${day}`);
    await steps.approve(MARCH);
    await runs.send(MARCH);
    return first;
  };
  return Object.assign(world, steps, runs, { aSentMarch });
}

/** Another company for each test. */
function freshWorlds(): World {
  let cli: TestCommandLine;
  let company: CompanyRow;
  let anna: SignedUpRow;
  beforeAll(async () => {
    cli = await startCommandLine();
  });
  afterAll(() => cli.stop());
  beforeEach(async () => {
    company = await cli.given.aCompany();
    await cli.given.aRule(company, { agreement: 'craft' });
    anna = await cli.given.anEmployee(company, { display_name: 'Anna', kennitala: aKennitala() });
    cli.time.moveTo('2026-06-20T08:00:00Z');
  });
  return {
    get cli() {
      return cli;
    },
    get company() {
      return company;
    },
    get anna() {
      return anna;
    },
  };
}

function stepsIn(world: World) {
  /** Each step of a story is later than the one before. */
  const later = () => world.cli.time.advance({ seconds: 60 });
  const run = (...args: string[]) => {
    later();
    return world.cli.run(args);
  };
  const timesheet = (action: string, from: string, to: string, ...rest: string[]) =>
    run('timesheet', action, world.company.id, '--from', from, '--to', to, ...rest);
  const work = (date: string, hours = 4, person = world.anna) =>
    world.cli.given.anEntry(person, `${date}T10:00:00Z`, `${date}T${10 + hours}:00:00Z`);
  const approve = ({ startDate, endDate }: Days) => timesheet('approve', startDate, endDate);
  const unlock = (date: string) => timesheet('unlock', date, date, '--reason', 'wrong');
  const setHours = ({ id, start_at }: TimeEntryRow, hours: number) => {
    later();
    const endAtUtc = new Date(start_at + hours * 3_600_000).toISOString();
    return entriesByCall(world.cli, world.company.id).change(id, { endAtUtc });
  };
  const correct = async (entry: TimeEntryRow, hours: number) => {
    await unlock(new Date(entry.start_at).toISOString().slice(0, 10));
    await setHours(entry, hours);
  };
  return { later, work, approve, unlock, setHours, correct };
}

function runsIn(world: World, later: () => void) {
  const db = () => world.cli.database.database.knex;
  const send = (
    range: Days,
    asked: Asked = {},
    meanwhile: () => Promise<unknown> = () => Promise.resolve(),
  ): Promise<MadeRun> => {
    later();
    const draft = async (request: RunRequest) => {
      const drafted = await draftPayrollRun(db(), request);
      await meanwhile();
      return drafted;
    };
    return makePayrollRun(
      { ...world.cli.deps, draft },
      {
        ...{ companyId: world.company.id, profileKey: 'generic', range, employeeIds: null, again: 'refuse' },
        ...{ leavesOutUnready: false, ignoresSilentTablets: true, ...asked },
      },
      BY,
    );
  };
  const fileOf = async ({ run }: MadeRun) =>
    ((await findRunFile(companyScope(db(), world.company.id), run.id)) ?? Buffer.alloc(0))
      .toString()
      .split('\r\n');
  return { db, send, fileOf };
}

export const olderOf = ({ run }: MadeRun) =>
  run.people.flatMap(({ displayName, older }) =>
    older.map(({ startDate, dates, lines }) => [displayName, startDate, dates, lines]),
  );

export const waitingOf = ({ olderWaiting }: MadeRun) =>
  olderWaiting.map(({ displayName, startDate, codes }) => [displayName, startDate, codes]);

export const codeOf = (sending: Promise<unknown>) =>
  sending.then(
    () => 'sent',
    (error: unknown) => (error as { code?: string }).code,
  );
