import type { LineDifference, LineNames } from './rule-lab-queries.ts';
import { useClock } from '#api/use-clock.ts';
import { useLineName } from '#ui/use-line-name.ts';
import { isChanged } from './differences.ts';
import styles from './rule-lab.module.css';

/** The name of a line by its key. */
export function useLineNames(lines: LineNames): (key: string) => string {
  const nameOf = useLineName();
  const known = new Map(lines.map((line) => [line.key, line]));
  return (key) => nameOf(known.get(key) ?? { key, names: [] });
}

/** A difference with its sign, as long as it is one. */
export function useSigned(): (minutes: number) => string {
  const { duration } = useClock();
  return (minutes) => (minutes === 0 ? '0' : `${minutes < 0 ? '−' : '+'}${duration(Math.abs(minutes))}`);
}

type LineChangesProps = {
  readonly lines: readonly LineDifference[];
  readonly nameOf: (key: string) => string;
};

/** The lines that differ, each with by how much. */
export function LineChanges({ lines, nameOf }: LineChangesProps) {
  const signed = useSigned();
  return (
    <ul className={styles['changes']}>
      {lines.filter(isChanged).map(({ key, beforeMinutes, afterMinutes }) => (
        <li key={key}>
          {nameOf(key)} <b>{signed(afterMinutes - beforeMinutes)}</b>
        </li>
      ))}
    </ul>
  );
}

type DifferenceBarProps = { readonly minutes: number; readonly most: number };

/** To the right where it is more, to the left where it is less; the figure stands beside it. */
export function DifferenceBar({ minutes, most }: DifferenceBarProps) {
  const width = (Math.abs(minutes) / most) * 50;
  return (
    <svg className={styles['bar']} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <line x1="50" x2="50" y1="0" y2="10" />
      <rect x={minutes < 0 ? 50 - width : 50} y="1" width={width} height="8" data-less={minutes < 0} />
    </svg>
  );
}
