// One visit at a shared tablet: a name, a password, what became of it. A late answer of a visit that is over changes nothing.
import { useRef, useState } from 'react';
import type { Problem } from '#api/to-problem.ts';
import type { ListPerson } from '#features/people/list-person.ts';
import { recordTerminalPunch, type TerminalOutcome } from '#features/punches/record-terminal-punch.ts';
import type { PunchAction } from '#app/visit/screen-state.ts';

export type TerminalVisit =
  | { readonly kind: 'list' }
  | {
      readonly kind: 'password';
      readonly person: ListPerson;
      readonly isBusy: boolean;
      readonly trouble:
        | { readonly kind: 'wrong'; readonly tries: number }
        | { readonly kind: 'locked'; readonly minutes: number }
        | undefined;
    }
  | {
      readonly kind: 'receipt';
      readonly person: ListPerson;
      readonly action: PunchAction;
      readonly at: number;
      readonly isLate: boolean;
    }
  | { readonly kind: 'conflict'; readonly person: ListPerson; readonly isClockedIn: boolean }
  | { readonly kind: 'problem'; readonly person: ListPerson; readonly problem: Problem; readonly at: number };

const LIST: TerminalVisit = { kind: 'list' };

type Deps = {
  readonly companyId: string;
  readonly now: () => number;
  readonly onPunched: () => void;
};

export function useTerminalVisit({ companyId, now, onPunched }: Deps) {
  const [visit, setVisit] = useState<TerminalVisit>(LIST);
  const attempt = useRef(0);
  const go = (next: TerminalVisit) => {
    attempt.current += 1;
    setVisit(next);
  };
  const punch = (person: ListPerson, action: PunchAction, password: string) => {
    go({ kind: 'password', person, isBusy: true, trouble: undefined });
    const mine = attempt.current;
    const at = now();
    void recordTerminalPunch({ companyId, employeeId: person.id, action, password, sentAt: at }).then(
      (outcome) => {
        onPunched();
        if (attempt.current === mine) setVisit(toVisit(outcome, { person, action, at, tries: mine }));
      },
    );
  };
  return {
    visit,
    punch,
    leave: () => go(LIST),
    choose: (person: ListPerson) => go({ kind: 'password', person, isBusy: false, trouble: undefined }),
  };
}

type Tried = {
  readonly person: ListPerson;
  readonly action: PunchAction;
  readonly at: number;
  readonly tries: number;
};

function toVisit(outcome: TerminalOutcome, { person, action, at, tries }: Tried): TerminalVisit {
  switch (outcome.kind) {
    case 'recorded':
      return { kind: 'receipt', person, action, at: outcome.at, isLate: outcome.isFromList };
    case 'conflict':
      return { kind: 'conflict', person, isClockedIn: outcome.isClockedIn };
    case 'problem':
      return { kind: 'problem', person, problem: outcome.problem, at };
    case 'wrongPassword':
      return { kind: 'password', person, isBusy: false, trouble: { kind: 'wrong', tries } };
    case 'tooManyAttempts':
      return {
        kind: 'password',
        person,
        isBusy: false,
        trouble: { kind: 'locked', minutes: outcome.minutes },
      };
  }
}
