import { useQuery } from '@tanstack/react-query';
import { profilesQuery, type ProfileKey } from '#api/payroll-runs.ts';
import { useSession } from '#api/session.ts';
import { useWords } from '#words/words.ts';
import { runWords } from '#said/desk/month/run.ts';

/** How many were sent for another payroll system, and where what has changed of them goes. */
export function SentElsewhere({ elsewhere }: { readonly elsewhere: ReadonlyMap<string, ProfileKey> }) {
  const t = useWords(runWords);
  const { data: profiles = [] } = useQuery(profilesQuery(useSession().company.id));
  const keys = [...elsewhere.values()];
  return [...new Set(keys)].map((profile) => {
    const name = profiles.find(({ key }) => key === profile)?.name ?? profile;
    return (
      <p key={profile}>
        {t.sentElsewhere({ count: keys.filter((key) => key === profile).length, system: name })}
      </p>
    );
  });
}
