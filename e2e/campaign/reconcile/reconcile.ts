// What the server holds against what was done: each R a check of its own. R13 compares two runs; one run gives its digest.
import { createHash } from 'node:crypto';
import { createCallApi } from '../doors/call-api.ts';
import { readFacts, type Facts } from '../facts/read-facts.ts';
import type { Journal } from '../journal.ts';
import { isDeadly } from '../network/fault.ts';
import type { FaultProxy } from '../network/fault-proxy.ts';
import type { Company, Person } from '../people/companies.ts';
import type { CampaignServer } from '../server/campaign-server.ts';
import type { Rest } from '../play/come-to-rest.ts';
import type { Stage } from '../play/open-stage.ts';
import type { Engine } from '../server/engine.ts';
import type { Timeline } from '../timeline.ts';
import { checkPins, followEverybodysPins } from '../pins/check-pins.ts';
import type { PinWatch } from '../pins/pin-watch.ts';
import { checkTold, type KeptRow } from '../told/check-told.ts';
import type { ToldWatch } from '../told/told-watch.ts';
import { toArrivals, type Arrival } from './arrivals.ts';
import type { CanaryWatch } from './canary-watch.ts';
import type { Check, Reconciliation } from './check.ts';
import { checkBrought, checkPhotos, checkProjects } from './check-brought.ts';
import { checkLocked } from './check-locked.ts';
import { checkOffice } from './check-office.ts';
import { checkChanges } from './check-changes.ts';
import { checkChain } from './check-chain.ts';
import { checkExactTime, checkLiveMoments, type TrueClocks } from './check-exact-time.ts';
import { checkInbox } from './check-inbox.ts';
import { checkProjectSums, checkShifts } from './check-plans.ts';
import { checkQueue } from './check-queue.ts';
import { checkQuestions, checkTimeBounds } from './check-review.ts';
import { checkTablets } from './check-tablets.ts';
import { checkBoundaries, expectedMinutes, toPersonsTime, type PersonsTime } from './check-time.ts';
import { checkRetention } from './check-retention.ts';
import { toTold } from './doubts.ts';
import { measureGrades } from './measure-grades.ts';
import type { OverlapWatch } from './overlap-watch.ts';
import { readPlans, type Plans } from './read-plans.ts';
import { readOfficeOf } from './read-office.ts';
import { NO_TOTALS, readTotals, type Totals } from './read-totals.ts';
import { silentTabletsOf } from './silent-tablets.ts';
import { toBroughtPunches } from './what-was-brought.ts';
import type { Shift } from '../people/shift.ts';
import type { Passed } from '../network/witnessed.ts';

export type Lived = {
  readonly companies: readonly Company[];
  readonly engine: Engine;
  readonly server: CampaignServer;
  readonly timeline: Timeline;
  readonly journal: Journal;
  readonly proxy: FaultProxy;
  readonly overlaps: OverlapWatch;
  readonly canaries: CanaryWatch;
  readonly toldWatch: ToldWatch;
  readonly pinWatch: PinWatch;
  readonly stage: Stage;
  readonly rest: Rest;
  /** By company id. */
  readonly shifts: ReadonlyMap<string, readonly Shift[]>;
};

export async function reconcile(lived: Lived): Promise<Reconciliation> {
  const { companies, engine, server, timeline, journal, proxy, canaries, toldWatch, stage } = lived;
  const people = companies.flatMap(({ people: ofCompany }) => ofCompany);
  const call = createCallApi(server.origin, timeline);
  const totals = await readTotals(call, timeline, companies);
  const plans = new Map<string, Plans>();
  for (const company of companies) plans.set(company.id, await readPlans(call, company));
  const facts = await engine.read(server.databaseFile, readFacts);
  const office = await readOfficeOf(lived);
  const arrivals = toArrivals(proxy.passed, facts.punches);
  const pins = { ...pinsOf(lived), people, facts };
  const pinsFound = followEverybodysPins(pins);
  const lockedOut = new Set(pinsFound.flatMap((found) => found.lockedOut));
  const { projectsClosed } = stage;
  const brought = toBroughtPunches({ taps: journal.taps, arrivals, facts, companies, projectsClosed });
  const told = toTold(facts, journal.taps, { ...stage, brought, lockedOut });
  const everybody = toPersonsTime(told, people);
  const rows = await rowsOf(stage);
  await canaries.seeTables((work) => engine.read(server.databaseFile, work));
  await canaries.seeLog(server.logFile);
  const { passed } = proxy;
  const checks = [
    ...checkInbox({ taps: journal.taps, arrivals, facts }),
    ...checkTablets(journal.taps, facts),
    checkBrought(told, stage.placesGone),
    checkPhotos(told, stage.photosGone),
    checkBoundaries(everybody),
    checkProjects(everybody, told),
    checkLocked(everybody, stage.closings),
    checkOrder(arrivals),
    await checkChain(told, stage.tablets),
    checkToldChains(facts),
    checkTrueTime(journal),
    checkTimeBounds(journal.taps, facts),
    checkExactTime(journal.taps, facts, trueClocksOf(lived)),
    checkLiveMoments(arrivals),
    checkNeverTwo(lived),
    checkQuestions(everybody, told),
    ...checkQueue(everybody, told, timeline.now(), silentTabletsOf(lived)),
    checkMinutes(everybody, totals),
    checkProjectSums(everybody, told, plans),
    checkShifts(companies, everybody, lived.shifts, plans),
    checkRest(lived),
    checkPhotosRest(lived.rest, stage.photosGone),
    checkAnswers(proxy),
    checkCommands(stage),
    checkEndurance(server, proxy.passed.length),
    checkSecrets(canaries),
    ...checkPins(pinsFound, pins),
    ...checkChanges({ facts, stage, deviceIds: deviceIdsOf(stage) }),
    ...checkOffice({ companies, office, stage }),
    ...checkTold({ watch: toldWatch, rows, taps: journal.taps, facts }),
  ];
  // After everything else: it erases.
  const retention = await checkRetention({ engine, server, passed, now: timeline.now() });
  return {
    checks: [...checks, retention],
    grades: measureGrades(journal.taps, facts),
    digest: digestOf(facts, people),
  };
}

async function rowsOf({ tablets }: Stage): Promise<readonly KeptRow[]> {
  const rows = [];
  for (const tablet of tablets) rows.push(...(await tablet.rows()));
  return rows;
}

function pinsOf({
  journal,
  pinWatch,
  proxy,
  stage,
}: Pick<Lived, 'journal' | 'pinWatch' | 'proxy' | 'stage'>) {
  const keys = stage.tablets.flatMap((tablet) => tablet.keys);
  const deviceIds = new Map(keys.map(({ deviceToken, chain }) => [deviceToken, chain.deviceId]));
  const { newPins, inactive, vouched, unvouched } = stage;
  const unopened = new Set([...vouched, ...unvouched]);
  const deaths = proxy.passed.filter(({ how }) => isDeadly(how)).map(({ at }) => at);
  const deviceIdOf = (deviceToken: string) => deviceIds.get(deviceToken) ?? deviceToken;
  return { seen: pinWatch.seen, taps: journal.taps, newPins, inactive, deaths, unopened, deviceIdOf };
}

function trueClocksOf({ proxy, stage }: Pick<Lived, 'proxy' | 'stage'>): TrueClocks {
  const exchanges = proxy.passed.flatMap(({ name, at }) => {
    const asked = stage.exchanges.get(name);
    return asked === undefined ? [] : [[at, { ...asked, servedAt: at }] as const];
  });
  const wallSetAt = stage.tablets.flatMap((tablet) =>
    tablet.keys.map(({ chain }) => [chain.deviceId, tablet.wallSetAt] as const),
  );
  return { exchanges: new Map(exchanges), wallSetAt: new Map(wallSetAt) };
}

function deviceIdsOf({ tablets }: Stage): readonly string[] {
  return tablets.flatMap((tablet) => tablet.keys.map(({ chain }) => chain.deviceId));
}

function checkOrder(arrivals: readonly Arrival[]): Check {
  const last = new Map<string, number>();
  const problems: string[] = [];
  for (const { employeeId, tap, facts } of arrivals) {
    for (const { punchedAt } of facts) {
      if (punchedAt <= (last.get(employeeId) ?? 0))
        problems.push(`tap ${tap} stands before one that came earlier`);
      last.set(employeeId, punchedAt);
    }
  }
  return {
    id: 'R6',
    says: 'The punches of a person stand in the order in which they came.',
    cases: arrivals.length,
    problems,
  };
}

/** No fault may make a tablet lose punches that it told of: not double or late requests, second tabs, lost databases or full disks. */
function checkToldChains({ heads, shortened }: Facts): Check {
  return {
    id: 'R6',
    says: 'No honest tablet is said to have lost punches that it told of.',
    cases: heads,
    problems: shortened.map(
      ({ deviceId, from, to }) => `numbers ${from} to ${to} of ${deviceId} are said to be gone`,
    ),
  };
}

function checkTrueTime({ taps }: Journal): Check {
  const told = taps.flatMap((tap) => (tap.told === undefined ? [] : [{ ...tap, told: tap.told }]));
  return {
    id: 'R7',
    says: 'The true moment of every punch lies inside the bounds that are stated for it.',
    cases: told.length,
    problems: told
      .filter(({ at, endedAt, told: { punchedAt } }) => punchedAt < at || punchedAt > endedAt)
      .map(
        ({ number, at, endedAt, told: { punchedAt } }) =>
          `tap ${number}: ${punchedAt} is not in ${at} to ${endedAt}`,
      ),
  };
}

function checkCommands({ commands }: Pick<Stage, 'commands'>): Check {
  return {
    id: 'R11',
    says: 'Every command of a manager is done, or refused with a reason.',
    cases: commands.run,
    problems: commands.faults,
  };
}

export function checkNeverTwo({ overlaps }: Pick<Lived, 'overlaps'>): Check {
  return {
    id: 'R8',
    says: 'Nobody ever has two open or overlapping entries, looked at after every punch.',
    cases: overlaps.looks(),
    problems: overlaps.problems,
  };
}

export function checkMinutes(everybody: readonly PersonsTime[], totals: ReadonlyMap<string, Totals>): Check {
  return {
    id: 'R10',
    says: 'The minutes that payroll is told are those of the second reckoning.',
    cases: everybody.length,
    problems: everybody.flatMap(({ person, expected }) => {
      const { totalMinutes, daytimeMinutes } = totals.get(person.id) ?? NO_TOTALS;
      const wanted = expectedMinutes(expected);
      if (totalMinutes === wanted && daytimeMinutes === wanted) return [];
      return [
        `${person.name} has ${totalMinutes} minutes (${daytimeMinutes} by day), and should have ${wanted}`,
      ];
    }),
  };
}

export function checkRest({
  journal: { taps },
  rest,
}: {
  readonly journal: Pick<Journal, 'taps'>;
  readonly rest: Rest;
}): Check {
  const doubtful = taps.filter(
    ({ said, door, code }) => said === 'unknown' && door !== 'station' && code === undefined,
  );
  return {
    id: 'R11',
    says: 'Once the line is healed, nothing waits any more.',
    cases: taps.length + rest.waiting.length,
    problems: [
      ...rest.waiting
        .filter(({ punches }) => punches > 0)
        .map(
          ({ tablet, punches }) => `${tablet} still holds ${punches} punches that the server has not taken`,
        ),
      ...doubtful.map(({ number }) => `tap ${number} was tried and read back until its caller gave up`),
    ],
  };
}

/** The server takes no photo for a punch that did not come from this tablet itself, such as one in a file. */
function checkPhotosRest({ photos }: Rest, gone: ReadonlySet<string>): Check {
  return {
    id: 'R11',
    says: 'An hour after the line is healed no tablet holds a photo any more.',
    cases: photos.length + 1,
    problems: photos
      .filter(({ punchId }) => !gone.has(punchId))
      .map(({ tablet, punchId }) => `${tablet} still holds the photo of ${punchId}`),
  };
}

/** Only the line and the campaign cause faults; the server itself must never answer with one. */
export function checkAnswers({ passed }: Pick<FaultProxy, 'passed'>): Check {
  // Without a database or a disk the server says only that it cannot serve just now.
  const mayRefuse = ({ how, status }: Passed) =>
    (how === 'database killed inside' || how === 'disk of the server full') && status === 503;
  const failed = passed.filter((one) => one.status !== undefined && one.status >= 500 && !mayRefuse(one));
  return {
    id: 'R11',
    says: 'The server answers every request that reaches it, and none with a fault of its own.',
    cases: passed.length,
    problems: failed.map(({ name, target, status }) => `${name} (${target}) was answered with ${status}`),
  };
}

/** The server survives the loss of its database, and whatever else is done to it. */
export function checkEndurance(server: Pick<CampaignServer, 'endedByItself'>, requests: number): Check {
  const times = server.endedByItself();
  return {
    id: 'R11',
    says: 'The server never ends unless it is ended.',
    cases: requests,
    problems: times === 0 ? [] : [`it ended ${times} times`],
  };
}

function checkSecrets(canaries: CanaryWatch): Check {
  return {
    id: 'R12',
    says: 'No PIN and no password stands in any answer, log or table.',
    cases: canaries.seen(),
    problems: canaries.problems,
  };
}

function digestOf({ entries }: Facts, people: readonly Person[]): string {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const lines = entries.map(
    ({ employeeId, startAt, endAt, isDraft }) =>
      `${names.get(employeeId) ?? employeeId} ${startAt} ${endAt} ${isDraft}`,
  );
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex').slice(0, 16);
}
