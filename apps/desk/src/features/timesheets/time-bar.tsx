import type { PersonDay } from '#api/timesheets.ts';
import { minuteOn } from './clock.ts';
import styles from './person-time-page.module.css';

const DAY_MINUTES = 1_440;
const EVERY_HOURS = [6, 12, 18];

type Stretch = { readonly startAtUtc: string; readonly endAtUtc: string | null };

type TimeBarProps = {
  /** yyyy-MM-dd */
  readonly date: string;
  readonly timeZone: string;
  /** Entries and shifts that reach into the day, those of the day before included. */
  readonly entries: PersonDay['entries'];
  readonly shifts: PersonDay['shifts'];
  /** Where an open entry ends for now, epoch milliseconds. */
  readonly now: number;
};

/** The hours of a day as a bar: what was planned as a line below what was worked. The text beside it says the same. */
export function TimeBar({ date, timeZone, entries, shifts, now }: TimeBarProps) {
  const across = ({ startAtUtc, endAtUtc }: Stretch) => {
    const x = minuteOn(date, Date.parse(startAtUtc), timeZone);
    return { x, width: minuteOn(date, endAtUtc === null ? now : Date.parse(endAtUtc), timeZone) - x };
  };
  const isThere = (stretch: Stretch) => across(stretch).width > 0;
  return (
    <svg
      className={styles['bar']}
      viewBox={`0 0 ${DAY_MINUTES} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {EVERY_HOURS.map((hour) => (
        <line key={hour} x1={hour * 60} x2={hour * 60} y1={0} y2={100} vectorEffect="non-scaling-stroke" />
      ))}
      {entries.filter(isThere).map((entry) => (
        <rect
          key={entry.id}
          data-kind={entry.kind}
          data-draft={entry.isDraft}
          {...across(entry)}
          y={14}
          height={58}
        />
      ))}
      {entries.flatMap(({ id, breaks }) =>
        breaks
          .filter(isThere)
          .map((each) => (
            <rect
              key={`${id} ${each.startAtUtc}`}
              data-break={each.kind}
              {...across(each)}
              y={14}
              height={58}
            />
          )),
      )}
      {shifts.filter(isThere).map((shift) => (
        <rect key={shift.shiftId} data-plan="" {...across(shift)} y={82} height={12} />
      ))}
    </svg>
  );
}
