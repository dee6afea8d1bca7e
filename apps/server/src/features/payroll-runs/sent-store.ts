// Whose time was sent for some days: by runs of these days, and by lines of older periods in later runs.
import type { CompanyScope } from '#database/company-scope.ts';
import type { PayrollRunPersonRow, PayrollRunRow } from '#database/tables/payroll.ts';
import { groupBy } from '#group-by.ts';
import type { SentBefore } from './amounts-owed.ts';
import type { CodeMinutes } from './code-minutes.ts';
import type { ExportProfileKey, ExportSettings } from './export-profile.ts';
import { toAmounts, toLeft, toOlder } from './payroll-run-store.ts';
import type { LeftAbsence } from './without-absences.ts';

export type Days = { readonly startDate: string; readonly endDate: string };

/** What a run says of a person and some of these days. */
export type SentPerson = {
  readonly runId: string;
  readonly runNumber: number;
  /** Epoch milliseconds. */
  readonly madeAt: number;
  readonly profileKey: ExportProfileKey;
  readonly target: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly employeeId: string;
  /** Absences that have no code, of which it was made without a line. */
  readonly withoutAbsences: readonly LeftAbsence[];
} & SentBefore;

const RUN = [
  'id',
  'number',
  'made_at',
  'profile_key',
  'target',
  'start_date',
  'end_date',
  'kind',
  'settings',
] as const satisfies readonly (keyof PayrollRunRow)[];

type SentRun = Pick<PayrollRunRow, (typeof RUN)[number]>;
type SentRow = Pick<
  PayrollRunPersonRow,
  'run_id' | 'employee_id' | 'lines' | 'amounts' | 'older' | 'without_absences'
>;

/** In the order of the runs. */
export async function listSent(scope: CompanyScope, days: Days): Promise<SentPerson[]> {
  const runs = await listRunsAbout(scope, days);
  const peopleOf = await listPeopleOf(scope, runs);
  const isReplaced = replacedIn(runs, peopleOf);
  return runs.flatMap((run) =>
    (peopleOf.get(run.id) ?? []).flatMap((row) => [
      ...(overlap({ startDate: run.start_date, endDate: run.end_date }, days) ? [toSent(run, row)] : []),
      ...(isReplaced(run, row) ? [] : toSentOlder(run, row, days)),
    ]),
  );
}

/** The periods of one payroll system that ended between two days, [since, before), the oldest first. */
export async function listSentPeriods(
  { db, companyId }: CompanyScope,
  { target, since, before }: { readonly target: string; readonly since: string; readonly before: string },
): Promise<readonly Days[]> {
  const rows = await db<PayrollRunRow>('payroll_runs')
    .where({ company_id: companyId, target })
    .where('end_date', '<', before)
    .where('end_date', '>=', since)
    .whereNull('bonus')
    .distinct('start_date', 'end_date')
    .orderBy(['start_date', 'end_date']);
  return rows.map(({ start_date: startDate, end_date: endDate }) => ({ startDate, endDate }));
}

/** Runs of these days; later ones with lines of them, and those that take such lines back by saying their own days anew. */
function listRunsAbout({ db, companyId }: CompanyScope, { startDate, endDate }: Days): Promise<SentRun[]> {
  return db<PayrollRunRow>('payroll_runs')
    .where({ company_id: companyId })
    .where('end_date', '>=', startDate)
    .where((about) => {
      void about
        .where('start_date', '<=', endDate)
        .orWhere('older_from', '<=', endDate)
        .orWhere({ kind: 'anew' });
    })
    .whereNull('bonus')
    .orderBy('number')
    .select(...RUN);
}

async function listPeopleOf(
  { db, companyId }: CompanyScope,
  runs: readonly SentRun[],
): Promise<ReadonlyMap<string, readonly SentRow[]>> {
  const rows = await db<PayrollRunPersonRow>('payroll_run_people')
    .where({ company_id: companyId })
    .whereIn(
      'run_id',
      runs.map(({ id }) => id),
    )
    .orderBy('employee_id')
    .select<SentRow[]>('run_id', 'employee_id', 'lines', 'amounts', 'older', 'without_absences');
  return groupBy(rows, ({ run_id }) => run_id);
}

/** The rows of somebody in a run count no longer where a later one says its days anew; the older lines among them were said again there. */
function replacedIn(
  runs: readonly SentRun[],
  peopleOf: ReadonlyMap<string, readonly SentRow[]>,
): (run: SentRun, row: SentRow) => boolean {
  const lastAnew = new Map<string, number>();
  const keyOf = ({ start_date, end_date, target }: SentRun, { employee_id }: SentRow) =>
    [start_date, end_date, target, employee_id].join(' ');
  for (const run of runs.filter(({ kind }) => kind === 'anew'))
    for (const row of peopleOf.get(run.id) ?? []) lastAnew.set(keyOf(run, row), run.number);
  return (run, row) => run.number < (lastAnew.get(keyOf(run, row)) ?? 0);
}

function toSent(run: SentRun, row: SentRow): SentPerson {
  return {
    ...aboutRun(run, row),
    startDate: run.start_date,
    endDate: run.end_date,
    lines: JSON.parse(row.lines) as CodeMinutes,
    amounts: toAmounts(row),
    isAnew: run.kind === 'anew',
    isOlder: false,
    withoutAbsences: toLeft(row),
  };
}

function toSentOlder(run: SentRun, row: SentRow, days: Days): SentPerson[] {
  return toOlder(row)
    .filter((each) => overlap(each, days))
    .map(({ startDate, endDate, lines, amounts }) => ({
      ...aboutRun(run, row),
      ...{ startDate, endDate, lines, amounts, isAnew: false, isOlder: true, withoutAbsences: [] },
    }));
}

function aboutRun(run: SentRun, row: SentRow) {
  return {
    runId: run.id,
    runNumber: run.number,
    madeAt: run.made_at,
    profileKey: run.profile_key as ExportProfileKey,
    target: run.target,
    settings: JSON.parse(run.settings) as ExportSettings,
    employeeId: row.employee_id,
  };
}

function overlap(a: Days, b: Days): boolean {
  return a.startDate <= b.endDate && a.endDate >= b.startDate;
}
