import { useQuery } from '@tanstack/react-query';
import type { PaidAbsence } from '@stimpill/api-types/entry-kinds';
import { query } from '#api/calls.ts';
import type { DataFor } from '#api/contract.ts';
import { useSession } from '#api/session.ts';
import { useClock } from '#api/use-clock.ts';
import { Chip } from '#ui/chip.tsx';
import type { Column } from '#ui/data-table.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { TableOf } from '#ui/table-of.tsx';
import { useWords } from '#words/words.ts';
import { balanceWords } from '#said/desk/leave/balance.ts';
import { leaveWords } from '#said/desk/leave/leave.ts';

type Balances = DataFor<'listLeaveBalances'>[number];

/** What vacation and sick leave everybody has left. A row leads to the record, where the entitlements stand. */
export function BalancesPage() {
  const t = useWords(balanceWords);
  const { title } = useWords(leaveWords);
  const params = { companyId: useSession().company.id };
  return (
    <PageFrame title={t.title} lead={t.lead} above={[{ name: title, to: '/leave' }]}>
      <TableOf
        query={useQuery(query('listLeaveBalances', { params }))}
        words={t}
        columns={useColumns()}
        rowKey={({ employeeId }) => employeeId}
        rowLink={({ employeeId }) => ({ to: '/people/$personId', params: { personId: employeeId } })}
      />
    </PageFrame>
  );
}

function useColumns(): readonly Column<Balances>[] {
  const t = useWords(balanceWords);
  const { duration } = useClock();
  const minutes = (id: 'granted' | 'taken' | 'asked', of: (row: Balances) => number): Column<Balances> => ({
    id,
    name: t[id],
    cell: (row) => duration(of(row)),
    sortBy: of,
    isNumber: true,
    share: 2,
  });
  const left = (kind: PaidAbsence): Column<Balances> => ({
    id: kind,
    name: t[kind],
    cell: ({ [kind]: { remainingMinutes, missing } }) => (
      <>
        {remainingMinutes < 0 ? (
          <Chip look="warning">{duration(remainingMinutes)}</Chip>
        ) : (
          duration(remainingMinutes)
        )}
        {missing.length > 0 && ` (${t.mayBeMore})`}
      </>
    ),
    sortBy: ({ [kind]: { remainingMinutes } }) => remainingMinutes,
    isNumber: true,
    share: 2,
  });
  return [
    {
      id: 'name',
      name: t.person,
      cell: ({ employeeDisplayName }) => employeeDisplayName,
      sortBy: ({ employeeDisplayName }) => employeeDisplayName,
      isRowHead: true,
      share: 3,
    },
    minutes('granted', ({ vacation }) => vacation.entitledMinutes),
    minutes('taken', ({ vacation }) => vacation.usedMinutes),
    minutes('asked', ({ vacation }) => vacation.pendingMinutes),
    left('vacation'),
    left('sick'),
    left('sickChild'),
  ];
}
