// The requests as a list, and beside it the one that lies open.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { classNames } from '@stimpill/ui/class-names.ts';
import { Icon } from '@stimpill/ui/icon.tsx';
import { leaveRequestsQuery, type LeaveRequest } from '#api/leave.ts';
import { useOwnKind } from '#api/own-kinds.ts';
import { useSession } from '#api/session.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { Chip } from '#ui/chip.tsx';
import { DataOf, Empty, Loading } from '#ui/data-states.tsx';
import { letterKeys } from '#ui/letter-keys.ts';
import { useRange } from './use-range.ts';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useIsWide } from '#ui/use-window-width.ts';
import { useWords } from '#words/words.ts';
import { leaveWords } from '#said/desk/leave/leave.ts';
import panes from '#ui/panes.module.css';
import styles from './leave.module.css';
import { RequestCase } from './request-case.tsx';
import { toShown } from './shown-requests.tsx';
import { useOpenRequest } from './use-open-request.ts';

const list = classNames(panes);

type Search = Readonly<Record<string, string>>;

export function Requests({ mayDecide }: { readonly mayDecide: boolean }) {
  const t = useWords(leaveWords);
  const isWide = useIsWide();
  const { filters, onFilter } = useFiltersInAddress<'show' | 'request'>();
  const show = toShown(filters.show);
  const requests = useQuery(leaveRequestsQuery(useSession().company.id, show));
  // Those that wait by their first day; of all the newest first.
  const shown = show === 'all' ? requests.data?.toReversed() : requests.data;
  const { selected, isComing, onGoOn } = useOpenRequest(shown, isWide);
  const isOneOpen = selected !== undefined || isComing;
  return (
    <div className={list('panes')} data-wide={isWide}>
      {(isWide || !isOneOpen) && (
        <div className={styles['left']}>
          <DataOf query={{ ...requests, data: shown }} rows={8}>
            {(list) => (
              <RequestList
                shown={list}
                empty={show === 'all' ? t.noneAtAll : t.nonePending}
                selected={selected}
                onSelect={(id) => isWide && onFilter({ request: id })}
              />
            )}
          </DataOf>
          {mayDecide && isWide && letterKeys() === 'on' && (
            <p className={`${styles['fine'] ?? ''} no-print`}>{t.keys}</p>
          )}
        </div>
      )}
      {(isWide || isOneOpen) && (
        <div className={styles['right']}>
          {!isWide && <Back />}
          {isComing && <Loading rows={6} />}
          {selected && (
            <RequestCase key={selected.id} request={selected} mayDecide={mayDecide} onDone={onGoOn} />
          )}
          {!isOneOpen && shown?.length !== 0 && <p className={styles['fine']}>{t.choose}</p>}
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
      className={list('back')}
      resetScroll={false}
    >
      <Icon name="back" />
      {t.back}
    </Link>
  );
}

type RequestListProps = {
  readonly shown: readonly LeaveRequest[];
  /** What is said where there are none. */
  readonly empty: string;
  readonly selected: LeaveRequest | undefined;
  readonly onSelect: (id: string) => void;
};

const LOOKS = { pending: 'warning', approved: 'good', refused: 'plain' } as const;

function RequestList({ shown, empty, selected, onSelect }: RequestListProps) {
  const t = useWords(leaveWords);
  const range = useRange();
  const apart = useNamesApart();
  const ownKind = useOwnKind();
  if (shown.length === 0)
    return (
      <Empty title={empty}>
        <p>{t.nonePendingLead}</p>
      </Empty>
    );
  return (
    <ul className="card rows" aria-label={t.list}>
      {shown.map(({ id, employeeId, employeeName, startDate, endDate, kindId, status }) => (
        <li key={id} className={list('row', id === selected?.id && 'selected')} data-row>
          <Link
            to="/leave"
            search={(known: Search) => ({ ...known, request: id })}
            resetScroll={false}
            className={`${list('open')} ${styles['request']}`}
            aria-current={id === selected?.id}
            onFocus={() => onSelect(id)}
          >
            <b>{apart(employeeId, employeeName)}</b>
            <span className={styles['fine']}>
              {[range(startDate, endDate), ownKind(kindId)?.name].filter(Boolean).join(' · ')}
            </span>
            {status !== 'pending' && <Chip look={LOOKS[status]}>{t.statuses[status]}</Chip>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
