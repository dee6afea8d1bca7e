// Managers approve somebody's time for payroll, lock it without the checks, and open it again.
import type { Person, Company } from '../people/companies.ts';
import type { LockedSpan } from './decided.ts';
import { isRun, tryToRun } from './managers.ts';
import type { Play } from './play.ts';

const DAY_MS = 86_400_000;
/** A Sunday, before anybody has worked. */
const FIRST_DAY = Date.parse('2026-03-01T00:00:00.000Z');

/** The days up to yesterday, whatever is asked about them: payroll may do so. */
export async function lockTime(play: Play, company: Company, person: Person): Promise<boolean> {
  const days = { from: FIRST_DAY, until: startOfDay(play.timeline.now()) };
  const isDone = await isRun(play, [
    'timesheet',
    'lock',
    ...wordsOf(company, person, days),
    '--reason',
    'paid',
  ]);
  if (isDone) await noteClosing(play, person, { closes: days });
  return isDone;
}

/** As many days up to yesterday as may be approved: nothing may be asked about them. @returns whether there was time to approve */
export async function approveTime(play: Play, company: Company, person: Person): Promise<boolean> {
  for (let until = startOfDay(play.timeline.now()); until > FIRST_DAY; until -= DAY_MS) {
    const days = { from: FIRST_DAY, until };
    const about = [...wordsOf(company, person, days), '--reason', 'paid'];
    if ((await tryToRun(play, ['timesheet', 'approve', ...about])) !== 'done') continue;
    await noteClosing(play, person, { closes: days });
    return play.stage.closings.at(-1)?.found.some(({ startAt }) => startAt < until) === true;
  }
  return false;
}

/** Opens again all that is closed. */
export async function withdrawApproval(play: Play, company: Company, person: Person): Promise<boolean> {
  const days = { from: FIRST_DAY, until: startOfDay(play.timeline.now()) + DAY_MS };
  const found = await lockedSpans(play, person);
  const words = ['timesheet', 'unlock', ...wordsOf(company, person, days), '--reason', 'again'];
  const isDone = await isRun(play, words);
  if (isDone) await noteClosing(play, person, { opens: days }, found);
  return isDone;
}

type Step = { readonly closes: Days } | { readonly opens: Days };
type Days = { readonly from: number; readonly until: number };

async function noteClosing(
  play: Play,
  person: Person,
  step: Step,
  before?: readonly LockedSpan[],
): Promise<void> {
  const found = before ?? (await lockedSpans(play, person));
  const at = play.stage.commands.done.at(-1)?.at ?? play.timeline.now();
  play.stage.closings.push({ ...step, at, employeeId: person.id, found });
}

/** Whose work began before today and goes on: once yesterday is closed, its end is time that comes into closed days. */
export async function somebodyAtWork(
  { engine, server, timeline }: Play,
  company: Company,
): Promise<Person | undefined> {
  const working = await engine.read(server.databaseFile, (reader) =>
    reader.all<{ id: string }>(
      `select employee_id as id from time_entries
       where company_id = ? and end_at is null and is_draft = ? and start_at < ? order by start_at desc`,
      [company.id, engine.no, startOfDay(timeline.now())],
    ),
  );
  return company.people.find(({ id }) => id === working[0]?.id);
}

/**
 * Whose clock-ins of earlier days wait at a tablet of the company: once yesterday is closed, what they bring is time of closed days.
 * @returns a person for each of them
 */
export async function everybodyAway({ timeline, stage }: Play, company: Company): Promise<readonly Person[]> {
  const today = startOfDay(timeline.now());
  const rows = (await Promise.all(stage.tabletsOf(company).map((tablet) => tablet.rows()))).flat();
  return rows
    .filter(({ status, at, action }) => status === 'waiting' && action === 'start' && at < today)
    .flatMap(({ employeeId }) => company.people.filter(({ id }) => id === employeeId));
}

const startOfDay = (moment: number) => Math.floor(moment / DAY_MS) * DAY_MS;

/** Iceland keeps the time of UTC. */
function wordsOf({ id }: Company, { email }: Person, { from, until }: Days): readonly string[] {
  const [first, last] = [from, until - DAY_MS].map((day) => new Date(day).toISOString().slice(0, 10));
  return [id, '--from', first ?? '', '--to', last ?? '', '--employee', email];
}

function lockedSpans({ engine, server }: Play, { companyId, id }: Person): Promise<LockedSpan[]> {
  return engine.read(server.databaseFile, (reader) =>
    reader.all<LockedSpan>(
      `select start_at as "startAt", end_at as "endAt" from time_entries
       where company_id = ? and employee_id = ? and is_locked = ? order by start_at, id`,
      [companyId, id, engine.yes],
    ),
  );
}
