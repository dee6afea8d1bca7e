// What the server holds against what fingers did and eyes saw at the browsers: the checks of the simulated campaign, and two that
// only a browser has: that each came back by itself, and that no secret lies in its profile.
import { createCallApi } from '../doors/call-api.ts';
import { readFacts } from '../facts/read-facts.ts';
import type { Company } from '../people/companies.ts';
import type { FaultProxy } from '../network/fault-proxy.ts';
import type { Rest } from '../play/come-to-rest.ts';
import type { CanaryWatch } from '../reconcile/canary-watch.ts';
import type { Check } from '../reconcile/check.ts';
import { checkChain, type SigningTablet } from '../reconcile/check-chain.ts';
import { checkQuestions, checkTimeBounds } from '../reconcile/check-review.ts';
import { checkTablets } from '../reconcile/check-tablets.ts';
import { checkBoundaries, toPersonsTime } from '../reconcile/check-time.ts';
import { toTold } from '../reconcile/doubts.ts';
import { measureGrades, type Graded } from '../reconcile/measure-grades.ts';
import type { OverlapWatch } from '../reconcile/overlap-watch.ts';
import { readTotals } from '../reconcile/read-totals.ts';
import {
  checkAnswers,
  checkEndurance,
  checkMinutes,
  checkNeverTwo,
  checkRest,
} from '../reconcile/reconcile.ts';
import type { CampaignServer } from '../server/campaign-server.ts';
import type { Engine } from '../server/engine.ts';
import { matchTaps, type SeenVisit } from './match-taps.ts';
import type { ProfileWatch } from './profile-watch.ts';
import { REAL_TIME } from './real-time.ts';

export type LivedInBrowsers = {
  readonly company: Company;
  readonly engine: Engine;
  readonly server: CampaignServer;
  readonly tablets: readonly SigningTablet[];
  readonly visits: readonly SeenVisit[];
  readonly overlaps: OverlapWatch;
  readonly canaries: CanaryWatch;
  readonly profileWatch: ProfileWatch;
  readonly surprises: readonly string[];
  readonly rest: Rest;
  readonly passed: FaultProxy['passed'];
};

export type BrowserReconciliation = { readonly checks: readonly Check[]; readonly grades: readonly Graded[] };

const NOTHING_ODD = {
  altered: new Map<string, string>(),
  vouched: new Set<string>(),
  unvouched: new Set<string>(),
  disputed: new Set<string>(),
  noRoom: new Map<string, string>(),
  inactive: [],
  corrections: [],
  closings: [],
  decisions: [],
  brought: new Map<string, never>(),
  foreign: new Set<string>(),
  lockedOut: new Set<string>(),
};

export async function reconcileBrowsers(lived: LivedInBrowsers): Promise<BrowserReconciliation> {
  const { company, engine, server, tablets, visits, canaries, rest } = lived;
  const totals = await readTotals(createCallApi(server.origin), REAL_TIME, [company]);
  const facts = await engine.read(server.databaseFile, readFacts);
  const taps = matchTaps(visits, facts, tablets);
  const told = toTold(facts, taps, NOTHING_ODD);
  const everybody = toPersonsTime(told, company.people);
  await canaries.seeTables((work) => engine.read(server.databaseFile, work));
  await canaries.seeLog(server.logFile);
  return {
    checks: [
      ...checkTablets(taps, facts),
      checkBoundaries(everybody),
      await checkChain(told, tablets),
      checkTimeBounds(taps, facts),
      checkNeverTwo(lived),
      checkQuestions(everybody, told),
      checkMinutes(everybody, totals),
      checkRest({ journal: { taps }, rest }),
      checkAnswers(lived),
      checkEndurance(server, lived.passed.length),
      checkReturns(lived),
      checkSecrets(lived),
    ],
    grades: measureGrades(taps, facts),
  };
}

function checkReturns({ surprises, visits }: LivedInBrowsers): Check {
  return {
    id: 'R11',
    says: 'Every tablet was there for everybody who came, by itself, whatever had been done to it, and did what a person expects.',
    cases: visits.length,
    problems: surprises,
  };
}

function checkSecrets({ canaries, profileWatch }: LivedInBrowsers): Check {
  return {
    id: 'R12',
    says: 'No PIN and no password stands in any answer, log, table or file of a browser.',
    cases: canaries.seen() + profileWatch.seen(),
    problems: [...canaries.problems, ...profileWatch.problems()],
  };
}
