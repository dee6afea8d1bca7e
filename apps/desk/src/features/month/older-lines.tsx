import type { PayrollRun, PreviewedRun } from '#api/payroll-runs.ts';
import { useClock } from '#api/use-clock.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { Notice } from '#ui/notice.tsx';
import { wordFor } from '@stimpill/words/word-for.ts';
import { useWords } from '#words/words.ts';
import { olderWords } from '#said/desk/month/older.ts';
import { unreadyWords } from '#said/desk/month/unready.ts';

type OlderLinesProps = {
  readonly people: readonly Pick<PayrollRun['people'][number], 'employeeId' | 'displayName' | 'older'>[];
};

/** Whom a run pays something of a period that was sent before, with that period and its days. */
export function OlderLines({ people }: OlderLinesProps) {
  const t = useWords(olderWords);
  const { day, signedDuration } = useClock();
  const apart = useNamesApart();
  const lines = people.flatMap(({ employeeId, displayName, older }) =>
    older.map(({ startDate, endDate, dates, lines: paid }) => {
      const said = paid
        .map(({ payrollCode, minutes }) => `${payrollCode}: ${signedDuration(minutes)}`)
        .join(' · ');
      const days =
        dates.length === 0 ? '' : ` (${t.days({ days: dates.map((date) => day(date)).join(', ') })})`;
      const period = t.period({
        who: apart(employeeId, displayName),
        from: day(startDate),
        to: day(endDate),
      });
      return <li key={`${employeeId} ${startDate}`}>{`${period}${days}: ${said}`}</li>;
    }),
  );
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="older-lines">
      <h3 id="older-lines">{t.title}</h3>
      <p>{t.lead}</p>
      <ul>{lines}</ul>
    </section>
  );
}

/** Whose changes of an earlier period cannot be sent yet, and why. */
export function OlderWaiting({ waiting }: { readonly waiting: PreviewedRun['olderWaiting'] }) {
  const t = useWords(olderWords);
  if (waiting.length === 0) return null;
  return (
    <Notice look="warning">
      <p>{t.waiting}:</p>
      <WhoWaits waiting={waiting} />
    </Notice>
  );
}

type WhoWaitsProps = {
  readonly waiting: readonly (Omit<PreviewedRun['olderWaiting'][number], 'employeeId'> & {
    /** Where it is known: a refusal says the name alone. */
    readonly employeeId?: string;
  })[];
};

export function WhoWaits({ waiting }: WhoWaitsProps) {
  const t = useWords(olderWords);
  const why = useWords(unreadyWords);
  const { day } = useClock();
  const apart = useNamesApart();
  return (
    <ul>
      {waiting.map(({ employeeId, displayName, startDate, endDate, codes }, place) => (
        <li key={place}>
          {`${t.period({ who: apart(employeeId, displayName), from: day(startDate), to: day(endDate) })}: ${codes.map((code) => wordFor(why, code)).join(', ')}`}
        </li>
      ))}
    </ul>
  );
}
