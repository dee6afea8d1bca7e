// What managers decide while people punch: questions about punches, at the desk or on the command line; approvals of time and their
// withdrawal.
import type { CallOf } from '@stimpill/api-types';
import type { manageOperations } from '@stimpill/api-types/manage';
import type { Company, Person } from '../people/companies.ts';
import { isRun, run, tryAtDesk, tryToRun } from './managers.ts';
import type { Decided, LockedEntry } from './decided.ts';
import type { Play } from './play.ts';

type Item = {
  readonly id: string;
  readonly employeeId: string | null;
  readonly reason: string;
  readonly punchId: string | null;
  readonly punch: { readonly action: 'start' | 'stop'; readonly punchedAtUtc: string } | null;
};

type Answer = Pick<Decided, 'decided' | 'countsAt' | 'isAttached'> & {
  readonly name: string;
  /** On the command line. */
  readonly words: readonly string[];
  /** At the desk. */
  readonly decision: CallOf<typeof manageOperations.settleReview>['body'];
};

const MINUTE_MS = 60_000;
/** Such a question is about a punch that stands in no time entry. */
const BLOCKED = ['integrity', 'pin_failed', 'pin_unchecked', 'employee'];
/** What was asked about the time alone; the punch counts already, as a draft. */
const DRAFTS = ['time_uncertain'];
const TRIES = 4;

/** @returns what was done, in a few words; undefined where nothing is asked, or nothing that was tried could be done */
export async function settleQuestion(
  play: Play,
  company: Company,
  word: string,
): Promise<string | undefined> {
  const list = await run(play, ['review', 'list', company.id, '--json']);
  const listed = JSON.parse(list ?? '[]') as readonly Item[];
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const open = listed.filter(({ punchId }) => isAskedOnce(punchId, listed) && !isDecided(play, punchId));
    if (open.length === 0) return undefined;
    const item = play.chance.pick(open, word, attempt);
    const done = await settle(play, company, item, `${word} ${attempt}`);
    if (done !== undefined) return done;
  }
  return undefined;
}

/** One question at a time, so that it is clear what each of them came to. */
const isAskedOnce = (punchId: string | null, items: readonly Item[]) =>
  punchId !== null && items.filter((item) => item.punchId === punchId).length === 1;

const isDecided = ({ stage }: Play, punchId: string | null) =>
  stage.decisions.some((decision) => decision.punchId === punchId);

async function settle(play: Play, company: Company, item: Item, word: string): Promise<string | undefined> {
  const answers = await answersTo(play, company, item);
  if (item.punchId === null || answers.length === 0) return undefined;
  const answer = play.chance.pick(answers, word, 'answer');
  const { name, words: saying, decision, decided, countsAt, isAttached } = answer;
  const reason = 'looked into it';
  const words = ['review', 'settle', company.id, item.id, ...saying, '--reason', reason];
  const isAtDesk = play.chance.of(word, 'door') < 0.5;
  const path = `/reviews/${item.id}/decision`;
  const done = isAtDesk
    ? await tryAtDesk(play, { company, words }, (desk) =>
        desk({ method: 'POST', path, body: { ...decision, reason } }),
      )
    : await tryToRun(play, words);
  // An answer that does not fit into the time of the person is refused, and then nothing was decided.
  if (done !== 'done') return undefined;
  play.stage.decisions.push({
    ...{ punchId: item.punchId, at: play.timeline.now(), decided },
    asked: item.reason === 'disputed' ? 'dispute' : 'anything else',
    ...(countsAt === undefined ? {} : { countsAt }),
    ...(isAttached === undefined ? {} : { isAttached }),
  });
  return `question settled${isAtDesk ? ' at the desk' : ''}: ${name}`;
}

const ACCEPT: Pick<Answer, 'words' | 'decision'> = { words: ['--accept'], decision: { decision: 'accept' } };
const REJECT: Pick<Answer, 'words' | 'decision'> = { words: ['--reject'], decision: { decision: 'reject' } };
const ACCEPTED: Answer = { name: 'accepted', ...ACCEPT, decided: 'counts' };
const REJECTED: Answer = { name: 'rejected', ...REJECT, decided: 'does not count' };
const RIGHT_AFTER_ALL: Answer = { name: 'dispute declined', ...ACCEPT, decided: 'stays as it is' };
const WRONG_INDEED: Answer = { name: 'dispute upheld', ...REJECT, decided: 'taken back' };

async function answersTo(play: Play, company: Company, item: Item): Promise<readonly Answer[]> {
  const { reason, punch, employeeId } = item;
  if (punch === null) return [];
  if (reason === 'disputed') return [RIGHT_AFTER_ALL, WRONG_INDEED];
  if (DRAFTS.includes(reason)) return [ACCEPTED, acceptedAt(punch)];
  if (!BLOCKED.includes(reason)) return [REJECTED, acceptedAt(punch)];
  const open = punch.action === 'stop' ? await openEntry(play, company, employeeId) : undefined;
  return [
    ...[ACCEPTED, REJECTED, acceptedAt(punch)],
    ...(open === undefined ? [] : [attachedTo(open, Date.parse(punch.punchedAtUtc))].flat()),
  ];
}

/** As somebody remembers it: to the minute, five minutes before. */
function acceptedAt({ punchedAtUtc }: NonNullable<Item['punch']>): Answer {
  const countsAt = Math.floor(Date.parse(punchedAtUtc) / MINUTE_MS - 5) * MINUTE_MS;
  const time = `${new Date(countsAt).toISOString().slice(0, 16)}Z`;
  const decision = { decision: 'acceptAt', atUtc: new Date(countsAt).toISOString() } as const;
  return { name: 'accepted at another time', words: ['--at', time], decision, decided: 'counts', countsAt };
}

type OpenEntry = { readonly id: string; readonly startAt: number };

/** The answer that attaches a punch to the open entry; not where the punch comes before the start of that entry. */
function attachedTo({ id, startAt }: OpenEntry, at: number): readonly Answer[] {
  const decision = { decision: 'attach', timeEntryId: id } as const;
  if (startAt >= at) return [];
  return [{ name: 'attached', words: ['--attach', id], decision, decided: 'counts', isAttached: true }];
}

async function openEntry(
  { engine, server }: Play,
  company: Company,
  employeeId: string | null,
): Promise<OpenEntry | undefined> {
  const [open] = await engine.read(server.databaseFile, (reader) =>
    reader.all<OpenEntry>(
      `select id, start_at as "startAt" from time_entries
       where company_id = ? and employee_id = ? and end_at is null`,
      [company.id, employeeId],
    ),
  );
  return open;
}

const DAY_MS = 1_440 * MINUTE_MS;
const FIRST_DAY = '2026-03-01';

/** The time of somebody up to yesterday. @returns whether it went through all checks, or was locked without them */
export async function approveTime(
  play: Play,
  company: Company,
  person: Person,
): Promise<'approved' | 'locked'> {
  const range = rangeUpTo(play.timeline.now() - DAY_MS);
  const about = [company.id, ...range, '--employee', person.email, '--reason', 'paid'];
  // Time with an open question cannot be approved before it is settled; payroll may lock it all the same.
  const isApproved = (await tryToRun(play, ['timesheet', 'approve', ...about, '--skip-open'])) === 'done';
  if (!isApproved) await isRun(play, ['timesheet', 'lock', ...about]);
  for (const entry of await lockedEntries(play, person)) play.stage.locked.set(entry.id, entry);
  return isApproved ? 'approved' : 'locked';
}

export async function withdrawApproval(play: Play, company: Company, person: Person): Promise<void> {
  const { stage, timeline } = play;
  const now = await lockedEntries(play, person);
  const isSame = (entry: LockedEntry) => JSON.stringify(stage.locked.get(entry.id)) === JSON.stringify(entry);
  stage.lockFaults.push(
    ...now
      .filter((entry) => !isSame(entry))
      .map(({ id }) => `${id} of ${person.name} changed while it was locked`),
  );
  const about = [company.id, ...rangeUpTo(timeline.now()), '--employee', person.email, '--reason', 'again'];
  const isDone = await isRun(play, ['timesheet', 'unlock', ...about]);
  if (!isDone) return;
  for (const { id } of now) stage.locked.delete(id);
}

function rangeUpTo(moment: number): readonly string[] {
  return ['--from', FIRST_DAY, '--to', new Date(moment).toISOString().slice(0, 10)];
}

function lockedEntries({ engine, server }: Play, { companyId, id }: Person): Promise<LockedEntry[]> {
  return engine.read(server.databaseFile, (reader) =>
    reader.all<LockedEntry>(
      `select id, start_at as "startAt", end_at as "endAt", project_id as "projectId", sub_project_id as "subProjectId"
       from time_entries where company_id = ? and employee_id = ? and is_locked = ? order by start_at, id`,
      [companyId, id, engine.yes],
    ),
  );
}
