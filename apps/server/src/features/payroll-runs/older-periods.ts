// What has changed in periods that were sent already: lines of the next run, which names the old period and its days. Only of people whom a run
// of that period has, and only once nothing of it waits; what waits is named, and comes with a later run.
import { addDays, instantsOf } from '@stimpill/time';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { minutesByPayLine } from '#features/timesheets/paid-lines.ts';
import { groupBy } from '#group-by.ts';
import { owedOf } from './amounts-owed.ts';
import { changedDatesOf } from './changed-dates.ts';
import { listChangedPeople, listKeptSince, type KeptSince } from './changed-since-store.ts';
import { countPayroll, isOfDays, type CountedPerson, type PayrollCount } from './count-payroll.ts';
import { readExportProfile } from './export-profile-store.ts';
import type { OlderLines } from './payroll-run.ts';
import { restsOn, type RestsOn } from './rests-on.ts';
import type { RunRequest } from './run-request.ts';
import { listSent, listSentPeriods, type Days, type SentPerson } from './sent-store.ts';
import { unreadyCodes } from './unready.ts';
import { errorsLeft, saidBefore } from './without-absences.ts';

export type OlderOwed = OlderLines & {
  readonly employeeId: string;
  /** No file says it yet. What is not new is said again, because the run takes the place of the file that has it. */
  readonly isNew: boolean;
};

/** Somebody of whom something may have changed in an earlier period, which cannot be sent yet. */
export type OlderWaiting = Days & {
  readonly employeeId: string;
  readonly displayName: string;
  /** Why, as codes of the preview; `figures.moved`: approved days would change. */
  readonly codes: readonly string[];
};

export type Older = {
  /** By employee; the oldest period first. */
  readonly owed: ReadonlyMap<string, readonly OlderOwed[]>;
  readonly waiting: readonly OlderWaiting[];
  readonly restsOn: readonly RestsOn[];
};

/** What changed in periods further back is sent by a run of these. */
const DAYS_BACK = 366;

export async function countOlder(db: Queryable, request: RunRequest): Promise<Older> {
  const scope = companyScope(db, request.companyId);
  const periods = await listPeriods(scope, request);
  const found: CountedPeriod[] = [];
  const changedAt = await listChangedPeople(scope, Math.min(...periods.map(({ madeAt }) => firstOf(madeAt))));
  for (const period of periods) {
    const people = await peopleWithChanges(scope, period, changedAt);
    if (people.size > 0) found.push(await countPeriod(db, request, period, people));
  }
  return {
    owed: groupBy(
      found.flatMap(({ owed }) => owed),
      ({ employeeId }) => employeeId,
    ),
    waiting: found.flatMap(({ waiting }) => waiting),
    restsOn: found.map((period) => period.restsOn),
  };
}

type SentPeriod = {
  readonly range: Days;
  /** When the last file that counts was made, of each person who is asked for. */
  readonly madeAt: ReadonlyMap<string, number>;
  /** Whether what a run says of somebody counts no longer once this one is made. */
  readonly isReplaced: (sent: SentPerson) => boolean;
  readonly instants: { readonly from: number; readonly to: number };
};

async function listPeriods(scope: CompanyScope, request: RunRequest): Promise<readonly SentPeriod[]> {
  const { startDate: before } = request.range;
  const { target } = await readExportProfile(scope, request.profileKey);
  const { timeZone } = await requireCompany(scope.db, scope.companyId);
  const isReplaced = await replacedBy(scope, request);
  const periods: SentPeriod[] = [];
  for (const range of await listSentPeriods(scope, { target, before, since: addDays(before, -DAYS_BACK) })) {
    const sent = groupBy(await listSent(scope, range), ({ employeeId }) => employeeId);
    const madeAt = [...sent].flatMap(([id, files]): [string, number][] => {
      const counted = files.filter((file) => !isReplaced(file));
      const isOfThis = files.every((file) => file.target === target && isOfDays(file, range));
      return isOfThis && isAsked(request, id) ? [[id, counted.at(-1)?.madeAt ?? 0]] : [];
    });
    periods.push({ range, madeAt: new Map(madeAt), isReplaced, instants: instantsOf(range, timeZone) });
  }
  return periods;
}

function isAsked({ employeeIds }: RunRequest, id: string): boolean {
  return employeeIds === null || employeeIds.includes(id);
}

/** A run that says its days anew takes the place of all rows in the files of these days, with lines of earlier periods among them. */
async function replacedBy(
  scope: CompanyScope,
  { again, range }: RunRequest,
): Promise<SentPeriod['isReplaced']> {
  if (again !== 'anew') return () => false;
  const sent = (await listSent(scope, range)).filter(({ isOlder }) => !isOlder);
  const runIds = new Set(sent.map(({ runId, employeeId }) => `${runId} ${employeeId}`));
  return ({ isOlder, runId, employeeId }) => isOlder && runIds.has(`${runId} ${employeeId}`);
}

/** Of whom anything was changed, opened, approved or renewed since the last file. */
async function peopleWithChanges(
  scope: CompanyScope,
  { madeAt, instants }: SentPeriod,
  changedAt: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, readonly KeptSince[]>> {
  const kept = groupBy(await listKeptSince(scope, instants, firstOf(madeAt)), ({ employeeId }) => employeeId);
  return new Map(
    [...madeAt].flatMap(([id, last]) => {
      const since = (kept.get(id) ?? []).filter(({ keptAt }) => keptAt >= last);
      return since.length > 0 || (changedAt.get(id) ?? -1) >= last ? [[id, since]] : [];
    }),
  );
}

type CountedPeriod = {
  readonly owed: readonly OlderOwed[];
  readonly waiting: readonly OlderWaiting[];
  readonly restsOn: RestsOn;
};

async function countPeriod(
  db: Queryable,
  request: RunRequest,
  period: SentPeriod,
  changed: ReadonlyMap<string, readonly KeptSince[]>,
): Promise<CountedPeriod> {
  const { range, madeAt, isReplaced } = period;
  const count = await countPayroll(db, { ...request, range, employeeIds: [...changed.keys()] });
  const owes = count.people.flatMap((person) => {
    const { settings } = count.profile;
    const counted = person.sent.filter((file) => !isReplaced(file));
    const { lines, amounts } = owedOf(person.lines, counted, settings);
    const isNew = hasLines(owedOf(person.lines, person.sent, settings).lines);
    return isNew || hasLines(lines) || isHeldUp(person, count)
      ? [{ person, lines, amounts, isNew, codes: waitingCodes(person, count) }]
      : [];
  });
  const ready = owes.filter(({ codes, lines }) => codes.length === 0 && hasLines(lines));
  const people = ready.map(({ person }) => person);
  const datesOf = await changedDatesOf(count, people, { range, madeAt, changed });
  return {
    owed: ready.map(({ person, lines, amounts, isNew }) => {
      const employeeId = person.timesheet.employee.id;
      return { employeeId, ...range, dates: datesOf(employeeId), lines, amounts, isNew };
    }),
    waiting: owes
      .filter(({ codes }) => codes.length > 0)
      .map(({ person, codes }) => {
        const { id: employeeId, displayName } = person.timesheet.employee;
        return { employeeId, displayName, ...range, codes };
      }),
    restsOn: await restsOn(count, people, range),
  };
}

/**
 * What is opened, asked about or would change is not what it will be. Of absence that no code pays only the files of the period say why: what a
 * run is told is about days of its own.
 */
function waitingCodes(person: CountedPerson, count: PayrollCount): string[] {
  const said = saidBefore(person.unmappedAbsences, person.sent);
  return [
    ...unreadyCodes(person, said, true),
    ...(hasUnmappedLine(person, count) ? ['pay_line.unmapped'] : []),
    ...(person.timesheet.moved.entryIds.length > 0 ? ['figures.moved'] : []),
  ];
}

/** Something came that is in no line yet: anyone who is in a file had nothing in the way when it was made. */
function isHeldUp(person: CountedPerson, count: PayrollCount): boolean {
  const said = saidBefore(person.unmappedAbsences, person.sent);
  return hasUnmappedLine(person, count) || errorsLeft(person, said).length > 0;
}

/** Minutes of this person on a pay line without a code: what others have there holds up nobody else. */
function hasUnmappedLine({ timesheet }: CountedPerson, { preview }: PayrollCount): boolean {
  const payLines = minutesByPayLine(timesheet.totals);
  return preview.issues.some(
    ({ code, payLineKey = '' }) => code === 'pay_line.unmapped' && (payLines[payLineKey] ?? 0) > 0,
  );
}

/** Infinity: nobody is asked for. */
function firstOf(madeAt: SentPeriod['madeAt']): number {
  return [...madeAt.values()].reduce((first, each) => Math.min(first, each), Infinity);
}

const hasLines = (lines: object) => Object.keys(lines).length > 0;
