// A page of what people changed, the newest first.
import type { ChangeSubject } from '@stimpill/api-types/change-subjects';
import { instantsOf } from '@stimpill/time';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import { listChangePage, type ChangePlace } from '#features/changes/change-store.ts';
import type { RecordedChange } from '#features/changes/change.ts';
import { readRecordNames } from './record-names-store.ts';

export type LogFilter = {
  readonly subject: ChangeSubject | undefined;
  /** Whom the changes are about. */
  readonly employeeId: string | undefined;
  /** Who made them. */
  readonly userId: string | undefined;
  /** yyyy-MM-dd on the calendar of the company, both inclusive. */
  readonly from: string | undefined;
  readonly to: string | undefined;
};

export type LogPage = {
  readonly changes: readonly RecordedChange[];
  /** Of everything in the company that has a name, by id. */
  readonly names: ReadonlyMap<string, string>;
  /** Null on the last page. */
  readonly next: ChangePlace | null;
};

/** The years for which the calendar is known. */
const EVER = { startDate: '1970-01-02', endDate: '2199-12-30' };

export async function readLogPage(
  { db, companyId }: CompanyScope,
  filter: LogFilter & { readonly timeZone: string; readonly limit: number; readonly after?: ChangePlace },
): Promise<LogPage> {
  const { from, to, timeZone, limit, ...rest } = filter;
  const scope = companyScope(db, companyId);
  const range = { startDate: from ?? EVER.startDate, endDate: to ?? EVER.endDate };
  const found = await listChangePage(scope, {
    ...rest,
    ...instantsOf(range, timeZone),
    limit: limit + 1,
  });
  const changes = found.slice(0, limit);
  const last = found.length > limit ? changes.at(-1) : undefined;
  return { changes, names: await readRecordNames(scope), next: last ?? null };
}
