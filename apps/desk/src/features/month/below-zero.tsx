// A file of differences that takes something back: not every payroll system is known to read that, and a file that says everything anew needs none.
import { useQuery } from '@tanstack/react-query';
import { profilesQuery, type ProfileKey } from '#api/payroll-runs.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import { anewWords } from '#said/desk/month/anew.ts';

type BelowZeroProps = {
  readonly profile: ProfileKey;
  /** Asks for everything of everybody whom earlier files of this system have. */
  readonly onAnew: () => void;
};

export function BelowZero({ profile, onAnew }: BelowZeroProps) {
  const t = useWords(anewWords);
  const { data: profiles = [] } = useQuery(profilesQuery(useSession().company.id));
  const known = profiles.filter(({ takesBelowZero }) => takesBelowZero !== null);
  const own = profiles.find(({ key }) => key === profile);
  const isKnown = known.some(({ key }) => key === profile);
  return (
    <Notice look={isKnown ? 'plain' : 'warning'}>
      <p>
        <strong>{t.belowZero}</strong>{' '}
        {isKnown
          ? t.taken({ system: own?.name ?? '' })
          : t.notKnown({ system: own?.name ?? '', known: known.map(({ name }) => name).join(', ') })}
      </p>
      {own?.takesBelowZero && (
        <p>
          <a href={own.takesBelowZero} rel="noreferrer" target="_blank">
            {t.source}
          </a>
        </p>
      )}
      <p>{t.instead}</p>
      <p>
        <Button onPress={onAnew}>{t.makeAnew}</Button>
      </p>
    </Notice>
  );
}

/** What a file that says everything anew stands for. */
export function Anew({ replaces }: { readonly replaces: readonly number[] }) {
  const t = useWords(anewWords);
  return (
    <Notice look="warning">
      <p>
        <strong>{t.anew}</strong> {t.replaces({ runs: replaces.join(', ') })}
      </p>
    </Notice>
  );
}
