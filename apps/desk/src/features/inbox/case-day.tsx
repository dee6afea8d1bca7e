// The day of the person: planned, punched and counted on one bar, the same in words, and how sure each time is.
import { formatClock, formatDuration } from '@stimpill/words/format-time.ts';
import { Icon } from '@stimpill/ui/icon.tsx';
import { useOwnKind } from '#api/own-kinds.ts';
import type { ReviewCase } from '#api/reviews.ts';
import { useClock } from '#api/use-clock.ts';
import { hoursWithin, TimeBar, type BarSpan } from '#ui/time-bar.tsx';
import { useNow } from '#ui/use-now.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { wordFor } from '@stimpill/words/word-for.ts';
import { hoursApart, marksOf, spanOfCase } from './bar-of-case.ts';
import { caseWords } from '#said/desk/inbox/case.ts';
import { PunchPhoto } from './punch-photo.tsx';
import styles from './case.module.css';

const DRAWN_AGAIN_MS = 60_000;

type Day = NonNullable<ReviewCase['day']>;
type Punch = Day['punches'][number];

type CaseDayProps = {
  readonly about: Pick<ReviewCase, 'punchId' | 'proposedAtUtc' | 'asked' | 'absences'>;
  readonly day: Day;
};

export function CaseDay({ about, day }: CaseDayProps) {
  const t = useWords(caseWords);
  const { timeZone, day: written, weekday } = useClock();
  const now = useNow(DRAWN_AGAIN_MS);
  const { entries, shifts, punches } = day;
  const isNothing = entries.length + shifts.length + punches.length === 0;
  const known = { ...about, day };
  return (
    <section className={styles['day']} aria-label={t.dayOf({ date: written(day.date) })}>
      <h3 className="capital">
        {weekday(day.date)} <span className={styles['date']}>{written(day.date)}</span>
      </h3>
      {isNothing ? (
        <p className={styles['fine']}>{t.nothingThatDay}</p>
      ) : (
        <>
          <Bar known={known} timeZone={timeZone} now={now} />
          <InWords known={known} />
          <Punches punches={punches} askedId={about.punchId} date={day.date} />
        </>
      )}
    </section>
  );
}

type BarProps = {
  readonly known: CaseDayProps['about'] & { readonly day: Day };
  readonly timeZone: string;
  readonly now: number;
};

function Bar({ known, timeZone, now }: BarProps) {
  const span = spanOfCase(known, now);
  const hours = hoursApart(span);
  const { entries, shifts } = known.day;
  return (
    <div className={styles['bar']}>
      <TimeBar {...{ ...span, timeZone, entries, shifts, now }} marks={marksOf(known)} everyHours={hours} />
      <Hours span={span} timeZone={timeZone} every={hours} />
    </div>
  );
}

type HoursProps = { readonly span: BarSpan; readonly timeZone: string; readonly every: number };

function Hours({ span, timeZone, every }: HoursProps) {
  const { from, to } = span;
  return (
    <div className={styles['hours']} aria-hidden="true">
      {hoursWithin(span, timeZone, every).map((at) => (
        <span key={at} style={{ insetInlineStart: `${((at - from) / (to - from)) * 100}%` }}>
          {formatClock(at, timeZone)}
        </span>
      ))}
    </div>
  );
}

/** What the bar shows, as names and times. */
function InWords({ known: { day, asked, proposedAtUtc, absences } }: Pick<BarProps, 'known'>) {
  const t = useWords(caseWords);
  const { span, moment, timeZone } = useClock();
  const { language } = useSpeech();
  const ownKind = useOwnKind();
  const awaySentence = ({ type, kindId, minutes }: ReviewCase['absences'][number]) =>
    `${ownKind(kindId)?.name ?? wordFor(t.absences, type)}, ${formatDuration(minutes, language)}`;
  const rows: (readonly [string, string, string])[] = [
    ...day.shifts.map((shift) => ['plan', t.planned, span(shift)] as const),
    ...day.entries.map((entry) => {
      const notes = [
        ...(entry.kind === 'work' ? [] : [t.entryKinds[entry.kind]]),
        ...(entry.isDraft ? [t.draft] : []),
        ...(entry.endAtUtc === null ? [t.open] : []),
        ...(entry.isLocked ? [t.approved] : []),
      ];
      return ['entry', t.counts, [span(entry), ...notes].join(', ')] as const;
    }),
    ...(absences.length === 0 ? [] : [['plan', t.away, absences.map(awaySentence).join('; ')] as const]),
    ...(asked === null ? [] : [['told', t.told, toldSentence()] as const]),
    ...(proposedAtUtc === null || asked !== null
      ? []
      : [['proposed', t.proposed, formatClock(Date.parse(proposedAtUtc), timeZone)] as const]),
  ];
  function toldSentence() {
    if (asked === null) return '';
    const at = moment(asked.atUtc);
    const what = t.toldSentence({
      what: asked.action === 'start' ? t.inAt({ at }) : t.outAt({ at }),
      when: moment(asked.askedAtUtc),
    });
    return asked.note === null ? what : `${what}: “${asked.note}”`;
  }
  return (
    <dl className={styles['words']}>
      {rows.map(([look, name, value], place) => (
        <div key={place} data-look={look}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type PunchesProps = {
  readonly punches: readonly Punch[];
  readonly askedId: string | null;
  readonly date: string;
};

function Punches({ punches, askedId }: PunchesProps) {
  const t = useWords(caseWords);
  if (punches.length === 0) return null;
  return (
    <ul className={styles['punches']} aria-label={t.punched}>
      {punches.map((punch) => (
        <li key={punch.punchId} data-asked={punch.punchId === askedId}>
          <PunchLine punch={punch} isAsked={punch.punchId === askedId} />
        </li>
      ))}
    </ul>
  );
}

function PunchLine({ punch, isAsked }: { readonly punch: Punch; readonly isAsked: boolean }) {
  const t = useWords(caseWords);
  const { timeZone, moment } = useClock();
  const { action, atUtc, tabletName, door, receivedAtUtc, photo, latitude, longitude } = punch;
  const at = formatClock(Date.parse(atUtc), timeZone);
  const name = action === 'start' ? t.inAt({ at }) : t.outAt({ at });
  const sure = useSureness(punch);
  const fine = [
    tabletName ?? wordFor(t.doors, door),
    ...(sure === null ? [] : [sure]),
    ...(isLate(punch) ? [t.receivedAt({ at: moment(receivedAtUtc) })] : []),
    ...(photo === 'none' || photo === 'here' ? [] : [t.photo[photo]]),
    ...(latitude === null || longitude === null
      ? []
      : [t.place({ latitude: latitude.toFixed(4), longitude: longitude.toFixed(4) })]),
  ];
  return (
    <>
      <span className={styles['punch']} data-action={action}>
        <Icon name={action === 'start' ? 'in' : 'out'} />
        <b>{name}</b>
        {isAsked && <span className={styles['tag']}>{t.askedAbout}</span>}
      </span>
      <span className={styles['fine']}>{fine.join(' · ')}</span>
      {photo === 'here' && <PunchPhoto punchId={punch.punchId} of={name} />}
    </>
  );
}

const LATE_MS = 120_000;

const isLate = ({ atUtc, receivedAtUtc }: Punch) => Date.parse(receivedAtUtc) - Date.parse(atUtc) > LATE_MS;

/** How sure the time of a punch is; null where the server took it itself. */
function useSureness({ timeGrade, earliestAtUtc, latestAtUtc }: Punch): string | null {
  const { grades } = useWords(caseWords);
  const { timeZone, moment } = useClock();
  if (timeGrade === null) return null;
  if (timeGrade !== 'C') return grades[timeGrade];
  const [from, to] = [earliestAtUtc ?? '', latestAtUtc ?? ''];
  const isSameDay = moment(from).slice(0, -5) === moment(to).slice(0, -5);
  const clock = (instant: string) => formatClock(Date.parse(instant), timeZone);
  return isSameDay
    ? grades.C({ from: clock(from), to: clock(to) })
    : grades.C({ from: moment(from), to: moment(to) });
}
