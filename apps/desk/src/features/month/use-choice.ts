// Whose time the next press approves: everybody who can be approved, less those whom somebody takes out.
import { useState } from 'react';
import { may } from '@stimpill/api-types/rights';
import type { MonthPerson, PayrollMonth } from '#api/payroll-month.ts';
import { useSession } from '#api/session.ts';

export type Choice = {
  /** Who can be approved by whoever is signed in. */
  readonly fine: readonly MonthPerson[];
  /** Of these, ids of whom is not taken out. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (employeeIds: readonly string[], isChosen: boolean) => void;
};

export function useChoice({ people }: PayrollMonth): Choice {
  const isOwn = useIsOwn();
  const mayApprove = may(useSession(), 'time.decide') === null;
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const fine = mayApprove ? people.filter((person) => person.canBeApproved && !isOwn(person)) : [];
  const ids = fine.map(({ employeeId }) => employeeId);
  return {
    fine,
    chosen: new Set(ids.filter((id) => !leftOut.has(id))),
    onChoose: (employeeIds, isChosen) =>
      setLeftOut(
        isChosen
          ? new Set([...leftOut].filter((id) => !employeeIds.includes(id)))
          : new Set([...leftOut, ...employeeIds]),
      ),
  };
}

/** Whether it is the time of whoever is signed in, which somebody else decides. */
export function useIsOwn(): (person: Pick<MonthPerson, 'employeeId'>) => boolean {
  const session = useSession();
  const departmentIds = session.departmentIds ?? [];
  return ({ employeeId }) => may(session, 'time.decide', { employeeId, departmentIds }) === 'ownTime';
}
