// What managers do while people punch, on the command line or at the desk.
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TimeEntryRecord } from '@stimpill/api-types/manage';
import { CORRECT_ENTRY, correctionOf } from '../../support/correct-entry.ts';
import { signInAtDesk, type Desk, type DeskAnswer } from '../doors/desk.ts';
import type { OfficePerson } from '../people/office.ts';
import { managerId, toClosingFile, toPersonFile, type Company, type Person } from '../people/companies.ts';
import type { PlannedTap } from '../people/plan-taps.ts';
import type { Tablet } from '../tablets/tablet.ts';
import type { Play } from './play.ts';

type ClosedEntry = { readonly id: string; readonly startAt: number; readonly endAt: number };

const MINUTE_MS = 60_000;
const KEYS_SEEN_AFTER_MS = 1_100;
const LOOK_EVERY_MS = 10;
const MOST_LOOKS = 300;
const TAKEN_BACK_MS = 5 * MINUTE_MS;
/** The command line understood what it was told, and says no. */
const REFUSED = 1;

export async function setNewPin(play: Play, { company, person }: PlannedTap): Promise<void> {
  const isDone = await isRun(play, ['pin', 'set', company.id, person.email, '--stdin'], person.laterPin);
  if (!isDone) return;
  play.stage.hasNewPin.add(person);
  play.stage.newPins.push({ employeeId: person.id, at: play.timeline.now() - 1 });
}

/** The server looks for new keys every second of the real clock; nobody punches for hours of the campaign before it has seen them. */
export async function rotateTokenKeys(play: Play): Promise<void> {
  await isRun(play, ['keys', 'rotate']);
  await wait(KEYS_SEEN_AFTER_MS);
}

/** Somebody is no longer employed, by mistake, from a moment in the work until it is done. */
export async function deactivateFor(
  play: Play,
  tap: PlannedTap,
  work: (deactivate: () => Promise<void>) => Promise<void>,
): Promise<void> {
  let from = Infinity;
  await work(async () => {
    from = play.timeline.now();
    await importPerson(play, tap, false);
  });
  await importPerson(play, tap, true);
  play.stage.inactive.push({ employeeId: tap.person.id, from, until: play.timeline.now() });
}

async function importPerson(play: Play, { company, person }: PlannedTap, isActive: boolean): Promise<void> {
  const file = await fileOf(play, `${person.name}.json`, toPersonFile(company, person, isActive));
  await isRun(play, ['company', 'import', file]);
}

/** From now on nobody may begin on this project; tablets that are away go on offering it. */
export async function closeProject(play: Play, company: Company): Promise<void> {
  const file = await fileOf(play, `${company.name} closing.json`, toClosingFile(company));
  if (await isRun(play, ['company', 'import', file]))
    play.stage.projectsClosed.set(company.id, play.timeline.now());
}

/** The tablet finds itself shut out once it has a network; what waits in it leaves in a file. */
export async function revokeAndRegisterAgain(
  play: Play,
  { tap: { company }, tablet }: { readonly tap: PlannedTap; readonly tablet: Tablet },
): Promise<void> {
  const deviceId = tablet.keys.at(-1)?.chain.deviceId ?? '';
  // A planted bug may have lost the registration: then there is nothing to revoke, and nobody whose file could be taken in.
  await tryToRun(play, ['device', 'revoke', deviceId]);
  await tablet.cutOff(false);
  const taken = await tablet.takeOut();
  if (taken !== undefined) {
    const file = await fileOf(play, `${deviceId}.json`, taken);
    await tryToRun(play, ['inbox', 'import', file]);
  }
  await tablet.registerAgain(await play.stage.newKeyFor(company));
}

/** The last time that the person came and went ends five minutes earlier. */
export async function correctLastEntry(play: Play, { company, person }: PlannedTap): Promise<void> {
  const last = await lastClosedEntry(play, person);
  if (last === undefined) return;
  const { id, startAt, endAt: before } = last;
  const to = Math.floor((before - TAKEN_BACK_MS) / MINUTE_MS) * MINUTE_MS;
  if (to <= startAt) return;
  const isAtDesk = play.chance.of(id, 'door') < 0.5;
  const words = callOf(CORRECT_ENTRY, { companyId: company.id, timeEntryId: id });
  const done = isAtDesk
    ? await tryAtDesk(play, { company, words, body: { reason: LEFT_EARLIER } }, (desk) => endAt(desk, id, to))
    : await callEndAt(play, company, id, to);
  // Where entries overlap, which only a planted bug brings about, it is refused, and nothing was corrected.
  if (done !== 'done') return;
  play.stage.corrections.push({ employeeId: person.id, at: play.timeline.now(), from: before, to });
}

export async function endAt(desk: Desk, id: string, to: number): Promise<DeskAnswer> {
  const path = `/time-entries/${id}`;
  const read = await desk({ method: 'GET', path });
  if (read.data === null || read.version === null) return read;
  const body = endedAt(read.data as TimeEntryRecord, to);
  return desk({ method: 'PUT', path, version: read.version, body });
}

async function callEndAt(play: Play, { id: companyId }: Company, timeEntryId: string, to: number) {
  const of = { companyId, timeEntryId };
  const read = await run(play, [...callOf('getTimeEntry', of), '--json']);
  if (read === undefined) return 'failed';
  const { data, version } = JSON.parse(read) as { readonly data: TimeEntryRecord; readonly version: string };
  return tryToRun(play, callOf(CORRECT_ENTRY, of, version), endedAt(data, to));
}

const LEFT_EARLIER = 'left earlier';

const endedAt = (read: TimeEntryRecord, to: number) =>
  correctionOf(read, { endAtUtc: new Date(to).toISOString(), reason: LEFT_EARLIER });

async function lastClosedEntry(
  { engine, server }: Play,
  { companyId, id }: Person,
): Promise<ClosedEntry | undefined> {
  const [last] = await engine.read(server.databaseFile, (reader) =>
    reader.all<ClosedEntry>(
      `select id, start_at as "startAt", end_at as "endAt" from time_entries
       where company_id = ? and employee_id = ? and end_at is not null and is_draft = ?
       order by start_at desc limit 1`,
      [companyId, id, engine.no],
    ),
  );
  return last;
}

/** What a command reads: a line, or the body of a call. */
type Input = string | object;

/** The words of a call; its body is what it reads. */
export function callOf(
  operation: string,
  said: Readonly<Record<string, string>>,
  version?: string,
): readonly string[] {
  return [
    ...['call', operation, ...Object.entries(said).map(([name, value]) => `${name}=${value}`)],
    ...(version === undefined ? [] : ['--version', version]),
  ];
}

/** Runs a command that nothing should prevent. @returns whether it was done */
export async function isRun(play: Play, words: readonly string[], input?: Input): Promise<boolean> {
  return (await run(play, words, input)) !== undefined;
}

/** Runs a command that the server may refuse, such as a decision that does not fit into the time of the person. */
export async function tryToRun(
  play: Play,
  words: readonly string[],
  input?: Input,
): Promise<'done' | 'refused' | 'failed'> {
  const ended = await runAtOwnMoment(play, words, input);
  if (ended.kind === 'done') return 'done';
  if (ended.code === REFUSED) return 'refused';
  play.stage.commands.faults.push(ended.text);
  return 'failed';
}

/** @returns what it wrote; undefined where it broke down, which counts as a fault */
export async function run(play: Play, words: readonly string[], input?: Input): Promise<string | undefined> {
  const ended = await runAtOwnMoment(play, words, input);
  if (ended.kind === 'done') return ended.said;
  play.stage.commands.faults.push(ended.text);
  return undefined;
}

type Ended =
  | { readonly kind: 'done'; readonly said: string }
  | { readonly kind: 'failed'; readonly code: unknown; readonly text: string };

async function runAtOwnMoment(play: Play, words: readonly string[], input: Input = ''): Promise<Ended> {
  const { server, stage } = play;
  return atOwnMoment(play, async (at) => {
    const stdin = typeof input === 'string' ? input : JSON.stringify(input);
    const said = await server.commandLine({ words, now: at, stdin });
    stage.commands.done.push({ at, words, userId: null, ...(typeof input === 'object' && { body: input }) });
    return said;
  });
}

type AtDesk = {
  readonly company: Company;
  readonly words: readonly string[];
  readonly body?: object;
  readonly by?: OfficePerson;
};

/**
 * The same at the desk.
 * @param words the command that would do it, and its body
 * @param by who is signed in; the manager of the company where nobody is named
 * @param act gives the last answer; one below 400 says that it was done
 */
export async function tryAtDesk(
  play: Play,
  { company, words, body, by }: AtDesk,
  act: (desk: Desk) => Promise<DeskAnswer>,
): Promise<'done' | 'refused' | 'failed'> {
  const { server, stage } = play;
  const ended = await atOwnMoment(play, async (at) => {
    const { id: userId, ...who } = by ?? { ...company.manager, id: managerId(company.id) };
    const desk = await signInAtDesk(server.origin, { ...who, companyId: company.id }, at);
    const { status, text } = await act(desk);
    if (status >= 500) throw new Error(`"${words.join(' ')}" at the desk: ${status} ${text}`);
    if (status >= 400) throw Object.assign(new Error(text), { code: REFUSED });
    stage.commands.done.push({ at, words, userId, ...(body && { body }) });
    return text;
  });
  if (ended.kind === 'done') return 'done';
  if (ended.code === REFUSED) return 'refused';
  stage.commands.faults.push(ended.text);
  return 'failed';
}

/** Does something at a moment of its own, so that it is clear what came before it and what after. */
export function atOwnMoment(play: Play, act: (at: number) => Promise<string>): Promise<Ended> {
  const { timeline, proxy, stage } = play;
  stage.commands.run += 1;
  const work = async (): Promise<Ended> => {
    await untilJudged(play);
    timeline.pass(1);
    const said = await act(timeline.now());
    timeline.pass(1);
    return { kind: 'done', said };
  };
  return proxy.between(() => work().catch(toFailed));
}

function toFailed(error: unknown): Ended {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return { kind: 'failed', code, text: error instanceof Error ? error.message : String(error) };
}

/** Waits until the server has judged, which it does in the background. Otherwise it would be chance whether it judges before a command. */
async function untilJudged({ engine, server, timeline }: Play): Promise<void> {
  if (!server.isAlive()) await server.start(timeline.now());
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const stored = await engine.read(server.databaseFile, (reader) =>
      reader.all("select punch_id from open_punches where state = 'stored' limit 1"),
    );
    if (stored.length === 0) return;
    await wait(LOOK_EVERY_MS);
  }
}

async function fileOf({ server }: Play, name: string, content: unknown): Promise<string> {
  const file = join(dirname(server.logFile), name);
  await writeFile(file, JSON.stringify(content));
  return file;
}
