import { classNames } from '@stimpill/ui/class-names.ts';
import { Link } from '@tanstack/react-router';
import { daysBetween } from '@stimpill/time';
import { formatClock, formatDuration } from '@stimpill/words/format-time.ts';
import { Icon } from '@stimpill/ui/icon.tsx';
import { useOwnKind } from '#api/own-kinds.ts';
import { useSession } from '#api/session.ts';
import { useClock } from '#api/use-clock.ts';
import type { PersonToday } from './today-queries.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { useNow } from '#ui/use-now.ts';
import { formatMoment } from '#words/format-moment.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { isStillIn } from './group-people.ts';
import { PersonActs } from './person-acts.tsx';
import buttons from '#ui/button.module.css';
import styles from './today-page.module.css';
import { todayWords } from '#said/desk/today/today.ts';
import type { Said } from '@stimpill/words/said.ts';

const button = classNames(buttons);

const DRAWN_AGAIN_MS = 15_000;
const MINUTE_MS = 60_000;

/** Somebody of today: the name, how they stand, and what can be done about them. */
export function PersonLine({ person }: { readonly person: PersonToday }) {
  const t = useWords(todayWords);
  const { employeeId, phone } = person;
  const name = useNamesApart()(employeeId, person.displayName);
  const warning = useWarning(person);
  const says = useSaying(person);
  return (
    <li className={styles['person']}>
      <div className={styles['who']}>
        <Link to="/people/$personId" params={{ personId: employeeId }}>
          {name}
        </Link>
        {warning !== null && <strong className="fault figures">{warning}</strong>}
        {says !== '' && <span className="fine figures">{says}</span>}
        {person.proposedOut !== null && <span className="fine">{t.proposed[person.proposedOut.from]}</span>}
      </div>
      <div className={`${styles['acts'] ?? ''} no-print`}>
        {phone !== null && (
          <a
            className={button('button', 'plain')}
            href={`tel:${phone.replaceAll(' ', '')}`}
            aria-label={t.call({ name })}
          >
            <Icon name="phone" />
            <span className={styles['callName']}>{t.callShort}</span>
          </a>
        )}
        <PersonActs person={person} name={name} />
      </div>
    </li>
  );
}

/** What is wrong, in words; null: nothing. */
function useWarning(person: PersonToday): string | null {
  const t = useWords(todayWords);
  const { language } = useSpeech();
  const { timeZone } = useSession().company;
  const now = useNow(DRAWN_AGAIN_MS);
  const { state, plannedStartAtUtc, forgottenSinceAtUtc } = person;
  if (forgottenSinceAtUtc !== null) {
    const at = formatMoment(forgottenSinceAtUtc, timeZone, language);
    return isStillIn(person) ? t.stillIn({ at }) : t.missingBefore({ at });
  }
  if (state !== 'overdue' || plannedStartAtUtc === null) return null;
  const start = Date.parse(plannedStartAtUtc);
  const late = Math.max(0, Math.floor((now - start) / MINUTE_MS));
  return t.dueAt({ at: formatClock(start, timeZone), late: formatDuration(late, language) });
}

/** How the person stands, as one line. */
function useSaying(person: PersonToday): string {
  const t = useWords(todayWords);
  const { language } = useSpeech();
  const { timeZone } = useSession().company;
  const now = useNow(DRAWN_AGAIN_MS);
  const clock = (instant: string) =>
    daysBetween(Date.parse(instant), now, timeZone) === 0
      ? formatClock(Date.parse(instant), timeZone)
      : formatMoment(instant, timeZone, language);
  const { state, inSinceAtUtc, plannedStartAtUtc, plannedEndAtUtc, leftAtUtc, absenceType } = person;
  const own = useOwnKind()(person.absenceKindId);
  const left = leftAtUtc !== null && t.leftAt({ at: clock(leftAtUtc) });
  const planned =
    plannedStartAtUtc !== null &&
    plannedEndAtUtc !== null &&
    t.comesAt({ from: clock(plannedStartAtUtc), to: clock(plannedEndAtUtc) });
  const isNew = !isStillIn(person);
  const called = useCalled(person);
  const parts =
    state === 'in'
      ? [
          inSinceAtUtc !== null && isNew && t.inSince({ at: clock(inSinceAtUtc) }),
          placeOf(person, t),
          person.projectName,
          plannedEndAtUtc !== null && isNew && t.until({ at: clock(plannedEndAtUtc) }),
        ]
      : [
          absenceType !== null && (own?.name ?? t.absences[absenceType]),
          left,
          state !== 'overdue' && planned,
          called,
        ];
  return parts.filter((part) => typeof part === 'string').join(' · ');
}

/** When somebody who has not come was called, and by whom. */
function useCalled({ call, state }: PersonToday): string | null {
  const t = useWords(todayWords);
  const { time } = useClock();
  if (call === null || (state !== 'overdue' && state !== 'missed')) return null;
  const at = time(call.atUtc);
  return call.byName === null ? t.calledAt({ at }) : t.calledBy({ at, who: call.byName });
}

/** Where somebody came in; null where no punch says it. */
function placeOf({ door, tabletName }: PersonToday, { doors }: Said<typeof todayWords>): string | null {
  if (door === null || tabletName !== null) return tabletName;
  return door === 'terminal' ? doors.terminal : doors.partner;
}
