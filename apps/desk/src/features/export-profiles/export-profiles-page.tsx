import { useQuery } from '@tanstack/react-query';
import { may } from '@stimpill/api-types/rights';
import { inLanguage } from '@stimpill/words/in-language.ts';
import { query, READ_ANEW } from '#api/calls.ts';
import { profilesQuery, type ExportProfile } from '#api/payroll-runs.ts';
import { useSession } from '#api/session.ts';
import { Chip } from '#ui/chip.tsx';
import { Choice } from '#ui/choice.tsx';
import { DataOf } from '#ui/data-states.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { useFiltersInAddress } from '#ui/use-filters-in-address.ts';
import { useSpeech, useWords } from '#words/words.ts';
import styles from './export-profiles.module.css';
import { ProfileForm } from './profile-form.tsx';
import { profilesWords } from '#said/desk/export-profiles/profiles.ts';

/** How payroll files look: what ships, what is not known of a system, and what the company has set. */
export function ExportProfilesPage() {
  const t = useWords(profilesWords);
  const profiles = useQuery(profilesQuery(useSession().company.id));
  const { filters, onFilter } = useFiltersInAddress<'profile'>();
  return (
    <PageFrame title={t.title} lead={t.lead}>
      <DataOf query={profiles} rows={8}>
        {(all) => {
          const shown = all.find(({ key }) => key === filters.profile) ?? all[0];
          if (shown === undefined) return null;
          return (
            <>
              <Choice
                legend={t.system}
                value={shown.key}
                options={all.map(({ key, name }) => [key, name])}
                onChoose={(profile) => onFilter({ profile })}
              />
              <Profile key={shown.key} profileKey={shown.key} />
            </>
          );
        }}
      </DataOf>
    </PageFrame>
  );
}

function Profile({ profileKey }: { readonly profileKey: ExportProfile['key'] }) {
  const session = useSession();
  const of = { companyId: session.company.id, profileKey };
  const profile = useQuery({ ...query('getExportProfile', { params: of }), ...READ_ANEW });
  return (
    <DataOf query={profile} rows={8}>
      {({ data, version }) => (
        <>
          <About profile={data} />
          <ProfileForm
            of={of}
            settings={data.settings}
            version={version}
            isReadOnly={may(session, 'payroll.export') !== null}
          />
        </>
      )}
    </DataOf>
  );
}

function About({
  profile: { isChanged, unknown, takesEither, takesBelowZero, settings },
}: {
  readonly profile: ExportProfile;
}) {
  const t = useWords(profilesWords);
  const { language } = useSpeech();
  return (
    <div className={styles['about']}>
      <Chip>{isChanged ? t.isChanged : t.asShips}</Chip>
      <p>{takesBelowZero === null ? t.belowZeroNotKnown : t.takesBelowZero}</p>
      {takesEither && settings.identity === 'kennitala' && <p>{t.takesEither}</p>}
      {unknown.length > 0 && (
        <Notice look="warning">
          <p>
            <strong>{t.unknownTitle}</strong>
          </p>
          <ul>
            {unknown.map((what) => (
              <li key={what.en}>{inLanguage(what, language)}</li>
            ))}
          </ul>
          <p>{t.unknownLead}</p>
        </Notice>
      )}
    </div>
  );
}
