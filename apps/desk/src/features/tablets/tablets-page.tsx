import { useQuery } from '@tanstack/react-query';
import { may } from '@stimpill/api-types/rights';
import { useSession } from '#api/session.ts';
import { RecordsFrame } from '#records/records-frame.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/page-frame.tsx';
import { useWords } from '#words/words.ts';
import { HangUpDialog } from './hang-up-dialog.tsx';
import { LeftBehind } from './left-behind.tsx';
import { ManagerCode } from './manager-code.tsx';
import { PhotoRetention } from './photo-retention.tsx';
import { SetUpByService } from './set-up-by-service.tsx';
import { useTabletColumns } from './tablet-columns.tsx';
import { TabletDialog } from './tablet-dialog.tsx';
import { tabletsQuery } from './tablet-queries.ts';
import { tabletsWords } from '#said/desk/tablets/tablets.ts';

export function TabletsPage() {
  const t = useWords(tabletsWords);
  const session = useSession();
  const { id: companyId } = session.company;
  const tablets = useQuery(tabletsQuery(companyId));
  const mayChange = may(session, 'tablets.change') === null;
  const mayTakeOut = may(session, 'tablets.revoke') === null;
  return (
    <RecordsFrame
      words={t}
      query={tablets}
      columns={useTabletColumns()}
      notice={
        may(session, 'tablets.change') === 'limited' && (
          <Notice look="plain">
            <p>{t.ofTheCompany}</p>
          </Notice>
        )
      }
      above={(rows) => (
        <>
          <LeftBehind tablets={rows} mayTakeOut={mayTakeOut} />
          <SetUpByService tablets={rows} mayTakeOut={mayTakeOut} />
        </>
      )}
      adding={
        mayChange && {
          act: t.hangUp,
          at: 'hang-up',
          dialog: (onClose) => tablets.data && <HangUpDialog companyId={companyId} onClose={onClose} />,
        }
      }
      openDialog={(_, onClose, tablet) => tablet && <TabletDialog tablet={tablet} onClose={onClose} />}
    >
      {may(session, 'managerCode.read') === null && (
        <Section title={t.managerCode} lead={t.managerCodeLead}>
          <ManagerCode companyId={companyId} mayChange={mayChange} />
        </Section>
      )}
      <Section title={t.photos}>
        <PhotoRetention companyId={companyId} />
      </Section>
    </RecordsFrame>
  );
}
