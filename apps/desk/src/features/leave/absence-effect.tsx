// What days of absence change in pay, tried on the server while they are typed.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query, READ_ANEW } from '#api/calls.ts';
import type { TriedAbsence } from '#api/leave.ts';
import { useSession } from '#api/session.ts';
import { Loading } from '#ui/data-states.tsx';
import { EffectLine } from '#ui/effect-line.tsx';
import { FailureOf } from '#ui/failure-notice.tsx';
import { Notice } from '#ui/notice.tsx';
import { useDay } from '#ui/use-day.ts';
import { useSettled } from '#ui/use-settled.ts';
import { useWords } from '#words/words.ts';
import { absenceWords } from '#said/desk/leave/absence.ts';
import { leaveFault, refusalOf } from './leave-faults.ts';
import { leaveWords } from '#said/desk/leave/leave.ts';
import styles from './leave.module.css';

/**
 * What was answered last stays while the next answer is awaited: the field that it asks for must not go away under the hand.
 * @param tried undefined while it is not whole, or changes nothing
 */
export function useAbsenceEffect(tried: TriedAbsence | undefined) {
  const { company } = useSession();
  const asked = useSettled(tried);
  const { data, error, isFetching } = useQuery({
    ...query('findAbsenceEffect', asked && { params: { companyId: company.id }, body: asked }),
    ...READ_ANEW,
    retry: false,
    placeholderData: keepPreviousData,
  });
  return { asked, data, error, isFetching };
}

type AbsenceEffectProps = {
  readonly effect: ReturnType<typeof useAbsenceEffect>;
  /** Nothing more is asked for before it is known. */
  readonly isWhole?: boolean;
};

export function AbsenceEffect({ effect, isWhole = true }: AbsenceEffectProps) {
  const t = useWords(absenceWords);
  const { data, error, isFetching } = effect;
  const asked = isWhole ? effect.asked : undefined;
  const isAnswered = asked !== undefined && !isFetching;
  return (
    <section className={styles['effect']} aria-live="polite" aria-busy={isFetching}>
      <h3>{t.effect}</h3>
      {asked === undefined && <p className={styles['fine']}>{t.effectWaiting}</p>}
      {asked !== undefined && isFetching && <Loading rows={1} />}
      {isAnswered && error && <Refused error={error} />}
      {isAnswered && data && (
        <>
          <EffectLine effect={data.effect} />
          <p className={styles['fine']}>{t.written({ count: data.dates.length })}</p>
        </>
      )}
    </section>
  );
}

function Refused({ error }: { readonly error: Error }) {
  const { faults } = useWords(leaveWords);
  const day = useDay();
  const refusal = refusalOf(error);
  const sentence = refusal && leaveFault(faults, refusal, day);
  if (sentence === undefined) return <FailureOf error={error} isOfLoading />;
  return (
    <Notice look="warning">
      <p>{sentence}</p>
    </Notice>
  );
}
