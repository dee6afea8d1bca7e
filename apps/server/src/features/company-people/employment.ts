// An employment ends, or begins again.
import { DomainError, refuseUnseen } from '#errors/domain-error.ts';
import type { RecordsDeps } from '#features/company-file/change-records.ts';
import type { StoredEmployee } from '#features/company-file/to-company-file.ts';
import { findOpenEntry } from '#features/ledger/time-entry-store.ts';
import type { Seer } from '#features/people/seen-people.ts';
import { changeAndCount, changeRecordOf } from './change-person.ts';
import { requireOtherOwner } from './person-guards.ts';

export type EndedEmployment = {
  readonly person: StoredEmployee;
  /** Epoch milliseconds: since when the person is clocked in; null: out. */
  readonly inSince: number | null;
  readonly endedSessions: number;
};

type SeenEmployment = {
  readonly id: string;
  /** The last day that stood there for the person who changes it, null: none; undefined: they do not say. */
  readonly seenLastDay: string | null | undefined;
};

/**
 * @param ending has the last day, yyyy-MM-dd
 * @throws DomainError `employee.not_found`, `person.owner_only`, `person.own_record`, `person.last_owner`, `record.changed_meanwhile`
 */
export async function endEmployment(
  author: Seer,
  { id, lastDay, seenLastDay }: SeenEmployment & { readonly lastDay: string },
  deps: RecordsDeps,
): Promise<EndedEmployment> {
  let open: number | null = null;
  const { person, endedSessions } = await changeAndCount(
    author,
    { id, act: 'people.employ' },
    async (current, scope) => {
      await requireOtherOwner(scope, current, 'route.employeeId');
      if (current.employmentEndDate !== lastDay) refuseUnseen(seenLastDay, current.employmentEndDate);
      open = (await findOpenEntry(scope, id))?.startAt ?? null;
      return { ...current, employmentEndDate: lastDay };
    },
    deps,
    (field) => (field === 'employmentEndDate' ? 'lastDay' : field),
  );
  return { person, inSince: open, endedSessions };
}

/**
 * @param again its `firstDay` is a new first day, yyyy-MM-dd; null: the employment goes on as if it had not ended
 * @throws DomainError `employee.not_found`, `person.owner_only`, `person.own_record`, `person.still_employed`, `record.changed_meanwhile`
 */
export async function reemployPerson(
  author: Seer,
  { id, firstDay, seenLastDay }: SeenEmployment & { readonly firstDay: string | null },
  deps: RecordsDeps,
): Promise<StoredEmployee> {
  return changeRecordOf(
    author,
    { id, act: 'people.employ' },
    (current) => {
      if (current.employmentEndDate === null && current.isActive)
        throw new DomainError('person.still_employed', { field: 'route.employeeId' });
      refuseUnseen(seenLastDay, current.employmentEndDate);
      const again = { ...current, isActive: true, employmentEndDate: null };
      return firstDay === null ? again : { ...again, ...beginning(current, firstDay) };
    },
    deps,
    (field) => (field === 'employmentStartDate' ? 'firstDay' : field),
  );
}

/** Years in the trade count on, and so does the ratio that holds on that day. */
function beginning(
  { employmentStartDate, employmentEndDate, employmentRatio, tradeStartDate }: StoredEmployee,
  firstDay: string,
): Pick<StoredEmployee, 'employmentStartDate' | 'employmentRatio' | 'tradeStartDate'> {
  if (firstDay <= (employmentEndDate ?? employmentStartDate))
    throw new DomainError('request.invalid', {
      field: 'firstDay',
      message: 'firstDay must be after the last day so far.',
    });
  return {
    employmentStartDate: firstDay,
    employmentRatio: ratiosFrom(employmentRatio, firstDay),
    tradeStartDate: tradeStartDate ?? employmentStartDate,
  };
}

function ratiosFrom(
  ratios: StoredEmployee['employmentRatio'],
  firstDay: string,
): StoredEmployee['employmentRatio'] {
  if (typeof ratios === 'number') return ratios;
  const [first] = ratios;
  const holding = ratios.findLast(({ from }) => from <= firstDay) ?? first;
  const later = ratios.filter(({ from }) => from > firstDay);
  return holding === undefined ? 1 : [{ from: firstDay, ratio: holding.ratio }, ...later];
}
