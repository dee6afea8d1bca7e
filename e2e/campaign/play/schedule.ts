// Puts everything that is planned on the timeline: taps, troubles of tablets, deaths of the server, and what tablets do by themselves.
import { tapLive } from '../doors/live-door.ts';
import type { Door } from '../journal.ts';
import type { Fault } from '../network/fault.ts';
import type { Company } from '../people/companies.ts';
import { otherPin } from '../people/other-pin.ts';
import { planTaps, type PlannedTap } from '../people/plan-taps.ts';
import { planTroubles } from '../tablets/plan-troubles.ts';
import type { Tablet } from '../tablets/tablet.ts';
import type { DeathPoint } from '../tablets/tablet-ports.ts';
import type { TabletTap } from '../tablets/take-tap.ts';
import { receiptOpener } from '../told/open-receipt.ts';
import type { Timeline } from '../timeline.ts';
import { rotateTokenKeys } from './managers.ts';
import { planOddTaps, takeOddTap } from './odd-taps.ts';
import type { Stage } from './open-stage.ts';
import { scheduleManagers } from './schedule-managers.ts';
import type { Play } from './play.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LOOK_AROUND_EVERY_MS = 12 * HOUR_MS;
const ASKS_BEFORE_RESTORE = 3;
/** Most punches are made at our own tablets. */
const DOORS: readonly Door[] = ['station', 'station', 'station', 'station', 'partner', 'terminal', 'kiosk'];
const DEATH_POINTS: readonly DeathPoint[] = ['signed', 'stored', 'answered'];
const KEY_ROTATIONS = 3;
const WRONG_PINS = 0.035;

/** @returns how often each trouble has happened, once it is over */
export function schedule(play: Play): () => Readonly<Record<string, number>> {
  const { options, chance, companies, timeline, stage, overlaps, proxy } = play;
  const start = timeline.now() + HOUR_MS;
  const happened = new Map<string, number>();
  const count = (what: string) => happened.set(what, (happened.get(what) ?? 0) + 1);
  const doors = options.restores > 0 ? (['station'] as const) : DOORS;
  const plan = planTaps(chance, options, companies, { start, doors });
  planDeaths(play, plan.length);
  planRestores(play, start, count);
  const oddTaps = planOddTaps(chance, options, plan);
  for (const [place, tap] of plan.entries()) {
    timeline.at(tap.at, async () => {
      // Nobody taps twice at one moment, however late the second tap is.
      timeline.pass(1);
      const odd = oddTaps.get(place + 1);
      if (odd === undefined) await takeTap(play, tap, place + 1, count);
      else await takeOddTap(odd, play, { tap, ...toTabletTap(play, tap, place + 1) }, count);
      await proxy.between(() => overlaps.look(tap.person));
    });
  }
  const later = (at: number, event: () => Promise<void>) => timeline.at(at, event);
  for (const { kind, at, happen } of planTroubles(chance, options, stage.tablets, { start, later })) {
    timeline.at(at, () => {
      count(kind);
      return happen();
    });
  }
  for (let number = 1; number <= KEY_ROTATIONS; number += 1) {
    timeline.at(start + (options.days * DAY_MS * number) / (KEY_ROTATIONS + 1), () => {
      count('keys of tokens rotated');
      return rotateTokenKeys(play);
    });
  }
  const end = start + options.days * DAY_MS;
  for (const tablet of stage.tablets) lookAroundRegularly(timeline, tablet, end);
  for (const company of companies) cutOffToTheEnd(play, company, { end, count });
  scheduleManagers(play, { start, count });
  return () => Object.fromEntries([...happened].sort());
}

/** One or more tablets of each company stay without a network until the line is healed, as long as a tablet ever does. */
function cutOffToTheEnd(
  { options, timeline, stage }: Play,
  company: Company,
  { end, count }: { readonly end: number; readonly count: (what: string) => void },
): void {
  const tablets = stage.tabletsOf(company);
  const { cutOffToTheEnd: toTheEnd, backMeanwhile } = options;
  for (const tablet of tablets.slice(0, toTheEnd)) {
    timeline.at(end - 9 * DAY_MS, async () => {
      count('cut off for the last nine days');
      await tablet.cutOff(true);
    });
  }
  for (const tablet of tablets.slice(toTheEnd, toTheEnd + backMeanwhile)) {
    timeline.at(end - 8.5 * DAY_MS, () => tablet.cutOff(true));
    timeline.at(end - 3.5 * DAY_MS, async () => {
      count('back from five days while another is away');
      await tablet.cutOff(false);
      await tablet.lookAround();
    });
  }
}

function lookAroundRegularly(timeline: Timeline, tablet: Tablet, end: number): void {
  for (let at = timeline.now(); at < end; at += LOOK_AROUND_EVERY_MS) timeline.at(at, tablet.lookAround);
}

/** Makes a backup, and a day later puts the server back to it. */
function planRestores(play: Play, start: number, count: (what: string) => void): void {
  const { options, chance, server, stage, timeline, proxy } = play;
  const slot = (options.days * DAY_MS) / Math.max(1, options.restores);
  for (let number = 0; number < options.restores; number += 1) {
    const at = start + Math.round(slot * (number + 0.2 + 0.4 * chance.of('restore', number)));
    let backedUp: ReadonlySet<string> = new Set();
    timeline.at(at, async () => {
      backedUp = new Set((await listAnswered(stage)).map(({ punchId }) => punchId));
      await proxy.between(() => server.backUp(timeline.now()));
    });
    timeline.at(at + DAY_MS, async () => {
      await goBack(play, backedUp);
      count('server back from a backup');
    });
  }
}

async function goBack(
  { stage, server, timeline, journal, proxy }: Play,
  backedUp: ReadonlySet<string>,
): Promise<void> {
  // A tablet asks every minute for what it has not been told. The campaign leaves out most of these questions.
  for (let time = 0; time < ASKS_BEFORE_RESTORE; time += 1)
    for (const tablet of stage.tablets) await tablet.lookAround();
  const openReceipt = await receiptOpener(server);
  await proxy.between(async () => {
    await server.restore(timeline.now());
    // Only now: until then a tablet may have been given one more answer.
    for (const { punchId, receipt } of await listAnswered(stage)) {
      if (backedUp.has(punchId)) continue;
      const proof = receipt === null ? undefined : openReceipt(receipt)?.proof;
      // That nobody could check the PIN is all that some receipts say.
      (proof === undefined || proof === 'unchecked' ? stage.unvouched : stage.vouched).add(punchId);
      // A tablet keeps no position of what was answered for.
      stage.placesGone.add(punchId);
    }
  });
  // A tablet keeps no photo that the server has had.
  for (const { punchId } of journal.taps) if (punchId !== undefined) stage.photosGone.add(punchId);
}

/** What the server has answered for, even where a tablet asks again for the receipt: proof and position are wiped by then. */
async function listAnswered({ tablets }: Stage) {
  const answered = [];
  for (const tablet of tablets)
    answered.push(...(await tablet.rows()).filter(({ verdict }) => verdict !== null));
  return answered;
}

/** The server dies at punch requests that the seed chooses, in ways that take turns. */
function planDeaths({ options, chance, server, proxy }: Play, punches: number): void {
  const ways: readonly Fault[] = ['killed before', 'killed inside', 'killed after'];
  for (let number = 0; number < options.serverKills; number += 1) {
    const way = ways[number % ways.length];
    if (way !== undefined) proxy.plan(way, chance.between(1, punches, 'kill', number));
  }
  for (let number = 0; server.canLosePower && number < options.powerCuts; number += 1) {
    proxy.plan('power cut', chance.between(1, punches, 'cut', number));
  }
  for (let number = 0; server.fillDisk !== undefined && number < options.fullServerDisks; number += 1) {
    proxy.plan('disk of the server full', chance.between(1, punches, 'server disk', number));
  }
  for (let number = 0; server.crashDatabase !== undefined && number < options.powerCuts; number += 1) {
    const way = number % 2 === 0 ? 'database killed after' : 'database killed inside';
    proxy.plan(way, chance.between(1, punches, 'cut', number));
  }
}

async function takeTap(
  play: Play,
  tap: PlannedTap,
  number: number,
  count: (what: string) => void,
): Promise<void> {
  const { timeline, journal, stage } = play;
  const { company, person, door, action, brought } = tap;
  if (door === 'station') {
    const { tablet, tabletTap } = toTabletTap(play, tap, number);
    if (tabletTap.diesAt !== undefined) count(`tablet killed once ${tabletTap.diesAt}`);
    if (!tabletTap.isRightPin) count('wrong PIN');
    await tablet.tap(tabletTap);
    return;
  }
  const at = timeline.now();
  const outcome = await tapLive(stage.doorsOf(company)[door], timeline, {
    person: { ...person, pin: stage.pinOf(person) },
    action,
    brought,
    name: `tap ${number}`,
  });
  journal.write({ planned: number, door, person, action, brought, at, endedAt: timeline.now(), ...outcome });
}

function toTabletTap(
  { options, chance, stage }: Play,
  { company, person, action, brought }: PlannedTap,
  number: number,
): { readonly tablet: Tablet; readonly tabletTap: TabletTap } {
  const word = `station tap ${number}`;
  const dies = chance.of(word, 'dies') < options.tabletDeaths;
  const isWrong = chance.of(word, 'wrong') < WRONG_PINS;
  // Mostly the tablet by one's own door, now and then another.
  const tablet = chance.pick(
    stage.tabletsOf(company),
    chance.of(word, 'elsewhere') < 0.1 ? word : person.name,
  );
  return {
    tablet,
    tabletTap: {
      person,
      action,
      brought,
      needs: {
        requiresProject: company.rules.projects === 'strict',
        requiresPosition: company.rules.isLocated,
      },
      pin: isWrong ? otherPin(stage.pinOf(person)) : stage.pinOf(person),
      isRightPin: !isWrong,
      diesAt: dies ? chance.pick(DEATH_POINTS, word, 'point') : undefined,
      punchId: chance.guid('punch', number),
    },
  };
}
