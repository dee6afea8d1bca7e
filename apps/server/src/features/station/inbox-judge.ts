// The inbox is the queue: what is stored and not judged is judged, at once where somebody waits for it, otherwise one after
// the other in the background, and after a crash when the server starts again. Nothing is remembered outside the tables.
import type { Clock } from '#clock.ts';
import { listStoredPunches } from '#features/punches/open-punch-store.ts';
import { groupBy } from '#group-by.ts';
import { escalateWaiting } from './escalate-waiting.ts';
import { judgePunches, type JudgeDeps } from './judge-punches.ts';
import { forgetOldSecrets } from './forget-old-secrets.ts';

export type InboxJudge = {
  /** Judges these of one company now. */
  readonly judge: (companyId: string, punchIds: readonly string[]) => Promise<void>;
  /** There is something to judge, and nobody waits for it. */
  readonly wake: () => void;
  /** Judges until nothing is left. @returns how many could not be judged */
  readonly drain: () => Promise<number>;
  /** Asks managers what has waited long enough, and erases what must not be kept. */
  readonly tidy: () => Promise<void>;
};

const AT_A_TIME = 50;

export function createInboxJudge(
  deps: JudgeDeps & { readonly clock: Clock },
  onFailure: (failure: unknown) => void,
): InboxJudge {
  let isAwake = false;
  let isDraining = false;

  return {
    judge: (companyId, punchIds) => judgePunches(deps, companyId, punchIds),
    wake,
    drain,
    tidy: async () => {
      await escalateWaiting(deps);
      await forgetOldSecrets(deps);
    },
  };

  function wake(): void {
    isAwake = true;
    if (isDraining) return;
    isDraining = true;
    void drainWhileAwake();
  }

  async function drainWhileAwake(): Promise<void> {
    try {
      while (isAwake) {
        isAwake = false;
        await drain();
      }
    } catch (failure) {
      onFailure(failure);
    } finally {
      isDraining = false;
    }
  }

  async function drain(): Promise<number> {
    const failed = new Set<string>();
    for (;;) {
      const listed = await listStoredPunches(deps.database.knex, AT_A_TIME + failed.size);
      const next = listed.filter(({ punchId }) => !failed.has(punchId)).slice(0, AT_A_TIME);
      if (next.length === 0) return failed.size;
      for (const [companyId, punches] of groupBy(next, (punch) => punch.companyId)) {
        const ids = punches.map(({ punchId }) => punchId);
        for (const id of await judgedOrFailed(companyId, ids)) failed.add(id);
      }
    }
  }

  /** All of them together; if that fails each alone, so that one that cannot be judged keeps nobody. @returns those */
  async function judgedOrFailed(companyId: string, ids: readonly string[]): Promise<readonly string[]> {
    try {
      await judgePunches(deps, companyId, ids);
      return [];
    } catch (failure) {
      onFailure(failure);
      if (ids.length === 1) return ids;
    }
    const failed: string[] = [];
    for (const id of ids) failed.push(...(await judgedOrFailed(companyId, [id])));
    return failed;
  }
}
