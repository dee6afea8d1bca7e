import { localDateOf, minuteOfDayAt, MINUTES_PER_DAY } from '@stimpill/time';
import type { ExampleWeek } from '#api/pay-rules.ts';
import styles from './pay-rules.module.css';

const EVERY_HOURS = [6, 12, 18];

type DayBarProps = {
  /** yyyy-MM-dd */
  readonly date: string;
  readonly timeZone: string;
  readonly work: ExampleWeek['work'];
  /** The pay lines in the order of the sum below: each has the tone of its row. */
  readonly lines: readonly string[];
};

/** The hours of a day as a bar, each stretch in the tone of its pay line. The table below says the same in words. */
export function DayBar({ date, timeZone, work, lines }: DayBarProps) {
  const stretches = work.flatMap(({ classes }) => classes);
  return (
    <svg
      className={styles['bar']}
      viewBox={`0 0 ${MINUTES_PER_DAY} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {EVERY_HOURS.map((hour) => (
        <line key={hour} x1={hour * 60} x2={hour * 60} y1={0} y2={100} vectorEffect="non-scaling-stroke" />
      ))}
      {stretches.map(({ startAtUtc, minutes, payLine }) => {
        const x = minuteOn(date, Date.parse(startAtUtc), timeZone);
        return (
          <rect
            key={startAtUtc}
            data-tone={lines.indexOf(payLine) % 6}
            x={x}
            y={14}
            width={Math.max(0, Math.min(minutes, MINUTES_PER_DAY - x))}
            height={72}
          />
        );
      })}
    </svg>
  );
}

/** Minutes since the midnight of the day; beyond its end for another day. */
function minuteOn(date: string, instant: number, timeZone: string): number {
  return localDateOf(instant, timeZone) === date ? minuteOfDayAt(instant, timeZone) : MINUTES_PER_DAY;
}
