import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ServiceAccount } from '@stimpill/api-types/manage';
import { query } from '#api/calls.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#ui/button.tsx';
import { DataOf, Empty } from '#ui/data-states.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { useDay } from '#ui/use-day.ts';
import { useOpenInAddress } from '#ui/use-open-in-address.ts';
import { useSortInAddress } from '#ui/use-sort-in-address.ts';
import { useToday } from '#ui/use-today.ts';
import { formatMoment } from '#words/format-moment.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { accountColumns } from './account-columns.tsx';
import { EndAccount } from './end-account.tsx';
import { MakeAccount } from './make-account.tsx';
import { roleWords } from '#said/desk/common/role.ts';
import { serviceAccountsWords } from '#said/desk/service-accounts/service-accounts.ts';

/** What stands in the address while a new account is made. */
const NEW = 'new';

export function ServiceAccountsPage() {
  const t = useWords(serviceAccountsWords);
  const accounts = useQuery(query('listServiceAccounts', { params: { companyId: useSession().company.id } }));
  const { open, onOpen } = useOpenInAddress();
  const make = (
    <Button look="primary" icon="plus" onPress={() => onOpen(NEW)}>
      {t.make}
    </Button>
  );
  return (
    <PageFrame title={t.title} lead={t.lead} actions={make}>
      <DataOf query={accounts}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={t.emptyTitle}>
              <p>{t.emptyLead}</p>
            </Empty>
          ) : (
            <Accounts rows={rows} />
          )
        }
      </DataOf>
      {open === NEW && <MakeAccount onClose={() => onOpen(undefined)} />}
    </PageFrame>
  );
}

function Accounts({ rows }: { readonly rows: readonly ServiceAccount[] }) {
  const t = useWords(serviceAccountsWords);
  const roles = useWords(roleWords);
  const { language } = useSpeech();
  const { timeZone } = useSession().company;
  const [asked, setAsked] = useState<ServiceAccount | undefined>(undefined);
  const sorting = useSortInAddress();
  const day = useDay();
  const today = useToday(timeZone);
  const at = (instant: string) => formatMoment(instant, timeZone, language);
  const columns = accountColumns({ t, roles, day, at, today, onEnd: setAsked });
  return (
    <>
      <DataTable caption={t.title} columns={columns} rows={rows} rowKey={({ id }) => id} {...sorting} />
      {asked && <EndAccount account={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
