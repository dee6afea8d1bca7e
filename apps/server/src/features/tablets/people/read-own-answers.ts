// What managers decided lately about what somebody told, as the person reads it.
import type { DataOf } from '@stimpill/api-types';
import type { stationOperations } from '@stimpill/api-types/station';
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { listOwnAnswers, type OwnAnswer } from '#features/ledger/own-answers-store.ts';
import { toInstant } from '#to-instant.ts';

const ANSWERED_WITHIN_MS = 14 * 86_400_000;

type Answer = NonNullable<DataOf<typeof stationOperations.getOwnHours>['answers']>[number];

export async function readOwnAnswers(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { companyId, employeeId }: { readonly companyId: string; readonly employeeId: string },
): Promise<Answer[]> {
  const since = clock() - ANSWERED_WITHIN_MS;
  const answers = await listOwnAnswers(companyScope(database.knex, companyId), employeeId, since);
  return answers.map(toOwnAnswer);
}

function toOwnAnswer({ action, at, countsAt, decidedAt, ...answer }: OwnAnswer): Answer {
  return {
    ...answer,
    action: action === 'start' || action === 'stop' ? action : null,
    atUtc: toInstant(at),
    countsAtUtc: countsAt === null ? null : toInstant(countsAt),
    decidedAtUtc: toInstant(decidedAt),
  };
}
