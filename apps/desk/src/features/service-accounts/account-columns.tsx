import type { ServiceAccount } from '@stimpill/api-types/manage';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import type { Column } from '#ui/data-table.tsx';
import type { roleWords } from '#said/desk/common/role.ts';
import type { serviceAccountsWords } from '#said/desk/service-accounts/service-accounts.ts';
import type { Said } from '@stimpill/words/said.ts';

type Wanted = {
  readonly t: Said<typeof serviceAccountsWords>;
  readonly roles: Said<typeof roleWords>;
  readonly day: (date: string) => string;
  readonly at: (instant: string) => string;
  /** yyyy-MM-dd in the company */
  readonly today: string;
  readonly onEnd: (account: ServiceAccount) => void;
};

export function accountColumns({
  t,
  roles,
  day,
  at,
  today,
  onEnd,
}: Wanted): readonly Column<ServiceAccount>[] {
  const isOver = ({ lastDay }: ServiceAccount) => lastDay !== null && lastDay < today;
  return [
    {
      id: 'name',
      name: t.name,
      cell: ({ displayName }) => displayName,
      sortBy: ({ displayName }) => displayName,
      isRowHead: true,
    },
    { id: 'role', name: t.roleName, cell: ({ role }) => roles[role], sortBy: ({ role }) => roles[role] },
    { id: 'signInName', name: t.signInName, cell: ({ email }) => <code>{email ?? '–'}</code> },
    {
      id: 'lastDay',
      name: t.lastDay,
      cell: (account) => {
        if (account.lastDay === null) return t.noEnd;
        return isOver(account) ? (
          <Chip look="error">{t.over({ day: day(account.lastDay) })}</Chip>
        ) : (
          day(account.lastDay)
        );
      },
      sortBy: ({ lastDay }) => lastDay ?? '9999',
    },
    {
      id: 'lastUsed',
      name: t.lastUsed,
      cell: ({ lastUsedAtUtc }) => (lastUsedAtUtc === null ? t.neverUsed : at(lastUsedAtUtc)),
      sortBy: ({ lastUsedAtUtc }) => lastUsedAtUtc ?? '',
    },
    {
      id: 'addresses',
      name: t.addresses,
      cell: ({ allowedAddresses }) => allowedAddresses.join(', ') || t.everywhere,
    },
    {
      id: 'end',
      name: t.end,
      isAct: true,
      cell: (account) => <Button onPress={() => onEnd(account)}>{t.end}</Button>,
    },
  ];
}
