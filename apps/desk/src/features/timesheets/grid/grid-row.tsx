// One person of the grid. Five hundred rows are scrolled through, so a cell is one element, and what it needs only once is made once.
import { memo, type CSSProperties } from 'react';
import { Icon, type IconName } from '@stimpill/ui/icon.tsx';
import type { GridDay, GridPerson } from '#api/timesheet-grid.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { partsOf, toHours, type ClassPart } from '../work-classes.ts';
import { FLAGS, minutesOf, type Flag, type Measure } from './filter-grid.ts';
import { rowIndexOf } from './grid-place.ts';
import styles from './grid.module.css';
import type { TellDay } from './use-tell-day.ts';

export type DayHead = {
  /** yyyy-MM-dd */
  readonly date: string;
  /** `Monday 2 Mar 2026` */
  readonly name: string;
  readonly at: 'today' | 'weekend' | undefined;
  /** The name of a cell in which there is nothing. */
  readonly empty: string;
};

export const FLAG_ICONS: Readonly<Record<Flag, IconName>> = {
  open: 'clock',
  draft: 'pencil',
  question: 'question',
  offPlan: 'warning',
  keptOtherwise: 'scales',
  locked: 'lock',
};

export type GridRowProps = {
  readonly person: GridPerson;
  /** Its place among all rows. */
  readonly row: number;
  readonly heads: readonly DayHead[];
  /** The column to which Tab leads; undefined where it leads to another row. */
  readonly tabColumn: number | undefined;
  readonly measure: Measure;
  readonly isPlanShown: boolean;
  readonly tell: TellDay;
  /** The address of a person. */
  readonly hrefOf: (employeeId: string) => string;
};

function DrawnRow({ person, row, isPlanShown, hrefOf, ...ofDays }: GridRowProps) {
  const { tabColumn, measure } = ofDays;
  const apart = useNamesApart();
  return (
    <tr data-row aria-rowindex={rowIndexOf(row)}>
      <th scope="row" className={styles['name']}>
        <a href={hrefOf(person.employeeId)} tabIndex={tabColumn === 0 ? 0 : -1} data-column={0}>
          {apart(person.employeeId, person.employeeDisplayName)}
        </a>
      </th>
      <td role="gridcell" className={styles['sum']}>
        <b>{toHours(minutesOf(person, measure))}</b>
        {isPlanShown && <span>{toHours(person.plannedMinutes)}</span>}
      </td>
      <DayCells person={person} {...ofDays} />
    </tr>
  );
}

/** A row that stays in sight while others come into it is not drawn anew. */
export const GridRow = memo(DrawnRow);

type DayCellsProps = Pick<GridRowProps, 'person' | 'heads' | 'tabColumn' | 'measure' | 'tell'>;

/** They do not know in which row they stand, so a row that moves up because others are filtered out keeps them. */
const DayCells = memo(function DayCells({ person, heads, tabColumn, measure, tell }: DayCellsProps) {
  const days = new Map(person.days.map((day) => [day.date, day]));
  return heads.map(({ date, name, at, empty }, place) => {
    const day = days.get(date);
    const parts = day ? partsOf(day.buckets) : [];
    const column = place + 1;
    return (
      <td
        key={date}
        role="gridcell"
        aria-label={day ? `${name}: ${tell.whole(day)}` : empty}
        tabIndex={tabColumn === column ? 0 : -1}
        data-column={column}
        data-tone={day && toneOf(day, parts)}
        data-at={at}
        style={day && (stripesOf(day, parts) ?? absenceColourOf(tell.colour(day)))}
      >
        {day && tell.short(day, measure)}
        {day && day.flags.length > 0 && <Flags of={day.flags} />}
      </td>
    );
  });
});

function Flags({ of }: { readonly of: readonly Flag[] }) {
  return (
    <span className={styles['flags']} data-calm={of.every((flag) => flag === 'locked')}>
      {FLAGS.filter((flag) => of.includes(flag)).map((flag) => (
        <Icon key={flag} name={FLAG_ICONS[flag]} />
      ))}
    </span>
  );
}

/** The class with the most minutes; without work what is there in its place. */
function toneOf({ absences, credits }: GridDay, parts: readonly ClassPart[]): string | undefined {
  const [first] = parts;
  if (first)
    return parts.reduce((most, part) => (part.minutes > most.minutes ? part : most), first).workClass;
  if (Object.keys(absences).length > 0) return 'absence';
  return Object.keys(credits).length > 0 ? 'credit' : undefined;
}

/** The classes of a day beside each other, as wide as their minutes; a day of one class has its stripe from the style sheet. */
function stripesOf({ workedMinutes }: GridDay, parts: readonly ClassPart[]): CSSProperties | undefined {
  if (parts.length < 2) return undefined;
  let from = 0;
  const stops = parts.map(({ workClass, minutes }) => {
    const to = from + (minutes * 100) / workedMinutes;
    const stop = `var(--${workClass}) ${from.toFixed(1)}% ${to.toFixed(1)}%`;
    from = to;
    return stop;
  });
  return { backgroundImage: `linear-gradient(90deg, ${stops.join(', ')})` };
}

function absenceColourOf(colour: string | undefined): CSSProperties | undefined {
  return colour === undefined ? undefined : ({ '--absence': colour } as CSSProperties);
}
