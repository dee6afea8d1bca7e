// The rows of `changes`: written in the same transaction as the change itself, and altered afterwards only to erase
// somebody whom they tell of.
import type { ChangeSubject } from '@stimpill/api-types/change-subjects';
import type { CompanyScope } from '#database/company-scope.ts';
import { recordCodec } from '#database/record-codec.ts';
import { changes as table, type ChangeRow } from '#database/tables/company.ts';
import { groupBy } from '#group-by.ts';
import { uuidv7 } from '#ids.ts';
import type { Authored, Change, RecordedChange } from './change.ts';

const AT_A_TIME = 500;

const { toRecord, toRow } = recordCodec(table);

export async function insertChanges(
  { db, companyId }: CompanyScope,
  changes: readonly Change[],
  { by, reason, now }: Authored,
): Promise<void> {
  const rows = changes.map((change) =>
    toRow(companyId, { ...by, ...change, id: uuidv7(), changedAt: now, reason }),
  );
  for (let from = 0; from < rows.length; from += AT_A_TIME)
    await db<ChangeRow>('changes').insert(rows.slice(from, from + AT_A_TIME));
}

/** All changes of one thing, oldest first; also of one that was removed. */
export async function listChangesOf(
  { db, companyId }: CompanyScope,
  subject: ChangeSubject,
  subjectId: string,
): Promise<readonly RecordedChange[]> {
  const rows = await db<ChangeRow>('changes')
    .where({ company_id: companyId, subject_id: subjectId, subject })
    .orderBy(['changed_at', 'id']);
  return rows.map(toChange);
}

/** All changes of some things of a kind, oldest first, by their ids. */
export async function listChangesOfEach(
  { db, companyId }: CompanyScope,
  subject: ChangeSubject,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, readonly RecordedChange[]>> {
  const rows = await db<ChangeRow>('changes')
    .where({ company_id: companyId, subject })
    .whereIn('subject_id', subjectIds)
    .orderBy(['changed_at', 'id']);
  return groupBy(rows.map(toChange), ({ subjectId }) => subjectId);
}

/** What was changed of somebody at some moments, of things of a kind; oldest first. */
export async function listChangesAt(
  { db, companyId }: CompanyScope,
  subject: ChangeSubject,
  { employeeId, moments }: { readonly employeeId: string; readonly moments: readonly number[] },
): Promise<readonly RecordedChange[]> {
  const rows = await db<ChangeRow>('changes')
    .where({ company_id: companyId, employee_id: employeeId, subject })
    .whereIn('changed_at', moments)
    .orderBy(['changed_at', 'id']);
  return rows.map(toChange);
}

/** The things of a kind that were taken from somebody since a moment, oldest first: the change that took each. */
export async function listRemovedFrom(
  { db, companyId }: CompanyScope,
  subject: ChangeSubject,
  { employeeId, since }: { readonly employeeId: string; readonly since: number },
): Promise<readonly RecordedChange[]> {
  const rows = await db<ChangeRow>('changes')
    .where({ company_id: companyId, employee_id: employeeId, subject })
    .where('changed_at', '>=', since)
    .whereNull('after')
    .whereNotNull('before')
    .orderBy(['changed_at', 'id']);
  return rows.map(toChange);
}

/** What was changed of some people since a moment, oldest first. */
export async function listChangesSince(
  { db, companyId }: CompanyScope,
  employeeIds: readonly string[],
  since: number,
): Promise<readonly RecordedChange[]> {
  const rows = await db<ChangeRow>('changes')
    .where({ company_id: companyId })
    .where('changed_at', '>=', since)
    .whereIn('employee_id', employeeIds)
    .orderBy(['changed_at', 'id']);
  return rows.map(toChange);
}

/** Who, signed in, changed something of whom for a reason since a moment; each moment of each once, the oldest first. */
export async function listWhoChanged(
  { db, companyId }: CompanyScope,
  { reason, since }: { readonly reason: string; readonly since: number },
): Promise<readonly { readonly changedAt: number; readonly userId: string; readonly employeeId: string }[]> {
  const rows = await db<ChangeRow>('changes')
    .where({ company_id: companyId, reason })
    .where('changed_at', '>=', since)
    .whereNotNull('user_id')
    .whereNotNull('employee_id')
    .distinct('changed_at', 'user_id', 'employee_id')
    .orderBy(['changed_at', 'user_id', 'employee_id']);
  return rows.map(({ changed_at, user_id, employee_id }) => ({
    ...{ changedAt: changed_at, userId: user_id ?? '', employeeId: employee_id ?? '' },
  }));
}

export type ChangeFilter = {
  readonly subjects: readonly ChangeSubject[] | undefined;
  /** Changes by these people, and those about them; undefined: by and about everybody. */
  readonly employeeIds: readonly string[] | undefined;
  /** Epoch milliseconds, [from, to). */
  readonly from: number;
  readonly to: number;
  readonly limit: number;
};

/** The newest first. */
export async function listChanges(
  { db, companyId }: CompanyScope,
  { subjects, employeeIds, from, to, limit }: ChangeFilter,
): Promise<readonly RecordedChange[]> {
  const query = db<ChangeRow>('changes')
    .where({ company_id: companyId })
    .where('changed_at', '>=', from)
    .where('changed_at', '<', to);
  if (subjects !== undefined) void query.whereIn('subject', subjects);
  if (employeeIds !== undefined)
    void query.where(
      (either) => void either.whereIn('employee_id', employeeIds).orWhereIn('user_id', employeeIds),
    );
  const rows = await query
    .orderBy([
      { column: 'changed_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit);
  return rows.map(toChange);
}

/** Where a page of changes ended. */
export type ChangePlace = Pick<RecordedChange, 'changedAt' | 'id'>;

type PageFilter = {
  readonly subject: ChangeSubject | undefined;
  /** Whom they are about. */
  readonly employeeId: string | undefined;
  /** Who made them. */
  readonly userId: string | undefined;
  /** Epoch milliseconds, [from, to). */
  readonly from: number;
  readonly to: number;
  /** Only what is older than this one. */
  readonly after?: ChangePlace;
  readonly limit: number;
};

/** The newest first. */
export async function listChangePage(
  { db, companyId }: CompanyScope,
  { subject, employeeId, userId, from, to, after, limit }: PageFilter,
): Promise<readonly RecordedChange[]> {
  const query = db<ChangeRow>('changes')
    .where({
      company_id: companyId,
      ...(subject && { subject }),
      ...(employeeId && { employee_id: employeeId }),
      ...(userId && { user_id: userId }),
    })
    .where('changed_at', '>=', from)
    .where('changed_at', '<', to);
  if (after !== undefined)
    void query.where(
      (older) =>
        void older
          .where('changed_at', '<', after.changedAt)
          .orWhere((same) => void same.where('changed_at', after.changedAt).where('id', '<', after.id)),
    );
  const rows = await query
    .orderBy([
      { column: 'changed_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit);
  return rows.map(toChange);
}

function toChange(row: ChangeRow): RecordedChange {
  const { door, userId, operator, ...change } = toRecord(row);
  return { ...change, by: { door, userId, operator } };
}
