// The requests as a list, and beside it the one that lies open.
import { Link } from '@tanstack/react-router';
import { classNames } from '@stimpill/ui/class-names.ts';
import { Icon } from '@stimpill/ui/icon.tsx';
import type { LeaveRequest } from '#api/leave.ts';
import { Chip } from '#ui/chip.tsx';
import { Choice } from '#ui/choice.tsx';
import { Empty } from '#ui/data-states.tsx';
import { letterKeys } from '#ui/letter-keys.ts';
import { useDay } from '#ui/use-day.ts';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useIsWide } from '#ui/use-is-wide.ts';
import { useWords } from '#words/words.ts';
import { leaveWords } from './leave-words.ts';
import styles from './leave.module.css';
import { RequestCase } from './request-case.tsx';

const css = classNames(styles);

type RequestsProps = { readonly all: readonly LeaveRequest[]; readonly mayDecide: boolean };
type Search = Readonly<Record<string, string>>;

const SHOWN = ['pending', 'all'] as const;

/** Those that wait by their first day; of all the newest first. */
function shownOf(all: readonly LeaveRequest[], show: (typeof SHOWN)[number]): readonly LeaveRequest[] {
  return show === 'all' ? all.toReversed() : all.filter(({ status }) => status === 'pending');
}

export function Requests({ all, mayDecide }: RequestsProps) {
  const t = useWords(leaveWords);
  const isWide = useIsWide();
  const { filters, onFilter } = useFiltersInAddress<'show' | 'request'>();
  const show = filters.show === 'all' ? 'all' : 'pending';
  const shown = shownOf(all, show);
  const asked = all.find(({ id }) => id === filters.request);
  const selected = asked ?? (isWide ? shown[0] : undefined);
  const goOn = (from: LeaveRequest) => {
    const place = shown.findIndex(({ id }) => id === from.id);
    const next = shown[place + 1] ?? shown[place - 1];
    onFilter({ request: next?.id ?? '' });
  };
  return (
    <div className={styles['panes']} data-wide={isWide}>
      {(isWide || !selected) && (
        <div className={styles['left']}>
          <Choice
            legend={t.show}
            value={show}
            options={SHOWN.map((each) => [each, t.shown[each]])}
            onChoose={(each) => onFilter({ show: each === 'pending' ? '' : each, request: '' })}
          />
          {shown.length === 0 ? (
            <Empty title={all.length === 0 ? t.noneAtAll : t.nonePending}>
              <p>{t.nonePendingLead}</p>
            </Empty>
          ) : (
            <RequestList
              shown={shown}
              selected={selected}
              onSelect={(id) => isWide && onFilter({ request: id })}
            />
          )}
          {mayDecide && isWide && letterKeys() === 'on' && <p className={styles['fine']}>{t.keys}</p>}
        </div>
      )}
      {(isWide || selected) && (
        <div className={styles['right']}>
          {!isWide && <Back />}
          {selected ? (
            <RequestCase
              key={selected.id}
              request={selected}
              mayDecide={mayDecide}
              onDone={() => goOn(selected)}
            />
          ) : (
            <p className={styles['fine']}>{t.choose}</p>
          )}
        </div>
      )}
    </div>
  );
}

function Back() {
  const t = useWords(leaveWords);
  return (
    <Link
      to="/leave"
      search={({ request: _, ...known }: Search) => known}
      className={styles['back']}
      resetScroll={false}
    >
      <Icon name="back" />
      {t.back}
    </Link>
  );
}

type RequestListProps = {
  readonly shown: readonly LeaveRequest[];
  readonly selected: LeaveRequest | undefined;
  readonly onSelect: (id: string) => void;
};

const LOOKS = { pending: 'warning', approved: 'good', refused: 'plain' } as const;

function RequestList({ shown, selected, onSelect }: RequestListProps) {
  const t = useWords(leaveWords);
  const day = useDay();
  return (
    <ul className={styles['list']} aria-label={t.list}>
      {shown.map(({ id, employeeName, startDate, endDate, status }) => (
        <li key={id} className={css('row', id === selected?.id && 'selected')} data-row>
          <Link
            to="/leave"
            search={(known: Search) => ({ ...known, request: id })}
            resetScroll={false}
            className={styles['open']}
            aria-current={id === selected?.id}
            onFocus={() => onSelect(id)}
          >
            <b>{employeeName}</b>
            <span className={styles['fine']}>{t.range(day(startDate), day(endDate))}</span>
            {status !== 'pending' && <Chip look={LOOKS[status]}>{t.statuses[status]}</Chip>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
