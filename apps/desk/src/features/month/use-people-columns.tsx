import { Link } from '@tanstack/react-router';
import { may } from '@stimpill/api-types/rights';
import type { MonthCheck, MonthPerson } from '#api/payroll-month.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { useSession } from '#api/session.ts';
import type { Range } from '#api/timesheets.ts';
import { useClock } from '#api/use-clock.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import type { Column } from '#ui/data-table.tsx';
import { useWords } from '#words/words.ts';
import { StatementsButton } from '#records/statements/statements-button.tsx';
import { reopenWords } from '#said/desk/common/reopen.ts';
import { statementsWords } from '#said/desk/common/statements.ts';
import { checkWords } from '#said/desk/month/check.ts';
import type { Figures } from './figures.ts';
import { figuresWords } from '#said/desk/month/figures.ts';
import styles from './month.module.css';
import { monthWords } from '#said/desk/month/month.ts';
import { useIsOwn, type Choice } from './use-choice.ts';

const LOOKS = {
  open: 'warning',
  checked: 'plain',
  approved: 'good',
  exported: 'good',
  differences: 'error',
} as const;

export type Row = MonthPerson & {
  readonly inTheWay: readonly MonthCheck['code'][];
  /** Undefined until they are read. */
  readonly figures: Figures | undefined;
};

type PeopleColumns = {
  readonly range: Range;
  readonly choice: Choice;
  readonly onReopen: (person: MonthPerson) => void;
};

export function usePeopleColumns({ range, choice, onReopen }: PeopleColumns): readonly Column<Row>[] {
  const t = useWords(monthWords);
  const reopen = useWords(reopenWords);
  const session = useSession();
  const apart = useNamesApart();
  const chosen = useChoiceColumn(choice);
  const figures = useFigureColumns();
  const inTheWay = useInTheWayColumn();
  const statement = useStatementColumn(range);
  const mayReopen = ({ employeeId, canBeReopened }: Row) =>
    canBeReopened &&
    may(session, 'time.decide', { employeeId, departmentIds: session.departmentIds ?? [] }) === null;
  return [
    {
      id: 'name',
      name: t.name,
      cell: ({ employeeId, displayName }) => (
        <Link
          to={`/timesheets/${employeeId}`}
          search={{ from: range.startDate }}
          className={styles['personLink']}
        >
          {apart(employeeId, displayName)}
        </Link>
      ),
      isRowHead: true,
    },
    {
      id: 'state',
      name: t.state,
      cell: ({ state }) => <Chip look={LOOKS[state]}>{t.states[state]}</Chip>,
      onCard: () => 'beside',
    },
    ...figures,
    inTheWay,
    ...(choice.fine.length > 0 ? [chosen] : []),
    statement,
    {
      id: 'reopen',
      name: reopen.act,
      isAct: true,
      cell: (row) => mayReopen(row) && <Button onPress={() => onReopen(row)}>{reopen.act}</Button>,
      onCard: (row) => (mayReopen(row) ? 'below' : 'nowhere'),
    },
  ];
}

function useFigureColumns(): readonly Column<Row>[] {
  const f = useWords(figuresWords);
  const { duration } = useClock();
  const cellOf = (minutesOf: (figures: Figures) => number) => {
    return ({ figures }: Row) => (figures === undefined ? '…' : duration(minutesOf(figures)));
  };
  return [
    { id: 'hours', name: f.hours, isNumber: true, cell: cellOf(({ workedMinutes }) => workedMinutes) },
    {
      id: 'overtime',
      name: f.overtime,
      isNumber: true,
      cell: cellOf(({ overtimeMinutes }) => overtimeMinutes),
    },
    {
      id: 'absences',
      name: f.absences,
      isNumber: true,
      cell: cellOf(({ absenceMinutes }) => absenceMinutes),
    },
    {
      id: 'difference',
      name: f.difference,
      isNumber: true,
      cell: ({ figures }) => (figures === undefined ? '…' : <Difference {...figures} />),
    },
  ];
}

function Difference({ differenceMinutes: minutes, isNew, isUnusual }: Figures) {
  const f = useWords(figuresWords);
  const { duration } = useClock();
  if (isNew) return f.newHere;
  const sign = minutes < 0 ? '−' : '+';
  return (
    <span className={styles['difference']}>
      {isUnusual && <Chip look="warning">{f.unusual}</Chip>}
      <span>{minutes === 0 ? '0' : `${sign}${duration(Math.abs(minutes))}`}</span>
    </span>
  );
}

/** What is to be done first; who could be approved by somebody else reads that. */
function useInTheWayColumn(): Column<Row> {
  const t = useWords(monthWords);
  const f = useWords(figuresWords);
  const { checks } = useWords(checkWords);
  const isOwn = useIsOwn();
  const reasonsOf = (row: Row) => [
    ...row.inTheWay.map((code) => checks[code]),
    ...(row.canBeApproved && isOwn(row) ? [f.ownTime] : []),
  ];
  return {
    id: 'inTheWay',
    name: t.inTheWay,
    cell: (row) => reasonsOf(row).join(', ') || '–',
    onCard: (row) => (reasonsOf(row).length === 0 ? 'nowhere' : 'line'),
  };
}

function useStatementColumn(range: Range): Column<Row> {
  const t = useWords(statementsWords);
  const apart = useNamesApart();
  return {
    id: 'statement',
    name: t.act,
    isAct: true,
    cell: ({ employeeId, displayName }) => {
      const name = apart(employeeId, displayName);
      return (
        <StatementsButton people={[{ employeeId, name }]} periods={[range]}>
          {t.act} <span className="spoken">{name}</span>
        </StatementsButton>
      );
    },
    onCard: () => 'below',
  };
}

function useChoiceColumn({ fine, chosen, onChoose }: Choice): Column<Row> {
  const f = useWords(figuresWords);
  const apart = useNamesApart();
  const free = new Set(fine.map(({ employeeId }) => employeeId));
  return {
    id: 'choose',
    name: f.choose,
    isAct: true,
    cell: ({ employeeId: id, displayName }) =>
      free.has(id) && (
        <label className={styles['choose']}>
          <span aria-hidden="true">{f.choose}</span>
          <input
            type="checkbox"
            checked={chosen.has(id)}
            aria-label={f.chooseOne({ name: apart(id, displayName) })}
            onChange={({ target }) => onChoose([id], target.checked)}
          />
        </label>
      ),
    onCard: ({ employeeId }) => (free.has(employeeId) ? 'below' : 'nowhere'),
  };
}
