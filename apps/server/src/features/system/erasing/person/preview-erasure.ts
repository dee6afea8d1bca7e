// What erasing somebody would do, for anyone who decides it: what goes, what stays and until when, and why it is not possible yet.
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { ErasePersonDeps } from './erase-person.ts';
import { countRows } from './person-rows-store.ts';
import type { ErasureSubject } from '#database/erasing.ts';
import { TABLES_OF_PERSON, type PersonTable } from './person-tables.ts';
import { refuseAsTheyAre, requirePersonToErase, todayOf } from './refuse-erasing.ts';
import { standInName } from './stand-in-name.ts';
import { countUnlocked } from './unsettled-store.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { localDateOf } from '@stimpill/time';
import { MONTHLY_MS } from '../../backups/which-backups-stay.ts';

export type ErasurePreview = {
  readonly displayName: string;
  /** What the person is called afterwards. */
  readonly standIn: string;
  /** Why it is not possible as things are; null: it is. */
  readonly refused: DomainError | null;
  readonly subjects: readonly {
    readonly subject: ErasureSubject;
    /** Rows that go or lose what is personal. */
    readonly erased: number;
    /** Rows of working time that stay until its time is over. */
    readonly kept: number;
  }[];
  /** Time entries that were not approved. */
  readonly unlockedEntries: number;
};

/** @throws DomainError `employee.not_found`, `person.erased` */
export async function previewErasure(
  { companyId, employeeId }: { readonly companyId: string; readonly employeeId: string },
  { database, clock }: ErasePersonDeps,
): Promise<ErasurePreview> {
  return inTransaction(database, async (tx) => {
    const scope = companyScope(tx, companyId);
    const person = await requirePersonToErase(scope, employeeId);
    const { language } = await requireCompany(tx, companyId);
    return {
      displayName: person.displayName,
      standIn: standInName(employeeId, language),
      refused: await refusalOf(refuseAsTheyAre(scope, person, await todayOf(scope, clock()))),
      subjects: await countSubjects(scope, employeeId),
      unlockedEntries: await countUnlocked(scope, employeeId),
    };
  });
}

async function countSubjects(scope: CompanyScope, employeeId: string): Promise<ErasurePreview['subjects']> {
  const counts = new Map<ErasureSubject, { erased: number; kept: number }>();
  for (const table of TABLES_OF_PERSON) {
    const rows = await countRows({ ...scope, employeeId }, table);
    const { erased, kept } = counts.get(table.subject) ?? { erased: 0, kept: 0 };
    counts.set(
      table.subject,
      isErasedNow(table) ? { erased: erased + rows, kept } : { erased, kept: kept + rows },
    );
  }
  return [...counts].map(([subject, each]) => ({ subject, ...each }));
}

function isErasedNow({ now }: PersonTable): boolean {
  return now === 'go' || now === 'byHand';
}

async function refusalOf(check: Promise<void>): Promise<DomainError | null> {
  try {
    await check;
    return null;
  } catch (failure) {
    if (failure instanceof DomainError) return failure;
    throw failure;
  }
}

/** The day by which the last backup is gone that an earlier version made by itself and nothing writes anew, yyyy-MM-dd. */
export async function inBackupsUntil({ db, companyId }: CompanyScope, now: number): Promise<string> {
  return localDateOf(now + MONTHLY_MS, (await requireCompany(db, companyId)).timeZone);
}
