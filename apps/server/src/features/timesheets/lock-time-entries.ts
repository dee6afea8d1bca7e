// Time is approved for payroll, or its approval is withdrawn. A transaction covers a few people, each with all their time: punches of
// others never wait for long, and nobody's week is half approved.
import { setImmediate as othersFirst } from 'node:timers/promises';
import { instantsOf, localDateOf } from '@stimpill/time';
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database, Queryable } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { Author, Authored } from '#features/changes/change.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Employee } from '#features/people/employee.ts';
import { lockEmployees } from '#features/people/employee-store.ts';
import { refuseOwnTime } from '#features/people/own-time.ts';
import { closeTime, openTime } from '#features/ledger/close-time.ts';
import { endMovedQuestion } from '#features/ledger/moved-question-store.ts';
import { keepAndRenewFigures, keepFigures, type RenewedFigures } from './keep-figures.ts';
import { deleteKeptFigures, listLockedWithoutFigures } from './kept-figures-store.ts';
import { recordRenewed } from './record-renewed.ts';
import { findReopenedFigures, type ReopenedFigures } from './reopened-figures.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import { listEntriesBetween, setLocked, toTimeEntryRow } from '#features/ledger/time-entry-store.ts';
import { recordEntryChanges } from '#features/ledger/time-entry-changes.ts';

const PEOPLE_AT_A_TIME = 50;

export type LockDeps = { readonly database: Database; readonly clock: Clock };

export type LockRequest = {
  readonly company: CompanySettings;
  readonly employees: readonly Employee[];
  /** yyyy-MM-dd, both inclusive, on the calendar of the company. */
  readonly range: { readonly startDate: string; readonly endDate: string };
  readonly by: Author;
  readonly reason: string;
};

/** Decides, under the lock, who of these people may not be approved after all. */
export type HeldBack = (
  db: Queryable,
  employees: readonly Employee[],
  entries: readonly TimeEntry[],
) => Promise<ReadonlySet<string>>;

export type LockOutcome = {
  readonly locked: number;
  readonly lockedBefore: number;
  /** Skipped: an open entry cannot be locked, and a draft is not paid. */
  readonly open: readonly TimeEntry[];
  readonly drafts: readonly TimeEntry[];
  /** People of whom nothing was locked. */
  readonly heldBack: readonly Employee[];
  /** Whose time that was approved before has other figures now, because it depends on what changed since. */
  readonly renewed: readonly RenewedFigures[];
};

const NOBODY: HeldBack = () => Promise.resolve(new Set());

/**
 * Locks what is closed and no draft, with its figures.
 * @throws DomainError `auth.own_time`, and nothing is locked
 */
export async function lockTimeEntries(
  { database, clock }: LockDeps,
  request: LockRequest,
  heldBack: HeldBack = NOBODY,
): Promise<LockOutcome> {
  refuseOwnTime(request.company, request.by, idsOf(request.employees));
  let outcome: LockOutcome = { locked: 0, lockedBefore: 0, open: [], drafts: [], heldBack: [], renewed: [] };
  for (const employees of someAtATime(request.employees)) {
    const some = await inTransaction(database, (tx) =>
      lockSome(tx, { ...request, employees }, heldBack, clock()),
    );
    outcome = {
      locked: outcome.locked + some.locked,
      lockedBefore: outcome.lockedBefore + some.lockedBefore,
      open: [...outcome.open, ...some.open],
      drafts: [...outcome.drafts, ...some.drafts],
      heldBack: [...outcome.heldBack, ...some.heldBack],
      renewed: [...outcome.renewed, ...some.renewed],
    };
    await othersFirst();
  }
  return outcome;
}

async function lockSome(
  tx: Queryable,
  request: LockRequest,
  findHeldBack: HeldBack,
  now: number,
): Promise<LockOutcome> {
  const { company, employees, by, reason } = request;
  const found = await lockAndList(tx, request);
  const held = await findHeldBack(tx, employees, found);
  const entries = found.filter(({ employeeId }) => !held.has(employeeId));
  const settled = entries.filter(({ endAt, isDraft }) => endAt !== null && !isDraft);
  const toLock = settled.filter(({ isLocked }) => !isLocked);
  const scope = companyScope(tx, company.id);
  await setLocked(scope, idsOf(toLock), true);
  await recordEntryChanges(scope, toLock.map(changeOf(company.id)), { by, reason, now });
  const approved = employees.filter(({ id }) => !held.has(id));
  const renewed = await keepAndRenewFigures(tx, {
    ...{ company, employees: approved, range: request.range },
    ...{ entries: toLock, now },
  });
  await recordRenewed(scope, renewed, { by, reason, now });
  for (const { employee, moved } of renewed) await endMovedQuestion(scope, employee.id, moved.dates, now);
  await closeTime(scope, { ...toClose(request, now), employeeIds: idsOf(approved) }, { by, reason, now });
  return {
    locked: toLock.length,
    lockedBefore: settled.length - toLock.length,
    open: entries.filter(({ endAt }) => endAt === null),
    drafts: entries.filter(({ endAt, isDraft }) => endAt !== null && isDraft),
    heldBack: employees.filter(({ id }) => held.has(id)),
    renewed,
  };
}

/** Time to come is not closed: on the 25th, through the 25th. */
function toClose({ company: { timeZone }, range }: LockRequest, now: number) {
  const today = localDateOf(now, timeZone);
  const endDate = range.endDate < today ? range.endDate : today;
  const { from, to: until } = instantsOf({ ...range, endDate }, timeZone);
  return { timeZone, from, until };
}

export type UnlockOutcome = {
  /** Entries that are no longer locked. */
  readonly unlocked: number;
  /** People whose time is no longer closed, whether or not there was any. */
  readonly opened: number;
  /** What moves by that alone, of whom anything does. */
  readonly moved: readonly ReopenedFigures[];
};

/** @throws DomainError `auth.own_time`, and nothing is unlocked */
export async function unlockTimeEntries(
  { database, clock }: LockDeps,
  request: LockRequest,
): Promise<UnlockOutcome> {
  refuseOwnTime(request.company, request.by, idsOf(request.employees));
  let outcome: UnlockOutcome = { unlocked: 0, opened: 0, moved: [] };
  for (const employees of someAtATime(request.employees)) {
    const some = await inTransaction(database, (tx) => unlockSome(tx, { ...request, employees }, clock()));
    outcome = {
      unlocked: outcome.unlocked + some.unlocked,
      opened: outcome.opened + some.opened,
      moved: [...outcome.moved, ...some.moved],
    };
    await othersFirst();
  }
  return outcome;
}

async function unlockSome(tx: Queryable, request: LockRequest, now: number): Promise<UnlockOutcome> {
  const { company, employees, range, by, reason } = request;
  const locked = (await lockAndList(tx, request)).filter(({ isLocked }) => isLocked);
  const scope = companyScope(tx, company.id);
  const authored = { by, reason, now };
  const moved = locked.length === 0 ? [] : await findReopenedFigures(tx, { company, employees, range });
  await unlockEntries(scope, locked, authored);
  const { timeZone } = company;
  const { from, to: until } = instantsOf(range, timeZone);
  const opened = await openTime(scope, { timeZone, employeeIds: idsOf(employees), from, until }, authored);
  return { unlocked: locked.length, opened, moved: moved.filter((each) => each.moved.entryIds.length > 0) };
}

/** The employees must be locked. */
export async function unlockEntries(
  scope: CompanyScope,
  locked: readonly TimeEntry[],
  authored: Authored,
): Promise<void> {
  await setLocked(scope, idsOf(locked), false);
  await deleteKeptFigures(scope, idsOf(locked));
  await recordEntryChanges(scope, locked.map(changeOf(scope.companyId)), authored);
}

/** Keeps the figures of entries that came in locked, from a company file or an older version. @returns of how many */
export async function keepMissingFigures(
  { database, clock }: LockDeps,
  { company, employees }: Pick<LockRequest, 'company' | 'employees'>,
): Promise<number> {
  const people = new Set(
    (await listLockedWithoutFigures(companyScope(database.knex, company.id), 'everybody')).map(
      ({ employeeId }) => employeeId,
    ),
  );
  let kept = 0;
  for (const some of someAtATime(employees.filter(({ id }) => people.has(id)))) {
    kept += await inTransaction(database, async (tx) => {
      const scope = companyScope(tx, company.id);
      await lockEmployees(scope, idsOf(some));
      const entries = await listLockedWithoutFigures(scope, idsOf(some));
      await keepFigures(tx, { company, employees: some, entries, now: clock() });
      return entries.length;
    });
  }
  return kept;
}

async function lockAndList(
  tx: Queryable,
  { company, employees, range }: LockRequest,
): Promise<readonly TimeEntry[]> {
  const scope = companyScope(tx, company.id);
  await lockEmployees(scope, idsOf(employees));
  return await listEntriesBetween(scope, idsOf(employees), instantsOf(range, company.timeZone));
}

function changeOf(companyId: string) {
  return (entry: TimeEntry) => ({
    before: toTimeEntryRow(companyId, entry),
    after: toTimeEntryRow(companyId, { ...entry, isLocked: !entry.isLocked }),
  });
}

export function idsOf(items: readonly { readonly id: string }[]): string[] {
  return items.map(({ id }) => id);
}

export function* someAtATime(employees: readonly Employee[]): Generator<readonly Employee[]> {
  for (let from = 0; from < employees.length; from += PEOPLE_AT_A_TIME) {
    yield employees.slice(from, from + PEOPLE_AT_A_TIME);
  }
}
