// What a correction changes in pay, tried on the server while it is typed.
import { useQuery } from '@tanstack/react-query';
import { localDateOf } from '@stimpill/time';
import { query, READ_ANEW } from '#api/calls.ts';
import {
  timeEntryQuery,
  type PayEffect as Effect,
  type PersonEntry,
  type TimeEntryRecord,
  type TriedCorrection,
} from '#api/timesheets.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/data-states.tsx';
import { FailureOf } from '#ui/failure-notice.tsx';
import { MovedLine } from '#ui/moved-line.tsx';
import { Notice } from '#ui/notice.tsx';
import { effectWords } from '#said/desk/common/effect.ts';
import { useWords } from '#words/words.ts';
import { useLineName } from '#ui/use-line-name.ts';
import { useSettled } from '#ui/use-settled.ts';
import { useClock } from '#api/use-clock.ts';
import { correctionFault, faultOf } from './correction-faults.ts';
import { correctionWords } from '#said/desk/timesheets/correction/correction.ts';
import styles from './correction.module.css';

type PayEffectProps = {
  /** undefined while it is not whole, or changes nothing */
  readonly tried: TriedCorrection | undefined;
  /** Of the person, to say with which of them it would overlap. */
  readonly entries: readonly PersonEntry[];
  readonly onGoTo: (entry: TimeEntryRecord) => void;
};

export function PayEffect({ tried, entries, onGoTo }: PayEffectProps) {
  const t = useWords(correctionWords);
  const words = useWords(effectWords);
  const { company } = useSession();
  const asked = useSettled(tried);
  const { data, error, isFetching } = useQuery({
    ...query('findCorrectionEffect', asked && { params: { companyId: company.id }, body: asked }),
    ...READ_ANEW,
    retry: false,
  });
  return (
    <section className={styles['effect']} aria-live="polite" aria-busy={isFetching}>
      <h3>{t.effect}</h3>
      {asked === undefined && <p className="fine">{t.effectWaiting}</p>}
      {asked !== undefined && isFetching && <Loading rows={2} />}
      {asked !== undefined && !isFetching && error && (
        <Refused error={error} entries={entries} onGoTo={onGoTo} />
      )}
      {asked !== undefined && !isFetching && data && (
        <>
          <Lines effect={data} />
          {data.moved.dates.length > 0 && (
            <p>
              {words.movedWith} <MovedLine moved={data.moved} />
            </p>
          )}
        </>
      )}
    </section>
  );
}

function Refused({ error, entries, onGoTo }: Omit<PayEffectProps, 'tried'> & { readonly error: Error }) {
  const t = useWords(correctionWords);
  const { span, day, timeZone } = useClock();
  const fault = faultOf(error);
  const other = useOverlapped(fault?.code === 'entry.overlaps' ? fault.message : '', entries);
  const isHere = entries.some(({ id }) => id === other?.id);
  const when = other && [
    ...(isHere ? [] : [day(localDateOf(Date.parse(other.startAtUtc), timeZone))]),
    span(other),
  ];
  const sentence = when
    ? t.overlapsWith({ span: when.join(' ') })
    : fault && correctionFault(t.faults, fault);
  if (sentence === undefined) return <FailureOf error={error} isOfLoading />;
  return (
    <Notice look="warning">
      <p>{sentence}</p>
      {other && <Button onPress={() => onGoTo(other)}>{t.goTo}</Button>}
    </Notice>
  );
}

/** The sentence of the server names the entry by its id. One that is not in sight is asked for. */
function useOverlapped(message: string, entries: readonly PersonEntry[]): TimeEntryRecord | undefined {
  const { company } = useSession();
  const here = entries.find(({ id }) => message.includes(id));
  const timeEntryId = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(message)?.[0] ?? '';
  const elsewhere = useQuery({
    ...timeEntryQuery({ companyId: company.id, timeEntryId }),
    enabled: here === undefined && timeEntryId !== '',
  });
  return here ?? elsewhere.data?.data;
}

type Row = { readonly key: string; readonly name: string; readonly before: number; readonly after: number };

function Lines({ effect }: { readonly effect: Effect }) {
  const t = useWords(correctionWords);
  const { day } = useClock();
  const nameOf = useLineName();
  const { workedMinutesBefore, workedMinutesAfter, lines, startDate, endDate } = effect;
  const isWorkSame = workedMinutesBefore === workedMinutesAfter;
  if (lines.length === 0 && isWorkSame) return <p>{t.effectNone}</p>;
  const rows: readonly Row[] = [
    ...lines.map((line) => ({
      key: line.key,
      name: nameOf(line),
      before: line.beforeMinutes,
      after: line.afterMinutes,
    })),
    { key: ' worked', name: t.worked, before: workedMinutesBefore, after: workedMinutesAfter },
  ];
  return (
    <table className={styles['lines']}>
      <caption className="fine">{t.effectOver({ from: day(startDate), to: day(endDate) })}</caption>
      <thead>
        <tr>
          <th scope="col">{t.line}</th>
          <th scope="col">{t.before}</th>
          <th scope="col">{t.after}</th>
          <th scope="col">{t.difference}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line key={row.key} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ row: { name, before, after } }: { readonly row: Row }) {
  const { duration } = useClock();
  const difference = after - before;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{duration(before)}</td>
      <td>{duration(after)}</td>
      <td>
        <b>
          {difference > 0 && '+'}
          {difference < 0 && '−'}
          {duration(Math.abs(difference))}
        </b>
      </td>
    </tr>
  );
}
