// What managers decided lately about what somebody told, as the person reads it.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { listOwnAnswers } from '#features/ledger/own-answers-store.ts';
import { toOwnAnswer } from './to-own-answer.ts';

const ANSWERED_WITHIN_MS = 14 * 86_400_000;

export async function readOwnAnswers(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { companyId, employeeId }: { readonly companyId: string; readonly employeeId: string },
) {
  const since = clock() - ANSWERED_WITHIN_MS;
  const answers = await listOwnAnswers(companyScope(database.knex, companyId), employeeId, since);
  return answers.map(toOwnAnswer);
}
