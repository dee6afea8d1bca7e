import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ServiceAccount } from '@stimpill/api-types/manage';
import { query } from '#api/calls.ts';
import { useSession } from '#api/session.ts';
import { ConfirmCall } from '#records/confirm-call.tsx';
import { RecordsFrame } from '#records/records-frame.tsx';
import { useWords } from '#words/words.ts';
import { useAccountColumns } from './account-columns.tsx';
import { MakeAccount } from './make-account.tsx';
import { serviceAccountsWords } from '#said/desk/service-accounts/service-accounts.ts';

export function ServiceAccountsPage() {
  const t = useWords(serviceAccountsWords);
  const companyId = useSession().company.id;
  const [ending, setEnding] = useState<ServiceAccount | undefined>(undefined);
  return (
    <RecordsFrame
      words={t}
      query={useQuery(query('listServiceAccounts', { params: { companyId } }))}
      nameOf={({ displayName }) => displayName}
      columns={useAccountColumns(setEnding)}
      adding={{ act: t.add, dialog: (onClose) => <MakeAccount onClose={onClose} /> }}
    >
      {ending && (
        <ConfirmCall
          call="endServiceAccount"
          input={{ params: { companyId, serviceAccountId: ending.id } }}
          title={t.endTitle({ name: ending.displayName })}
          act={t.end}
          done={t.ended}
          onClose={() => setEnding(undefined)}
        >
          <p>{t.endLead}</p>
        </ConfirmCall>
      )}
    </RecordsFrame>
  );
}
