import { MANAGING } from '@stimpill/api-types/rights';
import type { CallFor } from '#api/contract.ts';
import { useSession } from '#api/session.ts';
import { AddRecord } from '#records/record-dialogs.tsx';
import { linesOf } from '#ui/form/lines-of.ts';
import { useToday } from '#ui/use-today.ts';
import { useWords } from '#words/words.ts';
import { MadeAccount } from './made-account.tsx';
import { roleWords } from '#said/desk/common/role.ts';
import { serviceAccountsWords } from '#said/desk/service-accounts/service-accounts.ts';

type Role = CallFor<'makeServiceAccount'>['body']['role'];
type Values = { displayName: string; role: Role; lastDay: string; allowedAddresses: string };

const NOTHING: Values = { displayName: '', role: 'accountant', lastDay: '', allowedAddresses: '' };
const ROLES: readonly Role[] = MANAGING.toReversed();

export function MakeAccount({ onClose }: { readonly onClose: () => void }) {
  const t = useWords(serviceAccountsWords);
  const roles = useWords(roleWords);
  const near = useToday(useSession().company.timeZone);
  return (
    <AddRecord
      call="makeServiceAccount"
      words={t}
      fresh={NOTHING}
      toBody={toBody}
      fields={[
        { is: 'text', name: 'displayName', label: t.name, hint: t.nameHint },
        {
          is: 'choice',
          name: 'role',
          label: t.role,
          hint: t.roleHint,
          options: ROLES.map((role) => [role, roles[role]]),
        },
        { is: 'date', name: 'lastDay', label: t.lastDay, hint: t.lastDayHint, near },
        { is: 'lines', name: 'allowedAddresses', label: t.addressesLong, hint: t.addressesHint, rows: 2 },
      ]}
      sayFault={({ code }) => (code === 'service_account.already_over' ? t.alreadyOver : undefined)}
      made={(account) => <MadeAccount account={account} onClose={onClose} />}
      onClose={onClose}
    />
  );
}

const toBody = ({ displayName, role, lastDay, allowedAddresses }: Values) => ({
  displayName,
  role,
  ...(lastDay !== '' && { lastDay }),
  allowedAddresses: linesOf(allowedAddresses),
});
