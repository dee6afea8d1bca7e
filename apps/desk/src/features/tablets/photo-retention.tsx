import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { companySettingsQuery } from '#api/company-settings.ts';
import { DataOf } from '#ui/data-states.tsx';
import { useWords } from '#words/words.ts';
import { tabletsWords } from '#said/desk/tablets/tablets.ts';

/** Whether the tablets take photos, and for how long they are kept. The settings of the company decide it. */
export function PhotoRetention({ companyId }: { readonly companyId: string }) {
  const t = useWords(tabletsWords);
  const settings = useQuery(companySettingsQuery(companyId));
  return (
    <DataOf query={settings} rows={1}>
      {({ data: { terminal, retentionDays } }) => (
        <p>
          {terminal.punchPhoto === 'none' && `${t.photosOff} `}
          {retentionDays.photos === 0 ? t.photosSameDay : t.photosKept({ days: retentionDays.photos })}{' '}
          <Link to="/company/settings">{t.toSettings}</Link>
        </p>
      )}
    </DataOf>
  );
}
