// The buttons of a row: what can be done about the person, and when they are proposed to have gone.
import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { daysBetween } from '@stimpill/time';
import { classNames } from '@stimpill/ui/class-names.ts';
import { useClock } from '#api/use-clock.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#ui/button.tsx';
import buttons from '#ui/button.module.css';
import { useOpenInAddress } from '#ui/use-open-in-address.ts';
import { useWords } from '#words/words.ts';
import { todayWords } from '#said/desk/today/today.ts';
import { actsOf, mayAct, writeAct, type TodayAct } from './acts-of.ts';
import { NoteCalled } from './note-called.tsx';
import type { PersonToday } from './today-queries.ts';

const button = classNames(buttons);

type PersonActsProps = { readonly person: PersonToday; readonly name: string };

export function PersonActs({ person, name }: PersonActsProps) {
  const session = useSession();
  const { onOpen } = useOpenInAddress();
  return (
    <>
      {actsOf(session, person).map((act) => (
        <Button
          key={act}
          look={act === 'out' && isForgotten(person) ? 'primary' : 'plain'}
          onPress={() => onOpen(writeAct(act, person))}
        >
          <ActName act={act} person={person} /> <span className="spoken">{name}</span>
        </Button>
      ))}
      {person.state === 'overdue' && mayAct(session, person) && <NoteCalled person={person} name={name} />}
      {isForgotten(person) && person.openEntryId === null && mayAct(session, person) && (
        <ToQuestion person={person} name={name} />
      )}
    </>
  );
}

/** The clock-out is missing before a punch about which the inbox asks. */
function ToQuestion({ person: { displayName }, name }: PersonActsProps) {
  const t = useWords(todayWords);
  return (
    <Link
      to="/inbox"
      search={{ q: displayName }}
      className={button('button', 'primary')}
      aria-label={t.toQuestionOf({ name })}
    >
      {t.toQuestion}
    </Link>
  );
}

const isForgotten = ({ forgottenSinceAtUtc }: PersonToday) => forgottenSinceAtUtc !== null;

function ActName({ act, person }: { readonly act: TodayAct; readonly person: PersonToday }): ReactNode {
  const t = useWords(todayWords);
  const proposed = useProposed(person);
  if (act === 'in') return t.clockIn;
  if (act === 'ill') return t.isSick;
  return proposed === undefined ? t.clockOut : t.clockOutAt({ at: proposed });
}

/** With its day where that is not the one on which the person came. */
function useProposed({ proposedOut, inSinceAtUtc }: PersonToday): string | undefined {
  const { timeZone, time, moment } = useClock();
  if (proposedOut === null) return undefined;
  const days = daysBetween(
    Date.parse(inSinceAtUtc ?? proposedOut.atUtc),
    Date.parse(proposedOut.atUtc),
    timeZone,
  );
  return days === 0 ? time(proposedOut.atUtc) : moment(proposedOut.atUtc);
}
