// Whose time the next press approves: everybody who can be approved, less those whom somebody takes out.
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { may } from '@stimpill/api-types/rights';
import type { MonthPerson, PayrollMonth } from '#api/payroll-month.ts';
import { useSession } from '#api/session.ts';

export type Choice = {
  /** Who can be approved by the person who is signed in. */
  readonly fine: readonly MonthPerson[];
  /** Of these, ids of whom is not taken out. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (employeeIds: readonly string[], isChosen: boolean) => void;
};

/** Ids of whom somebody took out of a period: kept as long as the desk is open, whatever page is seen meanwhile. */
const leftOutQuery = (companyId: string, { startDate, endDate }: PayrollMonth) =>
  queryOptions<readonly string[]>({
    queryKey: ['left out', companyId, startDate, endDate],
    queryFn: skipToken,
    gcTime: Infinity,
  });

export function useChoice(month: PayrollMonth): Choice {
  const client = useQueryClient();
  const session = useSession();
  const isOwn = useIsOwn();
  const mayApprove = may(session, 'time.decide') === null;
  const query = leftOutQuery(session.company.id, month);
  const leftOut = new Set(useQuery(query).data);
  const fine = mayApprove ? month.people.filter((person) => person.canBeApproved && !isOwn(person)) : [];
  const ids = fine.map(({ employeeId }) => employeeId);
  return {
    fine,
    chosen: new Set(ids.filter((id) => !leftOut.has(id))),
    onChoose: (employeeIds, isChosen) =>
      client.setQueryData(query.queryKey, (before = []) => {
        const pressed = new Set(employeeIds);
        return [...before.filter((id) => !pressed.has(id)), ...(isChosen ? [] : employeeIds)];
      }),
  };
}

/** Whether it is the time of the person who is signed in, which somebody else decides. */
export function useIsOwn(): (person: Pick<MonthPerson, 'employeeId'>) => boolean {
  const session = useSession();
  const departmentIds = session.departmentIds ?? [];
  return ({ employeeId }) => may(session, 'time.decide', { employeeId, departmentIds }) === 'ownTime';
}
