// What managers decide about punches while people punch, at the desk or on the command line.
import type { CallOf } from '@stimpill/api-types';
import type { manageOperations } from '@stimpill/api-types/manage';
import type { Company } from '../people/companies.ts';
import type { Decided } from './decided.ts';
import { callOf, run, tryAtDesk, tryToRun } from './managers.ts';
import type { Play } from './play.ts';

type Item = {
  readonly id: string;
  readonly employeeId: string | null;
  readonly reason: string;
  readonly punchId: string | null;
  readonly timeEntryId: string | null;
  readonly action: 'start' | 'stop' | null;
  /** Of the punch, where it is about one. */
  readonly atUtc: string;
};

type Answer = Pick<Decided, 'name' | 'decided' | 'countsAt' | 'isAttached'> & {
  readonly decision: CallOf<typeof manageOperations.settleReview>['body'];
};

const MINUTE_MS = 60_000;
/** Such a question is about a punch that stands in no time entry. */
const BLOCKED = ['integrity', 'pin_failed', 'pin_unchecked', 'employee'];
/** What was asked about the time alone, or about time on closed days; the punch counts already, as a draft. */
const DRAFTS = ['time_uncertain', 'period_locked'];
const TRIES = 8;
/** A manager looks no further down the list. */
const LOOKED_AT = 60;

/**
 * Answers a question: of what could be answered first what was answered the fewest times so far, so that no kind of answer waits for luck.
 * @param about the punch that it is about; where it is not given, any
 * @returns what was done, in a few words; undefined where nothing is asked, or nothing that was tried could be done
 */
export async function settleQuestion(
  play: Play,
  company: Company,
  word: string,
  about?: string,
): Promise<string | undefined> {
  const list = await run(play, callOf('listReviews', { companyId: company.id }));
  const listed = JSON.parse(list ?? '[]') as readonly Item[];
  const open = listed.filter(
    ({ punchId }) =>
      isAskedOnce(punchId, listed) && !isDecided(play, punchId) && (about === undefined || punchId === about),
  );
  const possible = await possibleAnswers(play, company, someOf(play, open, word));
  for (const { item, answer } of possible.slice(0, TRIES)) {
    const done = await settle(play, company, { item, answer }, word);
    if (done !== undefined) return done;
  }
  return undefined;
}

/** One question at a time, so that it is clear what each of them came to. */
const isAskedOnce = (punchId: string | null, items: readonly Item[]) =>
  punchId !== null && items.filter((item) => item.punchId === punchId).length === 1;

const isDecided = ({ stage }: Play, punchId: string | null) =>
  stage.decisions.some((decision) => decision.punchId === punchId);

function someOf({ chance }: Play, items: readonly Item[], word: string): readonly Item[] {
  const shuffled = items.map((item, at) => ({ item, place: chance.of(word, 'item', at) }));
  return shuffled
    .sort((a, b) => a.place - b.place)
    .slice(0, LOOKED_AT)
    .map(({ item }) => item);
}

type Possible = { readonly item: Item; readonly answer: Answer };

async function possibleAnswers(
  play: Play,
  company: Company,
  items: readonly Item[],
): Promise<readonly Possible[]> {
  const possible: Possible[] = [];
  for (const item of items)
    for (const answer of await answersTo(play, company, item)) possible.push({ item, answer });
  const given = (name: string) => play.stage.decisions.filter((decision) => decision.name === name).length;
  return possible.sort((a, b) => given(a.answer.name) - given(b.answer.name));
}

async function settle(
  play: Play,
  company: Company,
  { item, answer }: Possible,
  word: string,
): Promise<string | undefined> {
  if (item.punchId === null) return undefined;
  const { name, decision, decided, countsAt, isAttached } = answer;
  const body = { ...decision, reason: 'looked into it' };
  const words = callOf('settleReview', { companyId: company.id, reviewId: item.id });
  const isAtDesk = play.chance.of(word, 'door') < 0.5;
  const path = `/reviews/${item.id}/decision`;
  const done = isAtDesk
    ? await tryAtDesk(play, { company, words, body }, (desk) => desk({ method: 'POST', path, body }))
    : await tryToRun(play, words, body);
  // An answer that does not fit into the time of the person is refused, and then nothing was decided.
  if (done !== 'done') return undefined;
  play.stage.decisions.push({
    ...{ punchId: item.punchId, at: play.stage.commands.done.at(-1)?.at ?? 0, decided, name },
    asked: item.reason === 'disputed' ? 'dispute' : 'anything else',
    ...(countsAt === undefined ? {} : { countsAt }),
    ...(isAttached === undefined ? {} : { isAttached }),
  });
  return `question settled${isAtDesk ? ' at the desk' : ''}: ${name}`;
}

const ACCEPT: Pick<Answer, 'decision'> = { decision: { decision: 'accept' } };
const REJECT: Pick<Answer, 'decision'> = { decision: { decision: 'reject' } };
const ACCEPTED: Answer = { name: 'accepted', ...ACCEPT, decided: 'counts' };
const REJECTED: Answer = { name: 'rejected', ...REJECT, decided: 'does not count' };
const RIGHT_AFTER_ALL: Answer = { name: 'dispute declined', ...ACCEPT, decided: 'stays as it is' };
const WRONG_INDEED: Answer = { name: 'dispute upheld', ...REJECT, decided: 'taken back' };

async function answersTo(play: Play, company: Company, item: Item): Promise<readonly Answer[]> {
  const { reason, action, employeeId } = item;
  if (item.punchId === null) return [];
  if (reason === 'disputed') return [RIGHT_AFTER_ALL, WRONG_INDEED];
  if (DRAFTS.includes(reason) && item.timeEntryId !== null)
    return [ACCEPTED, acceptedAt(item)].map((answer) => ({
      ...answer,
      name: `draft ${answer.name}`,
    }));
  if (!BLOCKED.includes(reason)) return [REJECTED, acceptedAt(item)];
  const open = action === 'stop' ? await openEntry(play, company, employeeId) : undefined;
  return [
    ...[ACCEPTED, REJECTED, acceptedAt(item)],
    ...(open === undefined ? [] : [attachedTo(open, Date.parse(item.atUtc))].flat()),
  ];
}

/** As somebody remembers it: to the minute, five minutes before. */
function acceptedAt({ atUtc }: Item): Answer {
  const countsAt = Math.floor(Date.parse(atUtc) / MINUTE_MS - 5) * MINUTE_MS;
  const decision = { decision: 'acceptAt', atUtc: new Date(countsAt).toISOString() } as const;
  return { name: 'accepted at another time', decision, decided: 'counts', countsAt };
}

type OpenEntry = { readonly id: string; readonly startAt: number };

/** The answer that attaches a punch to the open entry; not where the punch comes before the start of that entry. */
function attachedTo({ id, startAt }: OpenEntry, at: number): readonly Answer[] {
  const decision = { decision: 'attach', timeEntryId: id } as const;
  if (startAt >= at) return [];
  return [{ name: 'attached', decision, decided: 'counts', isAttached: true }];
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
