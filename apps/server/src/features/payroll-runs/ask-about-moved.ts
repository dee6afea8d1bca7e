// Approved days that have depended on a correction for 45 days become a question, so that nobody forgets them: once a night, never twice about
// the same days. An approval ends it, and so does this where the correction was taken back.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { listCompanyIds } from '#features/companies/company-store.ts';
import type { JobKind } from '#features/jobs/job.ts';
import type { TimedJob } from '#features/jobs/plan-timed-jobs.ts';
import {
  endMovedQuestions,
  listMovedQuestions,
  type MovedQuestion,
} from '#features/ledger/moved-question-store.ts';
import { openReviewItems } from '#features/ledger/review-item-store.ts';
import { FIGURES_MOVED, type NewReviewItem } from '#features/ledger/review-item.ts';
import { listEmployees } from '#features/people/employee-store.ts';
import { findMovedPeople } from './find-moved-people.ts';
import type { MovedPerson } from './moved-people.ts';

const KIND = 'figures that would change';
const WAITS_MS = 45 * 86_400_000;

export const ASK_ABOUT_MOVED: TimedJob = {
  ...{ kind: KIND, subject: 'installation', details: {} },
  ...{ pattern: '10 4 * * *', timeZone: 'UTC' },
};

type AskDeps = { readonly database: Database; readonly clock: Clock };

export function askAboutMoved({ database, clock }: AskDeps): JobKind {
  return {
    kind: KIND,
    run: async (_, signal) => {
      for (const companyId of await listCompanyIds(database.knex)) {
        signal.throwIfAborted();
        await askInCompany(database, companyId, clock());
      }
      return () => Promise.resolve();
    },
  };
}

async function askInCompany(database: Database, companyId: string, now: number): Promise<void> {
  const reading = companyScope(database.knex, companyId);
  const seen = new Map((await listEmployees(reading)).map((employee) => [employee.id, employee]));
  const seer = { companyId, userId: '', role: 'owner', departmentIds: null } as const;
  const found = await findMovedPeople(reading, { seer, seen, now });
  await inTransaction(database, async (tx) => {
    const scope = companyScope(tx, companyId);
    const asked = await listMovedQuestions(scope);
    await endMovedQuestions(scope, overIn([...asked.values()].flat(), found), now);
    const long = found.filter(({ since }) => now - since >= WAITS_MS);
    await openReviewItems(
      scope,
      long.flatMap((person) => newItem(person, asked.get(person.employee.id) ?? [])),
      now,
    );
  });
}

/** The ids of those about days of which none would change any more. */
function overIn(questions: readonly MovedQuestion[], found: readonly MovedPerson[]): string[] {
  const movedOf = new Map(found.map(({ employee, moved }) => [employee.id, new Set(moved.dates)]));
  return questions
    .filter(
      ({ isOpen, employeeId, dates }) => isOpen && !dates.some((date) => movedOf.get(employeeId)?.has(date)),
    )
    .map(({ id }) => id);
}

function newItem({ employee, moved }: MovedPerson, asked: readonly MovedQuestion[]): NewReviewItem[] {
  const known = new Set(asked.flatMap(({ dates }) => dates));
  const dates = moved.dates.filter((date) => !known.has(date));
  if (dates.length === 0) return [];
  const about = { employeeId: employee.id, reason: FIGURES_MOVED, punchId: null } as const;
  return [{ ...about, timeEntryId: moved.entryIds[0] ?? null, movedDays: { dates } }];
}
