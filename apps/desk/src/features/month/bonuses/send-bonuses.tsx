// The file of what is proposed. Each share is sent once.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AskedBonusRun, Bonuses } from './bonus-types.ts';
import { CallFailed, type ApiFailure } from '#api/call-failed.ts';
import { useSend } from '#api/calls.ts';
import { profilesQuery } from '#api/payroll-runs.ts';
import { useSession } from '#api/session.ts';
import { useSending } from '#api/use-sending.ts';
import { Button } from '#ui/button.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { SelectFilter } from '#ui/filter-fields.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import styles from '../month.module.css';
import { useDownload } from '../runs/use-download.ts';
import { bonusesWords } from '#said/desk/month/bonuses/bonuses.ts';
import type { Said } from '@stimpill/words/said.ts';

type SendBonusesProps = { readonly bonuses: Bonuses; readonly chosen: ReadonlySet<string> };

export function SendBonuses({ bonuses: { kind, year, codes }, chosen }: SendBonusesProps) {
  const t = useWords(bonusesWords);
  const { data: profiles = [] } = useQuery(profilesQuery(useSession().company.id));
  const [picked, setPicked] = useState<AskedBonusRun['profileKey'] | undefined>(undefined);
  const making = useMaking();
  const hasCode = profiles.find(({ target }) => codes.some((code) => code.target === target));
  const profileKey = picked ?? hasCode?.key ?? 'generic';
  const target = profiles.find(({ key }) => key === profileKey)?.target ?? 'generic';
  const lacksCode = target !== 'generic' && !codes.some((code) => code.target === target);
  const failure = making.error instanceof CallFailed ? making.error.failure : undefined;
  const onPress = () => making.mutate({ kind, year, profileKey, employeeIds: [...chosen] });
  return (
    <section className={styles['part']} aria-labelledby="send-bonuses">
      <h2 id="send-bonuses">{t.send}</h2>
      {lacksCode && (
        <Notice look="warning">
          <p>
            {t.noCode} <Link to="/company/wage-codes">{t.toCodes}</Link>
          </p>
        </Notice>
      )}
      <SelectFilter
        label={t.system}
        value={profileKey}
        options={profiles.map(({ key, name }) => [key, name])}
        onChoose={(key) => setPicked(profiles.find((each) => each.key === key)?.key)}
      />
      <p className={styles['soft']}>{t.making}</p>
      {failure && <Refusal failure={failure} />}
      {making.data && (
        <Notice look="good" isAlert>
          <p>
            {making.data.isSaved
              ? t.made({ number: making.data.number })
              : t.madeNotSaved({ number: making.data.number })}
          </p>
        </Notice>
      )}
      <Button look="primary" isBusy={making.isPending} isDisabled={chosen.size === 0} onPress={onPress}>
        {t.make({ count: chosen.size })}
      </Button>
    </section>
  );
}

/** The run is made first; that its file could not be fetched then is no reason to make another. */
function useMaking() {
  const send = useSend('makeBonusRun');
  const companyId = useSession().company.id;
  const download = useDownload();
  return useSending({
    mutationFn: async (body: AskedBonusRun) => {
      const { id, number } = await send({ params: { companyId }, body });
      const isSaved = await download.mutateAsync(id).then(
        () => true,
        () => false,
      );
      return { number, isSaved };
    },
  });
}

type Refused = Said<typeof bonusesWords>['refused'];

function Refusal({ failure }: { readonly failure: ApiFailure }) {
  const t = useWords(bonusesWords);
  if (failure.kind !== 'refused') return <FailureNotice failure={failure} />;
  const code = failure.faults[0]?.code;
  if (!isKnown(code, t.refused)) return <FailureNotice failure={failure} />;
  const names = failure.faults.flatMap(
    ({ message }) => /^(.+) is not ready to be paid/.exec(message)?.[1] ?? [],
  );
  return (
    <Notice look="error" isAlert>
      <p>
        {t.refused[code]} {names.join(', ')}
      </p>
      {code === 'payroll.bonus_unmapped' && <Link to="/company/wage-codes">{t.toCodes}</Link>}
    </Notice>
  );
}

function isKnown(code: string | undefined, refused: Refused): code is keyof Refused {
  return code !== undefined && code in refused;
}
