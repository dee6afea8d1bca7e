// The statements of a pay period, a few at a time.
import { STATEMENTS_AT_ONCE } from '@stimpill/api-types/statements-at-once';
import { ask } from './calls.ts';
import type { CallFor } from './contract.ts';
import { bytesOf } from '@stimpill/ui/bytes-of.ts';

export type AskedStatements = CallFor<'makeStatements'>['body'];
export type StatementLanguage = AskedStatements['language'];

type Statement = {
  readonly employeeId: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

type Asked = { readonly companyId: string; readonly asked: AskedStatements };

/**
 * @param onMade told of each as soon as it is here
 * @param signal aborted: no more are asked for
 * @throws CallFailed; those that were told of are made all the same
 */
export async function makeStatements(
  { companyId, asked }: Asked,
  onMade: (statement: Statement) => void,
  signal: AbortSignal,
): Promise<void> {
  const { employeeIds, ...rest } = asked;
  for (let from = 0; from < employeeIds.length; from += STATEMENTS_AT_ONCE) {
    const some = employeeIds.slice(from, from + STATEMENTS_AT_ONCE);
    const body = { ...rest, employeeIds: some };
    const made = await ask('makeStatements', { params: { companyId }, body, signal });
    signal.throwIfAborted();
    for (const { base64, ...file } of made) onMade({ ...file, bytes: bytesOf(base64) });
  }
}
