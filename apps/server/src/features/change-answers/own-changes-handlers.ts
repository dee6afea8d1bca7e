import { MOST_TOLD_AT_ONCE } from '@stimpill/api-types/station';
import type { Clock } from '#clock.ts';
import type { Database } from '#database/database.ts';
import { requireEmployed } from '#features/auth/phones/require-employed.ts';
import type { OwnHandlers } from '#http/mount-api.ts';
import { answerChange } from './answer-change.ts';
import { tellOwnChanges, type ReadOwnChanges } from './own-changes.ts';

type Deps = { readonly database: Database; readonly clock: Clock };

/** @param readOwnChanges counts pay, so it may work in another thread */
export function ownChangesHandlers(deps: Deps, readOwnChanges: ReadOwnChanges) {
  return {
    listMyChanges: ({ caller: { companyId, employeeId } }) =>
      readOwnChanges({ companyId, employeeId, most: MOST_TOLD_AT_ONCE }),

    tellMyChanges: async ({ body: { changeIds }, caller }) => {
      await requireEmployed(deps, caller);
      return { told: [...(await tellOwnChanges(deps, caller, changeIds))] };
    },

    answerMyChange: async ({ body: { requestId, changeId, notSoBecause, seenThrough }, caller }) => {
      await requireEmployed(deps, caller);
      await answerChange(deps, caller, {
        ...{ requestId, changeId, notSoBecause },
        seenThrough: Date.parse(seenThrough),
      });
      return { requestId, changeId };
    },
  } satisfies OwnHandlers;
}
