// The content of a company file -> a company in the database, or every reason why not. Nothing is written unless all of
// it is good; what is written is written in one transaction; the same file twice changes nothing.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database, Queryable } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { Author } from '#features/changes/change.ts';
import { checkCompanyFile } from './check-company-file.ts';
import { findDatabaseFaults } from './checks/find-database-faults.ts';
import type { StoredIds } from './checks/known-ids.ts';
import type { CompanyFile } from './company-file.ts';
import { CompanyFileRefused, type FileFault } from './file-fault.ts';
import { hasClearText, hashSignIns, type HashedSignIn, type HashingDeps } from './hash-sign-ins.ts';
import type { ImportCounts } from './import-counts.ts';
import { keepImportedFigures } from './keep-imported-figures.ts';
import { fillIn, type FilledId, type FilledIn } from './names/fill-in.ts';
import { nameFaults } from './names/name-faults.ts';
import { recogniseCompany } from './names/recognise-company.ts';
import { readStoredRows } from './read-stored-rows.ts';
import { listCompanies, lockEmployees, readStoredIds, readStoredNames } from './store/company-file-store.ts';
import { unseenTexts } from './unseen-texts.ts';
import { writeCheckedFile } from './write-checked-file.ts';
import { kennitalaKind } from '@stimpill/api-types/kennitala';

export type ImportProgress = {
  readonly step: 'hashing' | 'writing';
  readonly done: number;
  readonly total: number;
};

export type ImportInput = {
  /** What stood in the file, not yet checked. */
  readonly content: unknown;
  /** Who imports. */
  readonly by: Author;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Why, for the record of changes; left out: a company was imported. */
  readonly reason?: string;
  /** Runs first inside the transaction, and may refuse. */
  readonly onlyIf?: (tx: Queryable) => Promise<void>;
  /** Runs last inside the transaction, and may refuse. */
  readonly andThen?: (tx: Queryable) => Promise<void>;
};

export type ImportDeps = HashingDeps & { readonly database: Database; readonly clock: Clock };

export type ImportResult = {
  readonly companyId: string;
  readonly companyName: string;
  readonly counts: ImportCounts;
  readonly reviewItemsOpened: number;
  /** Ids that the file lacked and should contain from now on. */
  readonly filledIds: readonly FilledId[];
  /** Texts and numbers that no request may have any more. */
  readonly warnings: readonly FileFault[];
};

/** @throws CompanyFileRefused with every fault */
export async function importCompany(input: ImportInput, deps: ImportDeps): Promise<ImportResult> {
  const { knex } = deps.database;
  const company = recogniseCompany(input.content, await listCompanies(knex));
  if ('fault' in company) throw new CompanyFileRefused([company.fault]);
  const stored = await readStoredNames(knex, company.id);
  const filled = fillIn(input.content, company.id, stored);
  try {
    const file = checkFilled(filled, await readStoredIds(knex, company.id));
    const written = await importChecked(file, input, deps);
    const warnings = filled.retell([...unseenTexts(filled.content), ...doubtfulKennitalas(file)]);
    return { ...written, filledIds: filled.filledIds, warnings };
  } catch (error) {
    if (!(error instanceof CompanyFileRefused)) throw error;
    throw new CompanyFileRefused(nameFaults(filled.retell(error.faults), filled.content, stored));
  }
}

function checkFilled({ content, faults }: FilledIn, stored: StoredIds): CompanyFile {
  try {
    const file = checkCompanyFile(content, stored);
    refuse(faults);
    return file;
  } catch (error) {
    if (!(error instanceof CompanyFileRefused) || error.faults === faults) throw error;
    throw new CompanyFileRefused([...faults, ...error.faults]);
  }
}

async function importChecked(
  file: CompanyFile,
  input: ImportInput,
  deps: ImportDeps,
): Promise<Omit<ImportResult, 'filledIds' | 'warnings'>> {
  const { database, clock } = deps;
  const onProgress = input.onProgress ?? (() => undefined);
  const hashed = await hashBeforeTransaction(file, deps, onProgress);
  const written = await inTransaction(database, async (tx) => {
    const scope = companyScope(tx, file.company.id);
    await input.onlyIf?.(tx);
    await lockEmployees(scope);
    const onWritten = progressOf('writing', onProgress);
    const authored = { by: input.by, reason: input.reason ?? 'company import', now: clock() };
    const counted = await writeCheckedFile(scope, file, { hashed, authored, onWritten });
    await input.andThen?.(tx);
    return counted;
  });
  await keepImportedFigures(deps, file.company.id);
  return { companyId: file.company.id, companyName: file.company.name, ...written };
}

/** Hashing takes seconds, so this check comes first: a file that will be refused is refused at once. */
async function hashBeforeTransaction(
  file: CompanyFile,
  deps: ImportDeps,
  onProgress: (progress: ImportProgress) => void,
): Promise<ReadonlyMap<string, HashedSignIn>> {
  const total = file.employees.filter(hasClearText).length;
  if (total === 0) return new Map();
  const scope = companyScope(deps.database.knex, file.company.id);
  const stored = await readStoredRows(scope, file);
  refuse(await findDatabaseFaults(scope, file, stored, deps.clock()));
  const onHashed = progressOf('hashing', onProgress);
  return await hashSignIns(file, stored.employees, deps, () => onHashed(1, total));
}

function progressOf(
  step: ImportProgress['step'],
  onProgress: (progress: ImportProgress) => void,
): (count: number, total: number) => void {
  let done = 0;
  return (count, total) => {
    done += count;
    onProgress({ step, done, total });
  };
}

function refuse(faults: CompanyFileRefused['faults']): void {
  if (faults.length > 0) throw new CompanyFileRefused(faults);
}

/** Numbers that no register gives out. A file may have them, because a company that has them must be able to leave and come back. */
const MESSAGE =
  'is a number that no register gives out: its day does not exist, or it does not end with 8, 9 or 0. Files for payroll by kennitala ' +
  'leave this person out';

/** @returns each such kennitala, with its place */
function doubtfulKennitalas({ employees }: CompanyFile): readonly FileFault[] {
  return employees.flatMap(({ kennitala }, index) =>
    kennitala === null || kennitalaKind(kennitala) !== undefined
      ? []
      : [{ path: `employees[${index}].kennitala`, message: MESSAGE }],
  );
}
