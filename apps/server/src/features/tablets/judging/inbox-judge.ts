// The inbox is the queue: what is stored and not judged is judged, at once where somebody waits for it, otherwise one after
// the other in the background, and after a crash when the server starts again. Nothing is remembered outside the tables.
import type { Clock } from '#clock.ts';
import { oneServerAtATime } from '#database/one-server-at-a-time.ts';
import { forgetPassedFailures } from '#features/auth/failed-attempts.ts';
import { settlePassedPinLocks } from '#features/auth/watch-pin-guesses.ts';
import { listStoredPunches } from '#features/ledger/open-punch-store.ts';
import { groupBy } from '#group-by.ts';
import { escalateWaiting } from './escalate-waiting.ts';
import { judgePunches, type JudgeDeps } from './judge-punches.ts';
import { askAboutTablets } from '#features/tablets/health/ask-about-tablets.ts';

export type InboxJudge = {
  /** Judges these of one company now. */
  readonly judge: (companyId: string, punchIds: readonly string[]) => Promise<void>;
  /** There is something to judge, and nobody waits for it. */
  readonly wake: () => void;
  /** Judges until nothing is left. @returns how many could not be judged */
  readonly drain: () => Promise<number>;
  /**
   * Asks managers what has waited long enough and what a tablet needs, asks no more what time has settled, and forgets what counts for
   * nothing.
   */
  readonly tidy: () => void;
  /** Takes up nothing new. @returns once what is under way has come to its end */
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
    judge: (companyId, punchIds) => judgePunches(deps, companyId, punchIds),
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

  function wake(): void {
    if (isAwake) return;
    isAwake = true;
    inBackground(async () => {
      // What comes from here on is a reason to wake again.
      isAwake = false;
      await drain();
    });
  }

  async function tidy(): Promise<void> {
    await escalateWaiting(deps);
    await settlePassedPinLocks(deps);
  }

  /** One thing after the other: two of them would only wait for each other in the database. */
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
      // Two servers that open the same seal would count one wrong PIN twice.
      const unjudged = await oneServerAtATime(deps.database, `judge ${companyId}`, () =>
        judgedOrFailed(deps, onFailure, companyId, ids),
      );
      for (const id of unjudged) failed.add(id);
    }
  }
  return failed.size;
}

/** All of them together; if that fails each alone, so that one that cannot be judged keeps nobody. @returns those */
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
