// How many there are of what somebody who runs the server wants to see, over all companies together. Numbers only: nothing here names
// a company, a person or a tablet.
import type { Knex } from 'knex';
import type { Database, Queryable } from '#database/database.ts';
import type { JobRow, MailRow } from '#database/tables/installation.ts';
import type { OpenPunchRow } from '#database/tables/punches.ts';
import type { ReviewItemRow, TimeEntryRow } from '#database/tables/time.ts';
import { countTroubledJobs } from '#features/jobs/job-store.ts';
import { isInUse, stateConcerns } from '#features/tablets/health/tablet-concerns.ts';
import { listTablets } from '#features/tablets/health/tablet-store.ts';
import { findKnownClock } from './installation-store.ts';

export type Counts = {
  /** Bytes. */
  readonly databaseSize: number;
  /** Punches in the queue by state; `stored`: not judged yet. */
  readonly inbox: Readonly<Record<(typeof INBOX)[number], number>>;
  /** Epoch milliseconds at which the oldest came that nobody has judged; null where there is none. */
  readonly oldestStoredAt: number | null;
  readonly tabletsInUse: number;
  readonly concerns: Readonly<Record<(typeof CONCERNS)[number], number>>;
  /** Open review items by reason. */
  readonly questions: Readonly<Record<string, number>>;
  readonly peopleIn: number;
  /** `due`: could be done now. */
  readonly jobs: Readonly<Record<'waiting' | 'due' | 'failing' | 'given up', number>>;
  /** `unsent`: refused or given up in the last seven days. */
  readonly mails: Readonly<Record<'waiting' | 'unsent', number>>;
  readonly isClockSetBack: boolean;
};

const INBOX = ['stored', 'waiting', 'review'] as const;
const CONCERNS = ['silent', 'holds_punches', 'storage_low', 'storage_not_persistent', 'alarm'] as const;
const WEEK_MS = 7 * 86_400_000;

export async function countAll({ engine, knex }: Database, now: number): Promise<Counts> {
  const inbox = await countBy(knex<OpenPunchRow>('open_punches'), 'state');
  const questions = await countBy(knex<ReviewItemRow>('review_items').whereNull('settled_at'), 'reason');
  const { setBack } = await findKnownClock(knex);
  return {
    databaseSize: await sizeOf({ engine, knex }),
    inbox: { stored: 0, waiting: 0, review: 0, ...inbox },
    oldestStoredAt: await oldestStored(knex),
    ...(await countTablets(knex, now)),
    questions,
    peopleIn: await count(knex<TimeEntryRow>('time_entries').whereNull('end_at')),
    jobs: await countJobs(knex, now),
    mails: await countMails(knex, now),
    isClockSetBack: setBack !== null,
  };
}

/** What a backup and the database are compared by. */
export async function countFacts(
  knex: Queryable,
): Promise<Readonly<Record<'companies' | 'employees' | 'timeEntries' | 'punches', number>>> {
  return {
    companies: await count(knex('companies')),
    employees: await count(knex('employees')),
    timeEntries: await count(knex('time_entries')),
    punches: await count(knex('punch_inbox')),
  };
}

async function countJobs(knex: Queryable, now: number): Promise<Counts['jobs']> {
  const { failing, givenUp } = await countTroubledJobs(knex, now - WEEK_MS);
  const open = () => knex<JobRow>('jobs').whereNull('ended_at');
  const due = await count(open().where('due_at', '<=', now));
  return { waiting: await count(open()), due, failing, 'given up': givenUp };
}

async function countMails(knex: Queryable, now: number): Promise<Counts['mails']> {
  const unsent = knex<MailRow>('mails').whereIn('outcome', ['refused', 'given up']);
  return {
    waiting: await count(knex<MailRow>('mails').whereNull('outcome')),
    unsent: await count(unsent.where('ended_at', '>=', now - WEEK_MS)),
  };
}

async function countTablets(
  knex: Queryable,
  now: number,
): Promise<Pick<Counts, 'tabletsInUse' | 'concerns'>> {
  const tablets = (await listTablets(knex)).filter(isInUse);
  const kinds = tablets.flatMap((tablet) => stateConcerns(tablet, now).map(({ kind }) => kind));
  const concerns = CONCERNS.map((kind) => [kind, kinds.filter((one) => one === kind).length]);
  return { tabletsInUse: tablets.length, concerns: Object.fromEntries(concerns) as Counts['concerns'] };
}

async function oldestStored(knex: Queryable): Promise<number | null> {
  const [first] = await knex<OpenPunchRow>('open_punches')
    .where({ state: 'stored' })
    .orderBy('received_at')
    .limit(1)
    .pluck('received_at');
  return first ?? null;
}

async function sizeOf({ engine, knex }: Pick<Database, 'engine' | 'knex'>): Promise<number> {
  const query =
    engine === 'sqlite'
      ? 'select page_count * page_size as size from pragma_page_count(), pragma_page_size()'
      : 'select pg_database_size(current_database()) as size';
  const found: Sized[] | { readonly rows: Sized[] } = await knex.raw(query);
  const [row] = 'rows' in found ? found.rows : found;
  return row?.size ?? 0;
}

type Sized = { readonly size: number };

async function countBy(rows: Knex.QueryBuilder, column: string): Promise<Readonly<Record<string, number>>> {
  const groups: readonly Group[] = await rows.groupBy(column).select({ of: column }).count({ rows: '*' });
  return Object.fromEntries(groups.map(({ of, rows: many }) => [of, Number(many)]));
}

async function count(rows: Knex.QueryBuilder): Promise<number> {
  const [row]: readonly Group[] = await rows.count({ rows: '*' });
  return Number(row?.rows ?? 0);
}

/** PostgreSQL may give a count as text. */
type Group = { readonly of: string; readonly rows: number | string };
