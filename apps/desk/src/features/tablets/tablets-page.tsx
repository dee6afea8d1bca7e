import { useQuery } from '@tanstack/react-query';
import { may } from '@stimpill/api-types/rights';
import { useSession } from '#api/session.ts';
import { tabletsQuery, type ManagedTablet } from './tablet-queries.ts';
import { Button } from '#ui/button.tsx';
import { DataOf, Empty } from '#ui/data-states.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageFrame, Section } from '#ui/page-frame.tsx';
import { useOpenInAddress } from '#ui/use-open-in-address.ts';
import { useSortInAddress } from '#ui/use-sort-in-address.ts';
import { useWords } from '#words/words.ts';
import { HangUpDialog } from './hang-up-dialog.tsx';
import { LeftBehind } from './left-behind.tsx';
import { ManagerCode } from './manager-code.tsx';
import { PhotoRetention } from './photo-retention.tsx';
import { SetUpByService } from './set-up-by-service.tsx';
import { tabletColumns } from './tablet-columns.tsx';
import { TabletDialog } from './tablet-dialog.tsx';
import { tabletsWords } from '#said/desk/tablets/tablets.ts';
import { useMoment } from './use-moment.ts';

/** In the address, so that a link can lead to the dialog. */
const HANGING_UP = 'hang-up';

export function TabletsPage() {
  const t = useWords(tabletsWords);
  const session = useSession();
  const tablets = useQuery(tabletsQuery(session.company.id));
  const { open, onOpen } = useOpenInAddress();
  const mayChange = may(session, 'tablets.change') === null;
  const hangUp = (
    <Button look="primary" icon="plus" onPress={() => onOpen(HANGING_UP)}>
      {t.hangUp}
    </Button>
  );
  return (
    <PageFrame title={t.title} lead={t.lead} actions={mayChange && hangUp}>
      {may(session, 'tablets.change') === 'limited' && (
        <Notice look="plain">
          <p>{t.ofTheCompany}</p>
        </Notice>
      )}
      <DataOf query={tablets}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={t.emptyTitle}>
              <p>{t.emptyLead}</p>
            </Empty>
          ) : (
            <>
              <LeftBehind tablets={rows} mayTakeOut={may(session, 'tablets.revoke') === null} />
              <SetUpByService tablets={rows} mayTakeOut={may(session, 'tablets.revoke') === null} />
              <Tablets rows={rows} />
            </>
          )
        }
      </DataOf>
      {may(session, 'managerCode.read') === null && (
        <Section title={t.managerCode} lead={t.managerCodeLead}>
          <ManagerCode companyId={session.company.id} mayChange={mayChange} />
        </Section>
      )}
      <Section title={t.photos}>
        <PhotoRetention companyId={session.company.id} />
      </Section>
      {open === HANGING_UP && mayChange && tablets.data && (
        <HangUpDialog companyId={session.company.id} onClose={() => onOpen(undefined)} />
      )}
    </PageFrame>
  );
}

function Tablets({ rows }: { readonly rows: readonly ManagedTablet[] }) {
  const t = useWords(tabletsWords);
  const at = useMoment();
  const { open, onOpen } = useOpenInAddress();
  const sorting = useSortInAddress();
  const columns = tabletColumns({ t, at, onOpen });
  const shown = rows.find(({ id }) => id === open);
  return (
    <>
      <DataTable caption={t.title} columns={columns} rows={rows} rowKey={({ id }) => id} {...sorting} />
      {shown && <TabletDialog key={shown.id} tablet={shown} onClose={() => onOpen(undefined)} />}
    </>
  );
}
