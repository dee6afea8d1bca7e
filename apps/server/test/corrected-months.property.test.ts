// Two hundred people whose approved months are corrected, under every agreement (on PostgreSQL under a quarter of them): through approval,
// unlock, correction and runs of the month and of the next one, what was sent adds up to the run of the final month. The engine has the same
// law over many more months.
import { agreements, calculateTimesheet } from '@stimpill/calc';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { companyScope } from '#database/company-scope.ts';
import type { CompanyRow } from '#database/tables/companies.ts';
import { DomainError } from '#errors/domain-error.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { correctTimeEntry, removeTimeEntry } from '#features/ledger/edit-time-entries.ts';
import { listEntriesBetween } from '#features/ledger/time-entry-store.ts';
import { draftPayrollRun } from '#features/payroll-runs/draft-payroll-run.ts';
import { makePayrollRun } from '#features/payroll-runs/make-payroll-run.ts';
import type { Employee } from '#features/people/employee.ts';
import { listEmployees } from '#features/people/employee-store.ts';
import { loadTimesheetRecords } from '#features/timesheets/load-timesheet-records.ts';
import { lockTimeEntries, unlockTimeEntries } from '#features/timesheets/lock-time-entries.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';
import { aKennitala } from './given-payroll.ts';

const SEED = 20260401;
const PEOPLE = 25;
/** PostgreSQL only keeps what the engine reckons: every fourth agreement shows that it keeps it as SQLite does. */
const ONE_OF = inject('engine' as never) === 'sqlite' ? 1 : 4;
const TRIED = [...[...agreements.keys(), 'craft'].entries()].filter(([at]) => at % ONE_OF === 0);
const MARCH = { startDate: '2026-03-01', endDate: '2026-03-31' };
const BY = { door: 'command line', userId: null, operator: 'root' } as const;
const APRIL = { startDate: '2026-04-01', endDate: '2026-04-30' };
const HOUR = 3_600_000;

let cli: TestCommandLine;
beforeAll(async () => {
  cli = await startCommandLine();
  cli.time.moveTo('2026-06-20T08:00:00Z');
});
afterAll(() => cli.stop());

const db = () => cli.database.database.knex;

/** Whole numbers below a bound, the same each time. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Sums = Record<string, number>;
type World = { readonly company: CompanyRow; readonly random: (below: number) => number };

const startOf = (day: number, hour: number) => Date.UTC(2026, 2, day, hour);
const dayRange = (random: World['random']) => {
  const first = 1 + random(31);
  const last = Math.min(31, first + [0, 0, 2, 9][random(4)]!);
  const dateOf = (day: number) => `2026-03-${String(day).padStart(2, '0')}`;
  return { startDate: dateOf(first), endDate: dateOf(last) };
};

async function hire({ company, random }: World): Promise<void> {
  for (let at = 0; at < PEOPLE; at += 1) {
    const person = await cli.given.anEmployee(company, { kennitala: aKennitala() });
    for (let day = 1; day <= 31; day += 1) {
      if (random(4) === 0) continue;
      const start = startOf(day, 6 + random(6));
      const end = start + (2 + random(10)) * HOUR;
      await cli.given.anEntry(person, new Date(start).toISOString(), new Date(end).toISOString());
    }
  }
}

async function peopleOf({ company }: World) {
  const settings = await requireCompany(db(), company.id);
  return { settings, employees: await listEmployees(companyScope(db(), company.id)) };
}

const approve = async (world: World, range = MARCH) => {
  const { settings: company, employees } = await peopleOf(world);
  await lockTimeEntries(cli.deps, { company, employees, range, by: BY, reason: 'approved' });
};

/** Each person has one of their approved entries opened, and changed or removed. */
async function correct(world: World): Promise<void> {
  const { settings: company, employees } = await peopleOf(world);
  const range = dayRange(world.random);
  await unlockTimeEntries(cli.deps, { company, employees, range, by: BY, reason: 'wrong' });
  for (const employee of employees) await correctOne(world, company, employee);
}

type Settings = Awaited<ReturnType<typeof requireCompany>>;

async function correctOne({ random }: World, company: Settings, { id }: Employee): Promise<void> {
  const month = { from: startOf(1, 0), to: startOf(32, 0) };
  const entries = await listEntriesBetween(companyScope(db(), company.id), [id], month);
  const open = entries.filter(({ isLocked }) => !isLocked);
  const entry = open[random(open.length)];
  if (entry === undefined) return;
  const author = { company, by: BY, reason: 'wrong' };
  if (random(5) === 0) await removeTimeEntry(cli.deps, author, entry.id);
  else {
    const endAt = entry.startAt + (1 + random(11)) * HOUR;
    if (endAt !== entry.endAt) await correctTimeEntry(cli.deps, author, entry.id, { endAt });
  }
}

const NOTHING_TO_SEND: ReadonlySet<string> = new Set(['payroll.nothing_to_send', 'payroll.not_ready']);

/** What is ready is sent, by a run of the month or of the next one; what would change is sent as it was approved. */
async function send(world: World, sent: Map<string, Sums>, range = MARCH): Promise<void> {
  const draft = (asked: Parameters<typeof draftPayrollRun>[1]) => draftPayrollRun(db(), asked);
  const asked = {
    ...({ companyId: world.company.id, profileKey: 'generic', range, employeeIds: null } as const),
    ...({ again: 'differences', leavesOutUnready: true, ignoresSilentTablets: true } as const),
    asApprovedReason: 'as approved',
  };
  const run = await makePayrollRun({ ...cli.deps, draft }, asked, BY).then(
    (made) => made.run,
    (error: unknown) => {
      if (error instanceof DomainError && NOTHING_TO_SEND.has(error.code)) return null;
      throw error;
    },
  );
  for (const { employeeId, lines, older } of run?.people ?? []) {
    const sums = sent.get(employeeId) ?? {};
    for (const said of [range === MARCH ? lines : {}, ...older.map((each) => each.lines)])
      for (const [code, minutes] of Object.entries(said)) sums[code] = (sums[code] ?? 0) + minutes;
    sent.set(employeeId, sums);
  }
}

async function moveToAnotherRule({ company, random }: World, others: readonly string[]): Promise<void> {
  const rule_set_id = others[random(others.length)];
  await db()('employees').where({ company_id: company.id }).update({ rule_set_id });
}

/** What a company gives where the agreement leaves something open; nobody is paid without it. */
function valuesOf(agreement: string): string | null {
  const open = agreements.get(agreement)?.definition.open?.parameters;
  if (open === undefined) return null;
  return JSON.stringify(
    Object.fromEntries(open.map(({ key, readings = [] }) => [key, readings[0]?.value ?? 180])),
  );
}

/** Half of the rules become another one inside the rule set, in the middle of the month. */
function versionsOf(agreement: string, random: World['random']) {
  const names = [...agreements.keys()];
  const second = names[random(names.length)] ?? agreement;
  const first = { agreement, parameter_values: valuesOf(agreement) };
  if (random(2) === 0) return [first];
  const valid_from = `2026-03-${10 + random(15)}`;
  return [first, { agreement: second, parameter_values: valuesOf(second), valid_from }];
}

const withoutZeros = (sums: Sums) =>
  Object.fromEntries(Object.entries(sums).filter(([, minutes]) => minutes !== 0));

async function finalMonths(world: World) {
  const { settings, employees } = await peopleOf(world);
  const records = await loadTimesheetRecords(db(), { company: settings, employees, range: MARCH });
  return employees.map((employee) => {
    const input = records.calcInputOf(employee);
    const { totals } = calculateTimesheet({ ...input, kept: new Map() });
    return [employee.id, calculateTimesheet(input).movedEntryIds, withoutZeros({ ...totals.payLines })];
  });
}

describe('months of two hundred people that are corrected after they were approved and sent', () => {
  it.each(TRIED)(
    'add up (%i, %s)',
    async (index, agreement) => {
      const random = chance(SEED + index * 7919);
      const company = await cli.given.aCompany();
      const others = [
        await cli.given.aRule(company, { agreement: 'vr-shop' }),
        await cli.given.aRule(company, ...versionsOf(agreement, random)),
      ];
      const world = { company, random };
      const sent = new Map<string, Sums>();
      await hire(world);
      await approve(world);
      await send(world, sent);
      for (let step = 0; step < 3; step += 1) {
        await correct(world);
        if (random(3) === 0)
          await moveToAnotherRule(
            world,
            others.map(({ id }) => id),
          );
        if (random(2) === 0) await approve(world, dayRange(random));
        await send(world, sent, random(2) === 0 ? MARCH : APRIL);
      }

      await approve(world);
      await send(world, sent, APRIL);

      const { employees } = await peopleOf(world);
      const paid = employees.map(({ id }) => [id, [], withoutZeros(sent.get(id) ?? {})]);
      expect(paid).toEqual(await finalMonths(world));
    },
    240_000,
  );
});
