// Hours as a bar: what was planned as a line below what was worked, and marks above it. The text beside it says the same.
import type { EntryKind } from '@stimpill/api-types/entry-kinds';
import { datesOf, instantsAt, instantsOf, localDateOf } from '@stimpill/time';
import styles from './time-bar.module.css';

const MINUTE_MS = 60_000;
const WORK = { y: 14, height: 58 };

/** From when to when a bar reaches, epoch milliseconds. */
export type BarSpan = { readonly from: number; readonly to: number };

type Stretch = { readonly startAtUtc: string; readonly endAtUtc: string | null };

type BarEntry = Stretch & {
  readonly id: string;
  readonly kind: EntryKind;
  readonly isDraft: boolean;
  readonly breaks: readonly (Stretch & { readonly kind: string })[];
};

/** A moment that is punched or proposed; where only its bounds are known, the room between them is drawn too. */
export type BarMark = {
  readonly key: string;
  readonly look: 'punch' | 'proposed';
  /** Epoch milliseconds. */
  readonly at: number;
  readonly between?: BarSpan | undefined;
};

type TimeBarProps = BarSpan & {
  readonly timeZone: string;
  /** What reaches into it, by start. */
  readonly entries: readonly BarEntry[];
  readonly shifts: readonly Stretch[];
  readonly marks?: readonly BarMark[];
  /** A hairline at every so many hours of the clock. */
  readonly everyHours?: number;
  /** Where an open entry ends for now, epoch milliseconds. */
  readonly now: number;
};

export function TimeBar(props: TimeBarProps) {
  const { from, to, timeZone, entries, shifts, marks = [], everyHours = 6, now } = props;
  const minuteAt = (instant: number) => (Math.min(Math.max(instant, from), to) - from) / MINUTE_MS;
  const between = (span: BarSpan) => ({
    x: minuteAt(span.from),
    width: Math.max(0, minuteAt(span.to) - minuteAt(span.from)),
  });
  const across = ({ startAtUtc, endAtUtc }: Stretch) =>
    between({ from: Date.parse(startAtUtc), to: endAtUtc === null ? now : Date.parse(endAtUtc) });
  const isThere = (stretch: Stretch) => across(stretch).width > 0;
  return (
    <svg
      className={styles['bar']}
      viewBox={`0 0 ${(to - from) / MINUTE_MS} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {hoursWithin({ from, to }, timeZone, everyHours).map((at) => (
        <Line key={at} x={minuteAt(at)} />
      ))}
      {entries.filter(isThere).map((entry) => (
        <rect key={entry.id} data-kind={entry.kind} data-draft={entry.isDraft} {...across(entry)} {...WORK} />
      ))}
      {entries.flatMap(({ id, breaks }) =>
        breaks
          .filter(isThere)
          .map((each) => (
            <rect key={`${id} ${each.startAtUtc}`} data-break={each.kind} {...across(each)} {...WORK} />
          )),
      )}
      {shifts.filter(isThere).map((shift) => (
        <rect
          key={`${shift.startAtUtc} ${shift.endAtUtc}`}
          data-plan=""
          {...across(shift)}
          y={82}
          height={12}
        />
      ))}
      {marks.map(({ key, look, at, between: bounds }) => (
        <g key={key} data-mark={look}>
          {bounds && <rect {...between(bounds)} y={4} height={78} />}
          <Line x={minuteAt(at)} />
        </g>
      ))}
    </svg>
  );
}

function Line({ x }: { readonly x: number }) {
  return <line x1={x} x2={x} y1={0} y2={100} vectorEffect="non-scaling-stroke" />;
}

/** A day from midnight to midnight. @param date yyyy-MM-dd */
export function spanOfDay(date: string, timeZone: string): BarSpan {
  return instantsOf({ startDate: date, endDate: date }, timeZone);
}

/** The full hours within a bar at which its clock shows a multiple of so many hours. @returns epoch milliseconds */
export function hoursWithin({ from, to }: BarSpan, timeZone: string, everyHours: number): readonly number[] {
  const hours = Array.from({ length: Math.ceil(24 / everyHours) }, (_, place) => place * everyHours);
  const days = datesOf({ startDate: localDateOf(from, timeZone), endDate: localDateOf(to, timeZone) });
  // An hour that the clock leaves out is shown never, one of a night that is longer perhaps twice.
  const shown = days.flatMap((date) => hours.flatMap((hour) => instantsAt(date, hour * 60, timeZone).shown));
  return shown.filter((at) => at > from && at < to);
}
