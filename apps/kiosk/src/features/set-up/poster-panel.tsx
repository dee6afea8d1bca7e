// The poster for the wall, as it will be printed, and what to know before that.
import { createPortal } from 'react-dom';
import { useManagerLanguage } from '#i18n/language-provider.tsx';
import type { DeviceRecord } from '#storage/kiosk-database.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Poster, useEveryLanguage } from './poster.tsx';
import { usePeoplePage, type PeoplePage } from './use-people-page.ts';
import styles from './wall.module.css';

type PosterPanelProps = { readonly record: DeviceRecord };

export function PosterPanel({ record }: PosterPanelProps) {
  const { t } = useManagerLanguage();
  const page = usePeoplePage(record.companyId);
  const address = page.kind === 'open' ? page.address : undefined;
  const spoken = useEveryLanguage();
  const poster = spoken && (
    <Poster
      spoken={spoken}
      companyName={record.companyName}
      deviceName={record.deviceName}
      address={address}
    />
  );
  return (
    <>
      <p>{t.posterWhy}</p>
      <PageNotice page={page} />
      <div>
        <Button icon="list" isDisabled={page.kind === 'asking' || !poster} onPress={() => window.print()}>
          {t.posterPrint}
        </Button>
      </div>
      <div className={styles['preview']}>{poster}</div>
      <p className="small">{t.posterFromComputer}</p>
      {createPortal(<div className={styles['sheet']}>{poster}</div>, document.body)}
    </>
  );
}

function PageNotice({ page }: { readonly page: PeoplePage }) {
  const { t } = useManagerLanguage();
  if (page.kind === 'open') return null;
  const words = { asking: t.posterAsking, closed: t.posterClosed, unknown: t.posterUnknown };
  return (
    <Notice look="plain" icon={page.kind === 'asking' ? 'clock' : 'question'} role="status">
      {words[page.kind]}
    </Notice>
  );
}
