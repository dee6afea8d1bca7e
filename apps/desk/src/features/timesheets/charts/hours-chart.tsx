import { useLayoutEffect, useRef, useState } from 'react';
import { formatShortDate } from '@stimpill/words/format-date.ts';
import { useClock } from '#api/use-clock.ts';
import { useSpeech, useWords } from '#words/words.ts';
import styles from './charts.module.css';
import { chartsWords } from '#said/desk/timesheets/charts/charts.ts';
import { hourLines, type WeekColumn } from './week-columns.ts';

/** Until the page has been measured. */
const FIRST_WIDTH = 960;
const HEIGHT = 300;
/** Of a label of the axis. */
const LETTER_PX = 8;
const AFTER_LABEL = 8;
const RIGHT = 14;
const TOP = 20;
const BOTTOM = 28;
const FLOOR = HEIGHT - BOTTOM;
/** Room for the name of a week. */
const LABEL_PX = 62;

/** A column for each week, its classes upon each other. The table below it says the same in figures. */
export function HoursChart({ columns }: { readonly columns: readonly WeekColumn[] }) {
  const t = useWords(chartsWords);
  const { duration } = useClock();
  const lines = hourLines(Math.max(...columns.map(({ workedMinutes }) => workedMinutes)));
  const most = lines.at(-1) ?? 1;
  const top = most * 60;
  const left = `${most} ${t.hours}`.length * LETTER_PX + AFTER_LABEL;
  const y = (minutes: number) => FLOOR - (minutes * (FLOOR - TOP)) / top;
  const { frame, width } = useWidth();
  const band = (width - left - RIGHT) / columns.length;
  const everyLabel = Math.max(1, Math.ceil(LABEL_PX / band));
  const worked = columns.reduce((sum, { workedMinutes }) => sum + workedMinutes, 0);
  return (
    <div className={styles['chart']} ref={frame}>
      <svg
        width={width}
        height={HEIGHT}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={t.chart({ weeks: t.weeks({ count: columns.length }), worked: duration(worked) })}
      >
        {lines.map((hours) => (
          <g key={hours}>
            <line x1={left} x2={width} y1={y(hours * 60)} y2={y(hours * 60)} />
            <text x={left - AFTER_LABEL} y={y(hours * 60) + 4} textAnchor="end">
              {hours} {t.hours}
            </text>
          </g>
        ))}
        {columns.map((column, place) => (
          <Column
            key={column.startDate}
            column={column}
            x={left + place * band + band * 0.14}
            width={band * 0.72}
            y={y}
            isNamed={place % everyLabel === 0}
          />
        ))}
      </svg>
    </div>
  );
}

/** How wide the chart may be: letters are as large on a phone as on a desk. */
function useWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  useLayoutEffect(() => {
    const measure = () => setWidth(innerWidthOf(frame.current) || FIRST_WIDTH);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return { frame, width };
}

function innerWidthOf(box: HTMLElement | null): number {
  if (!box) return 0;
  const { paddingLeft, paddingRight } = getComputedStyle(box);
  return box.clientWidth - Number.parseFloat(paddingLeft || '0') - Number.parseFloat(paddingRight || '0');
}

type ColumnProps = {
  readonly column: WeekColumn;
  readonly x: number;
  readonly width: number;
  readonly y: (minutes: number) => number;
  readonly isNamed: boolean;
};

function Column({ column: { startDate, parts, workedMinutes }, x, width, y, isNamed }: ColumnProps) {
  const { language } = useSpeech();
  const middle = x + width / 2;
  return (
    <g>
      {parts.map(({ workClass, minutes, below }) => (
        <rect
          key={workClass}
          x={x}
          width={width}
          y={y(below + minutes)}
          height={Math.max(0, y(below) - y(below + minutes) - 1)}
          style={{ fill: `var(--${workClass})` }}
        />
      ))}
      {isNamed && workedMinutes > 0 && (
        <text x={middle} y={y(workedMinutes) - 6} textAnchor="middle" className={styles['figure']}>
          {Math.round(workedMinutes / 60)}
        </text>
      )}
      {isNamed && (
        <text x={middle} y={HEIGHT - 8} textAnchor="middle">
          {shortDay(startDate, language)}
        </text>
      )}
    </g>
  );
}

/** `2.11.`, in English `2 Nov`. */
function shortDay(date: string, language: Parameters<typeof formatShortDate>[2]): string {
  const whole = formatShortDate(Date.parse(`${date}T12:00:00Z`), 'UTC', language);
  return whole.replace(/\s?\d{4}$/, '');
}
