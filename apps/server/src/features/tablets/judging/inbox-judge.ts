// The inbox is the queue: what is stored and not judged is judged, at once where somebody waits for it, otherwise one after
// the other in the background, and after a crash when the server starts again. Nothing is remembered outside the tables.
import type { Clock } from '#clock.ts';
import { oneServerAtATime } from '#database/one-server-at-a-time.ts';
import { forgetPassedFailures } from '#features/auth/failed-attempts.ts';
import { settlePassedPinLocks } from '#features/auth/watch-pin-guesses.ts';
import { listStoredPunches } from '#features/ledger/open-punch-store.ts';
import { groupBy } from '#group-by.ts';
import { endAnsweredBreaks } from './end-answered-breaks.ts';
import { escalateWaiting } from './escalate-waiting.ts';
import { judgePunches, type JudgeDeps } from './judge-punches.ts';
import { askAboutTablets } from '#features/tablets/health/ask-about-tablets.ts';

export type InboxJudge = {
  /** Judges these of one company now, and then looks in the background at what managers are asked about these people. */
  readonly judge: (companyId: string, punchIds: readonly string[]) => Promise<void>;
  /** These punches of one company were judged elsewhere: looks in the background at what managers are asked about these people. */
  readonly lookAgain: (companyId: string, punchIds: readonly string[]) => void;
  /** Tells the judge that there is something to judge; it does so in the background. */
  readonly wake: () => void;
  /** Judges until nothing is left. @returns how many could not be judged */
  readonly drain: () => Promise<number>;
  /**
   * Asks managers about punches that have waited long enough and about tablets, settles items that need no answer any more, and removes
   * failed attempts that no longer count.
   */
  readonly tidy: () => void;
  /** Starts nothing new. @returns when the running work has ended */
  readonly rest: () => Promise<void>;
};

const AT_A_TIME = 50;

export function createInboxJudge(
  deps: JudgeDeps & { readonly clock: Clock },
  onFailure: (failure: unknown) => void,
): InboxJudge {
  let isResting = false;
  let isAwake = false;
  const drain = () => judgeAll(deps, onFailure, () => !isResting);
  let background: Promise<void> = Promise.resolve();

  return {
    judge: async (companyId, punchIds) => {
      await judgePunches(deps, companyId, punchIds);
      lookAgain(companyId, punchIds);
    },
    lookAgain,
    wake,
    drain,
    tidy: () => {
      inBackground(tidy);
      inBackground(() => forgetPassedFailures(deps));
      inBackground(() => askAboutTablets(deps));
    },
    rest: () => {
      isResting = true;
      return background;
    },
  };

  function lookAgain(companyId: string, punchIds: readonly string[]): void {
    inBackground(() => endAnsweredBreaks(deps, companyId, punchIds));
  }

  function wake(): void {
    if (isAwake) return;
    isAwake = true;
    inBackground(async () => {
      // A punch that comes from now on wakes the judge again.
      isAwake = false;
      await drain();
    });
  }

  async function tidy(): Promise<void> {
    await escalateWaiting(deps);
    await settlePassedPinLocks(deps);
  }

  /** One after the other: two at the same time would only wait for each other in the database. */
  function inBackground(work: () => Promise<unknown>): void {
    background = background.then(async () => {
      if (isResting) return;
      try {
        await work();
      } catch (failure) {
        onFailure(failure);
      }
    });
  }
}

/** @returns how many could not be judged */
async function judgeAll(
  deps: JudgeDeps,
  onFailure: (failure: unknown) => void,
  mayGoOn: () => boolean,
): Promise<number> {
  const failed = new Set<string>();
  while (mayGoOn()) {
    const listed = await listStoredPunches(deps.database.knex, AT_A_TIME + failed.size);
    const next = listed.filter(({ punchId }) => !failed.has(punchId)).slice(0, AT_A_TIME);
    if (next.length === 0) break;
    for (const [companyId, punches] of groupBy(next, (punch) => punch.companyId)) {
      const ids = punches.map(({ punchId }) => punchId);
      // Two servers that open the same sealed PIN would count one wrong PIN twice.
      const unjudged = await oneServerAtATime(deps.database, `judge ${companyId}`, () =>
        judgedOrFailed(deps, onFailure, companyId, ids),
      );
      for (const id of unjudged) failed.add(id);
      await endAnsweredBreaks(deps, companyId, ids).catch(onFailure);
    }
  }
  return failed.size;
}

/** All together; if that fails each alone, so that one faulty punch does not hold up the others. @returns those that failed */
async function judgedOrFailed(
  deps: JudgeDeps,
  onFailure: (failure: unknown) => void,
  companyId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  try {
    await judgePunches(deps, companyId, ids);
    return [];
  } catch (failure) {
    onFailure(failure);
    if (ids.length === 1) return ids;
  }
  const failed: string[] = [];
  for (const id of ids) failed.push(...(await judgedOrFailed(deps, onFailure, companyId, [id])));
  return failed;
}
