import type { ServiceAccount } from '@stimpill/api-types/manage';
import { useSession } from '#api/session.ts';
import { useClock } from '#api/use-clock.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import type { Column } from '#ui/data-table.tsx';
import { useToday } from '#ui/use-today.ts';
import { useWords } from '#words/words.ts';
import { roleWords } from '#said/desk/common/role.ts';
import { serviceAccountsWords } from '#said/desk/service-accounts/service-accounts.ts';

export function useAccountColumns(
  onEnd: (account: ServiceAccount) => void,
): readonly Column<ServiceAccount>[] {
  const t = useWords(serviceAccountsWords);
  const roles = useWords(roleWords);
  const { day, moment } = useClock();
  const today = useToday(useSession().company.timeZone);
  const isOver = ({ lastDay }: ServiceAccount) => lastDay !== null && lastDay < today;
  return [
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
      cell: ({ lastUsedAtUtc }) => (lastUsedAtUtc === null ? t.neverUsed : moment(lastUsedAtUtc)),
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
