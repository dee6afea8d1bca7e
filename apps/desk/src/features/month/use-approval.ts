// Approves people some at a time, so that everybody sees how far it has come. What was interrupted goes on with those who are left.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { makeOld } from '#api/calls.ts';
import { approveMonth, type ApprovedMonth, type HeldBackPerson } from '#api/payroll-month.ts';
import { useSession } from '#api/session.ts';
import type { Range } from '#api/timesheets.ts';
import { useSending } from '#api/use-sending.ts';

const AT_A_TIME = 20;

export type Approved = {
  /** By which the server knows its parts as one. */
  readonly pressId: string;
  /** How many were asked for. */
  readonly all: number;
  /** Whom the server has not answered about yet. */
  readonly left: readonly string[];
  readonly approved: number;
  readonly heldBack: readonly HeldBackPerson[];
  /** Whose days that were approved before have other figures now. */
  readonly renewed: ApprovedMonth['renewed'];
};

/** A press that goes on has the name of the one that was interrupted. */
type Pressed = Omit<Approved, 'pressId'> & Partial<Pick<Approved, 'pressId'>>;

type Approval = {
  readonly soFar: Approved | undefined;
  readonly isRunning: boolean;
  readonly error: Error | null;
  readonly onApprove: (employeeIds: readonly string[]) => void;
  /** After an interruption. */
  readonly onGoOn: () => void;
  /** What was approved here is told no longer. */
  readonly onForget: () => void;
};

export function useApproval(range: Range): Approval {
  const client = useQueryClient();
  const companyId = useSession().company.id;
  const [soFar, setSoFar] = useState<Approved | undefined>(undefined);
  const approving = useSending({
    // A press has its own name only once it is sent: two at once are one.
    mutationFn: async ({ pressId = crypto.randomUUID(), ...from }: Pressed) => {
      let now: Approved = { ...from, pressId };
      setSoFar(now);
      while (now.left.length > 0) {
        const employeeIds = now.left.slice(0, AT_A_TIME);
        const part = { companyId, range, employeeIds };
        const { approved, heldBack, renewed } = await approveMonth(part, now.pressId);
        now = {
          ...now,
          left: now.left.slice(AT_A_TIME),
          approved: now.approved + approved,
          heldBack: [...now.heldBack, ...heldBack],
          renewed: [...now.renewed, ...renewed],
        };
        setSoFar(now);
      }
    },
    onSettled: () => makeOld(client, 'approvePayrollMonth'),
  });
  return {
    soFar,
    isRunning: approving.isPending,
    error: approving.error,
    onApprove: (left) =>
      approving.mutate({
        ...{ all: left.length, left, approved: 0 },
        ...{ heldBack: [], renewed: [] },
      }),
    onGoOn: () => soFar && approving.mutate(soFar),
    onForget: () => setSoFar(undefined),
  };
}
