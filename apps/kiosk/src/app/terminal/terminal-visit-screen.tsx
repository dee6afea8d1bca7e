import { PasswordScreen } from '#features/auth/password-screen.tsx';
import type { ListPerson } from '#features/people/list-person.ts';
import { ConflictScreen } from '#features/punches/conflict-screen.tsx';
import { ProblemScreen } from '#features/punches/problem-screen.tsx';
import { PunchReceipt } from '#features/punches/punch-receipt.tsx';
import type { PunchAction } from '#app/visit/screen-state.ts';
import type { TerminalVisit } from './use-terminal-visit.ts';

type TerminalVisitScreenProps = {
  readonly visit: Exclude<TerminalVisit, { kind: 'list' }>;
  readonly timeZone: string;
  readonly onPunch: (person: ListPerson, action: PunchAction, password: string) => void;
  readonly onPerson: (person: ListPerson) => void;
  readonly onLeave: () => void;
};

/** The screens of one visit at a shared tablet. */
export function TerminalVisitScreen(props: TerminalVisitScreenProps) {
  const { visit, timeZone, onPunch, onPerson, onLeave } = props;
  const { person } = visit;
  switch (visit.kind) {
    case 'password':
      return (
        <PasswordScreen
          name={person.name}
          isClockedIn={person.isClockedIn}
          trouble={visit.trouble}
          isBusy={visit.isBusy}
          timeZone={timeZone}
          onPunch={(action, password) => onPunch(person, action, password)}
          onCancel={onLeave}
        />
      );
    case 'receipt':
      return (
        <PunchReceipt
          name={person.name}
          action={visit.action}
          at={visit.at}
          truth={{ kind: 'confirmed', isLate: visit.isLate }}
          notes={{ openSince: person.openSince }}
          timeZone={timeZone}
          onHours={undefined}
          onDispute={undefined}
          onClose={onLeave}
        />
      );
    case 'conflict':
      return (
        <ConflictScreen
          name={person.name}
          isClockedIn={visit.isClockedIn}
          since={undefined}
          timeZone={timeZone}
          // The password was not kept, so it is asked for again, now with the other action as the expected one.
          onPunch={() => onPerson({ ...person, isClockedIn: visit.isClockedIn })}
          onForgot={undefined}
          onCancel={onLeave}
        />
      );
    case 'problem':
      return (
        <ProblemScreen
          problem={visit.problem}
          name={person.name}
          at={visit.at}
          timeZone={timeZone}
          onTryAgain={() => onPerson(person)}
          onClose={onLeave}
        />
      );
  }
}
