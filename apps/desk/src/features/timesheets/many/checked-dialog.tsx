// What one punch would do for each person, before it is written for those whom it fits.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { localDateOf } from '@stimpill/time';
import { addForMany, type AddedForOne, type CheckedForOne, type PunchForMany } from './entries-for-many.ts';
import { useSession } from '#api/session.ts';
import { useClock } from '#api/use-clock.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { useSending } from '#api/use-sending.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { FailureOf } from '#ui/failure-notice.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useLineName } from '#ui/use-line-name.ts';
import { useWords } from '#words/words.ts';
import { correctionFault } from '../correction/correction-faults.ts';
import { correctionWords } from '#said/desk/timesheets/correction/correction.ts';
import { manyWords } from '#said/desk/timesheets/many/many.ts';
import styles from './many.module.css';

type CheckedDialogProps = {
  readonly punch: PunchForMany;
  readonly reason: string;
  readonly rows: readonly CheckedForOne[];
  readonly onBack: () => void;
  readonly onClose: () => void;
};

export function CheckedDialog({ punch, reason, rows, onBack, onClose }: CheckedDialogProps) {
  const t = useWords(manyWords);
  const client = useQueryClient();
  const say = useToast();
  const { company } = useSession();
  const [left, setLeft] = useState<readonly AddedForOne[]>([]);
  const spoken = useSpanOf(punch);
  const fitting = rows.filter(({ refusal }) => refusal === null);
  const writing = useSending({
    mutationFn: () => {
      const employeeIds = fitting.map(({ employeeId }) => employeeId);
      return addForMany(client, company.id, { ...punch, employeeIds, reason });
    },
    onSuccess: (added) => {
      const refused = added.filter(({ refusal }) => refusal !== null);
      if (refused.length < added.length) say({ text: t.written({ count: added.length - refused.length }) });
      if (refused.length === 0) onClose();
      else setLeft(refused);
    },
  });
  if (left.length > 0) return <NotWritten rows={left} onClose={onClose} />;
  return (
    <Dialog title={t.checkedTitle({ what: spoken })} look="wide" onCancel={onBack}>
      <Notice look={fitting.length === rows.length ? 'good' : 'warning'}>
        <p>
          {fitting.length === 0 ? t.fitsNobody : t.fits({ fits: fitting.length, all: rows.length })}{' '}
          {fitting.length > 0 && fitting.length < rows.length && t.others}
        </p>
      </Notice>
      <Outcomes rows={rows} />
      <FailureOf error={writing.error} />
      <DialogButtons>
        <Button onPress={onBack}>{t.back}</Button>
        <Button
          look="primary"
          isBusy={writing.isPending}
          isDisabled={fitting.length === 0}
          onPress={() => writing.mutate()}
        >
          {t.write({ count: fitting.length })}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

/** The punch in words: from when to when, or the one time that it has. */
function useSpanOf({ startAtUtc, endAtUtc }: PunchForMany): string {
  const t = useWords(manyWords);
  const { span, moment, day, timeZone } = useClock();
  if (startAtUtc && endAtUtc)
    return `${day(localDateOf(Date.parse(startAtUtc), timeZone))} ${span({ startAtUtc, endAtUtc })}`;
  return startAtUtc ? t.from({ time: moment(startAtUtc) }) : t.until({ time: moment(endAtUtc ?? '') });
}

/** Each person with what it changes, or why it does not fit. */
function Outcomes({ rows }: { readonly rows: readonly CheckedForOne[] }) {
  const t = useWords(manyWords);
  const apart = useNamesApart();
  return (
    <div className={styles['outcomes']}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.person}</th>
            <th scope="col">{t.effect}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ employeeId, employeeDisplayName, refusal, effect }) => (
            <tr key={employeeId}>
              <th scope="row">{apart(employeeId, employeeDisplayName)}</th>
              <td>{refusal ? <Refusal refusal={refusal} /> : <Effect effect={effect} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Effect({ effect }: Pick<CheckedForOne, 'effect'>) {
  const t = useWords(manyWords);
  const nameOf = useLineName();
  const { duration } = useClock();
  const lines = effect?.lines.filter((line) => line.beforeMinutes !== line.afterMinutes) ?? [];
  const worked = effect ? effect.workedMinutesAfter - effect.workedMinutesBefore : 0;
  if (lines.length === 0 && worked === 0) return <span className={styles['fine']}>{t.noEffect}</span>;
  const signed = (minutes: number) => `${minutes < 0 ? '−' : '+'}${duration(Math.abs(minutes))}`;
  return (
    <ul className={styles['lines']}>
      <li>
        {t.worked} <b>{signed(worked)}</b>
      </li>
      {lines.map((line) => (
        <li key={line.key}>
          {nameOf(line)} <b>{signed(line.afterMinutes - line.beforeMinutes)}</b>
        </li>
      ))}
    </ul>
  );
}

function Refusal({ refusal }: { readonly refusal: NonNullable<CheckedForOne['refusal']> }) {
  const t = useWords(manyWords);
  return (
    <div className={styles['refusal']}>
      <Chip look="warning">{t.doesNotFit}</Chip> <span>{useRefusalText()(refusal)}</span>
    </div>
  );
}

/** Why not; an overlap says with what. */
function useRefusalText(): (refusal: NonNullable<CheckedForOne['refusal']>) => string {
  const t = useWords(manyWords);
  const { faults, overlapsWith } = useWords(correctionWords);
  const { span, day, timeZone } = useClock();
  return ({ code, message, overlaps }) => {
    if (overlaps)
      return overlapsWith({
        span: `${day(localDateOf(Date.parse(overlaps.startAtUtc), timeZone))} ${span(overlaps)}`,
      });
    if (code === 'punch.not_clocked_in') return t.notClockedIn;
    return correctionFault(faults, { code, message }) ?? t.wrongTime;
  };
}

type NotWrittenProps = { readonly rows: readonly AddedForOne[]; readonly onClose: () => void };

/** Whom it did not fit any more when it was written. */
function NotWritten({ rows, onClose }: NotWrittenProps) {
  const t = useWords(manyWords);
  const textOf = useRefusalText();
  const apart = useNamesApart();
  return (
    <Dialog title={t.title} look="wide" onCancel={onClose}>
      <Notice look="warning" isAlert>
        <p>{t.notWritten({ count: rows.length })}</p>
      </Notice>
      <ul className="stack gap-6">
        {rows.map(({ employeeId, employeeDisplayName, refusal }) => (
          <li key={employeeId}>
            <b>{apart(employeeId, employeeDisplayName)}</b> {refusal && textOf(refusal)}
          </li>
        ))}
      </ul>
      <DialogButtons>
        <Button look="primary" onPress={onClose}>
          {t.close}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
