// May this time be approved? Nobody is still clocked in, no punch waits for a manager or in the inbox, no change for a word
// that the company waits for; then it is locked.
import { instantsOf } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { whoseOf } from '#database/whose.ts';
import type { Employee } from '#features/people/employee.ts';
import { countAwaitedWords } from '#features/ledger/told-change-store.ts';
import { countUndecided } from '#features/ledger/verdict-store.ts';
import {
  lockTimeEntries,
  type LockDeps,
  type LockOutcome,
  type LockRequest,
} from '#features/timesheets/lock-time-entries.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import { listEntriesBetween } from '#features/ledger/time-entry-store.ts';
import { listTablets, type Tablet } from '#features/tablets/health/tablet-store.ts';
import { tabletsSilentOver } from './completeness-issues.ts';
import { countOpenQuestions } from './open-questions.ts';

export type ApproveRequest = LockRequest & {
  /** If true, open entries are left out and reported; if not, they block the approval. */
  readonly skipOpen: boolean;
};

/** What blocks the approval of somebody's time. */
export type Obstacle = {
  readonly employee: Employee;
  readonly code: 'entry.open' | 'review.open' | 'punch.undecided' | 'word.awaited';
  readonly count: number;
};

export type Approval =
  | {
      readonly isApproved: true;
      readonly outcome: LockOutcome;
      /**
       * They may hold punches of these days, and nobody knows whose. They block no approval: one tablet in a drawer would stop the pay of a
       * whole company. A punch that comes later for locked time becomes a review item, so nothing is lost.
       */
      readonly silentTablets: readonly Tablet[];
    }
  /** Nothing was locked. */
  | { readonly isApproved: false; readonly obstacles: readonly Obstacle[] };

/** @throws DomainError `auth.own_time` */
export async function approveTimesheets(deps: LockDeps, request: ApproveRequest): Promise<Approval> {
  const { knex } = deps.database;
  const { company, employees } = request;
  const instants = instantsOf(request.range, company.timeZone);
  const entries = await listEntriesBetween(companyScope(knex, company.id), whoseOf(employees), instants);
  const now = deps.clock();
  const obstacles = await findObstacles(knex, { ...request, now }, entries);
  if (obstacles.length > 0) return { isApproved: false, obstacles };

  // Punches that came in since the check block the people they are about; those are reported, the others are approved.
  const outcome = await lockTimeEntries(deps, request, async (tx, some, theirEntries) => {
    const found = await findObstacles(tx, { ...request, employees: some, now }, theirEntries);
    return new Set(found.map(({ employee }) => employee.id));
  });
  const tablets = await listTablets(knex, company.id);
  return { isApproved: true, outcome, silentTablets: tabletsSilentOver(tablets, request, deps.clock()) };
}

/** What is in the way, given the entries of these people in the range. */
export async function findObstacles(
  db: Queryable,
  {
    company,
    employees,
    range,
    skipOpen,
    now,
  }: Pick<ApproveRequest, 'company' | 'employees' | 'range' | 'skipOpen'> & { readonly now: number },
  entries: readonly TimeEntry[],
): Promise<Obstacle[]> {
  const scope = companyScope(db, company.id);
  const whose = whoseOf(employees);
  const instants = instantsOf(range, company.timeZone);
  const counts = {
    'entry.open': skipOpen ? new Map<string, number>() : countOpen(entries),
    'review.open': (await countOpenQuestions(scope, { company, employees, range })).all,
    'punch.undecided': await countUndecided(scope, { whose, ...instants }),
    'word.awaited': await countAwaitedWords(scope, company, { whose, ...instants, now }),
  } as const;
  return employees.flatMap((employee) =>
    (Object.keys(counts) as (keyof typeof counts)[]).flatMap((code) => {
      const count = counts[code].get(employee.id);
      return count === undefined ? [] : [{ employee, code, count }];
    }),
  );
}

function countOpen(entries: readonly TimeEntry[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { employeeId, endAt } of entries) {
    if (endAt === null) counts.set(employeeId, (counts.get(employeeId) ?? 0) + 1);
  }
  return counts;
}
