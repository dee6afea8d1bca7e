// The messages between the server and the thread that calculates for whole companies: data only, errors included.
import type { CompanyWideOperation } from './company-readers.ts';
import type { DatabaseOptions } from './database/database.ts';
import { DomainError, type Fault } from './errors/domain-error.ts';

/**
 * The thread also counts what somebody sees of their own time, years of it, makes payroll files, checks every page of the
 * database, counts for the metrics, and makes and clears backups.
 */
export type JobKind =
  | CompanyWideOperation
  | 'readOwnHours'
  | 'readOwnChanges'
  | 'readOwnDays'
  | 'explainOwnDay'
  | 'makeOwnStatement'
  | 'draftPayrollRun'
  | 'draftBonusRun'
  | 'findDamage'
  | 'countAll'
  | 'backUp'
  | 'clearBackup'
  | 'eraseInBackup';

export type WorkerStart = { readonly database: DatabaseOptions };

export type CompanyJob = {
  readonly id: number;
  readonly kind: JobKind;
  /** The input of the operation's handler, whose hours, the depth of the check, the path of a backup; nothing for the counts. */
  readonly input: unknown;
  /** Epoch milliseconds. */
  readonly now: number;
};

type PortableError =
  | {
      readonly kind: 'domain';
      readonly code: Fault['code'];
      readonly faults: readonly Fault[];
      readonly retryAfterSeconds: number | undefined;
    }
  | { readonly kind: 'fault'; readonly message: string; readonly stack: string; readonly code: string };

export type JobEnd = { readonly id: number } & (
  | { readonly data: unknown }
  /** The answer of an operation, written as `writeAnswer` does, in UTF-8. */
  | { readonly written: Uint8Array<ArrayBuffer> }
  | { readonly failure: PortableError }
);

export function toPortable(error: unknown): PortableError {
  if (error instanceof DomainError) {
    const { code, faults, retryAfterSeconds } = error;
    return { kind: 'domain', code, faults, retryAfterSeconds };
  }
  if (!(error instanceof Error)) return { kind: 'fault', message: String(error), stack: '', code: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return { kind: 'fault', message: error.message, stack: error.stack ?? '', code };
}

export function fromPortable(failure: PortableError): Error {
  if (failure.kind === 'domain') {
    const { code, faults, retryAfterSeconds } = failure;
    return new DomainError(code, retryAfterSeconds === undefined ? {} : { retryAfterSeconds }, faults);
  }
  const { message, stack, code } = failure;
  return Object.assign(new Error(message), { stack, ...(code === '' ? {} : { code }) });
}
