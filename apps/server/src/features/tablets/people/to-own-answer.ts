import type { DataOf } from '@stimpill/api-types';
import type { stationOperations } from '@stimpill/api-types/station';
import type { OwnAnswer } from '#features/ledger/own-answers-store.ts';
import { toInstant } from '#to-instant.ts';

type Answer = NonNullable<DataOf<typeof stationOperations.getOwnHours>['answers']>[number];

export function toOwnAnswer({ action, at, countsAt, decidedAt, ...answer }: OwnAnswer): Answer {
  return {
    ...answer,
    action: action === 'start' || action === 'stop' ? action : null,
    atUtc: toInstant(at),
    countsAtUtc: countsAt === null ? null : toInstant(countsAt),
    decidedAtUtc: toInstant(decidedAt),
  };
}
