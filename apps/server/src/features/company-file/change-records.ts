// Records of a company, as its file says them -> the database, through the checks, the comparison and the record of changes of an
// import. For what somebody changes one record at a time.
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError, domainErrorOf } from '#errors/domain-error.ts';
import { fromCompanyRow } from '#features/companies/company-codec.ts';
import type { SaidSettings } from '#features/companies/company-settings.ts';
import type { Author } from '#features/changes/change.ts';
import { checkCompanyFile } from './check-company-file.ts';
import type { CompanyFileInput } from './company-file.ts';
import { CompanyFileRefused, type FileFault } from './file-fault.ts';
import type { HashedSignIn } from './hash-sign-ins.ts';
import { findCompanyRow, lockEmployees, readStoredIds } from './store/company-file-store.ts';
import { writeCheckedFile } from './write-checked-file.ts';

/** Some of a company file. Without `company` its settings stay as they are. */
export type SomeRecords = Partial<Omit<CompanyFileInput, 'formatVersion' | 'company'>> & {
  readonly company?: unknown;
};

export type RecordsChange = {
  readonly companyId: string;
  readonly by: Author;
  readonly reason: string | null;
  /** Where in the file the record of the request stands, such as `departments[0]`: faults in it are told by its own fields. */
  readonly places: readonly string[];
  /** How the request calls a field of that record; without it, as the file does. */
  readonly fieldOf?: (field: string) => string;
  /** By employee, of passwords and PINs that were hashed before. */
  readonly hashed?: ReadonlyMap<string, HashedSignIn>;
};

export type RecordsDeps = { readonly database: Database; readonly clock: Clock };

/**
 * @param recordsFor says what to write; it runs inside the transaction, while no other change of records does. It may refuse, and
 *   compares versions there.
 * @returns how many sessions ended by it
 * @throws DomainError `request.invalid` with every fault and its field
 */
export async function changeRecords(
  change: RecordsChange,
  recordsFor: (scope: CompanyScope, settings: SaidSettings) => Promise<SomeRecords>,
  { database, clock }: RecordsDeps,
): Promise<number> {
  try {
    const { endedSessions } = await inTransaction(database, async (tx) => {
      const scope = companyScope(tx, change.companyId);
      await lockEmployees(scope);
      const row = await findCompanyRow(tx, change.companyId);
      if (row === undefined) throw new DomainError('auth.company_mismatch');
      const company = fromCompanyRow(row);
      const content = { formatVersion: 1, company, ...(await recordsFor(scope, company)) };
      const file = checkCompanyFile(content, await readStoredIds(tx, change.companyId));
      const { by, reason, hashed = new Map<string, HashedSignIn>() } = change;
      return await writeCheckedFile(scope, file, { hashed, authored: { by, reason, now: clock() } });
    });
    return endedSessions;
  } catch (error) {
    if (!(error instanceof CompanyFileRefused)) throw error;
    const [first, ...rest] = error.faults.map((fault) => toFault(fault, change));
    throw first === undefined ? error : domainErrorOf([first, ...rest]);
  }
}

function toFault(
  { path, message }: FileFault,
  { places, fieldOf = (field) => field }: Pick<RecordsChange, 'places' | 'fieldOf'>,
) {
  const place = places.find((each) => path === each || path.startsWith(`${each}.`));
  const field = place === undefined ? path : fieldOf(path.slice(place.length + 1) || 'body');
  return { code: 'request.invalid' as const, message: `${field} ${message}.`, field };
}
