// What managers do on the command line while people punch.
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { toClosingFile, toPersonFile, type Company, type Person } from '../people/companies.ts';
import type { PlannedTap } from '../people/plan-taps.ts';
import type { Tablet } from '../tablets/tablet.ts';
import type { Play } from './schedule.ts';

type ClosedEntry = { readonly id: string; readonly startAt: number; readonly endAt: number };

const MINUTE_MS = 60_000;
const KEYS_SEEN_AFTER_MS = 1_100;
const LOOK_EVERY_MS = 10;
const MOST_LOOKS = 300;
const TAKEN_BACK_MS = 5 * MINUTE_MS;

export async function setNewPin(play: Play, { company, person }: PlannedTap): Promise<void> {
  await run(play, ['pin', 'set', company.id, person.email, '--stdin'], person.laterPin);
  play.stage.hasNewPin.add(person);
  play.stage.newPins.push({ employeeId: person.id, at: play.timeline.now() - 1 });
}

/** The server looks for new keys every second of the real clock; nobody punches for hours of the campaign before it has seen them. */
export async function rotateTokenKeys(play: Play): Promise<void> {
  await run(play, ['keys', 'rotate']);
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
  await run(play, ['company', 'import', file]);
}

/** From now on nobody may begin on this project; tablets that are away go on offering it. */
export async function closeProject(play: Play, company: Company): Promise<void> {
  const file = await fileOf(play, `${company.name} closing.json`, toClosingFile(company));
  await run(play, ['company', 'import', file]);
  play.stage.closings.set(company.id, play.timeline.now());
}

/** The tablet finds itself shut out once it has a network; what waits in it leaves in a file. */
export async function revokeAndRegisterAgain(
  play: Play,
  { tap: { company }, tablet }: { readonly tap: PlannedTap; readonly tablet: Tablet },
): Promise<void> {
  const deviceId = tablet.keys.at(-1)?.chain.deviceId ?? '';
  // A planted bug may have lost the registration: then there is nothing to revoke, and nobody whose file could be taken in.
  await run(play, ['device', 'revoke', deviceId]).catch(isRefused);
  await tablet.cutOff(false);
  const taken = await tablet.takeOut();
  if (taken !== undefined) {
    const file = await fileOf(play, `${deviceId}.json`, taken);
    await run(play, ['inbox', 'import', file]).catch(isRefused);
  }
  await tablet.registerAgain(await play.stage.newKeyFor(company));
}

/** The last time that the person came and went ends five minutes earlier. */
export async function correctLastEntry(play: Play, { company, person }: PlannedTap): Promise<void> {
  const last = await lastClosedEntry(play, person);
  if (last === undefined) return;
  const { id, startAt, endAt } = last;
  const to = Math.floor((endAt - TAKEN_BACK_MS) / MINUTE_MS) * MINUTE_MS;
  if (to <= startAt) return;
  const end = new Date(to).toISOString().slice(0, 16);
  const words = ['entry', 'change', company.id, id, '--end', end, '--reason', 'left earlier'];
  // Where entries overlap, which only a planted bug brings about, the command refuses, and nothing was corrected.
  const isDone = await run(play, words).then(() => true, isRefused);
  if (!isDone) return;
  play.stage.corrections.push({ employeeId: person.id, at: play.timeline.now(), from: endAt, to });
}

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

/** @returns that it was not done; throws what was no refusal */
export function isRefused(error: unknown): false {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code === 1) return false;
  throw error;
}

/** At a moment of its own, so that it is clear what it came before and what after. */
export async function run(play: Play, words: readonly string[], stdin?: string): Promise<string> {
  const { server, timeline, proxy } = play;
  return proxy.between(async () => {
    await untilJudged(play);
    timeline.pass(1);
    const said = await server.commandLine({
      ...{ words, now: timeline.now() },
      ...(stdin === undefined ? {} : { stdin }),
    });
    timeline.pass(1);
    return said;
  });
}

/** The server judges in the background. Whether it has done so before a command would be chance. */
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
