import { useBlocker } from '@tanstack/react-router';
import { may } from '@stimpill/api-types/rights';
import type { PayrollMonth } from '#api/payroll-month.ts';
import { useSession } from '#api/session.ts';
import type { Range } from '#api/timesheets.ts';
import { useClock } from '#api/use-clock.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { Button } from '#ui/button.tsx';
import { FailureOf } from '#ui/failure-notice.tsx';
import { MovedLine } from '#ui/moved-line.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToday } from '#ui/use-today.ts';
import { useWords } from '#words/words.ts';
import styles from './month.module.css';
import { figuresWords } from '#said/desk/month/figures.ts';
import { monthWords } from '#said/desk/month/month.ts';
import { UndoPart } from './undo-part.tsx';
import { useApproval, type Approved } from './use-approval.ts';
import type { Choice } from './use-choice.ts';

type ApprovalPartProps = {
  readonly month: PayrollMonth;
  readonly range: Range;
  readonly choice: Choice;
};

/** Approve what is fine: how many of how many, and afterwards the rest by name and the way back. */
export function ApprovalPart({ month, range, choice: { fine, chosen } }: ApprovalPartProps) {
  const t = useWords(monthWords);
  const f = useWords(figuresWords);
  const session = useSession();
  const mayApprove = may(session, 'time.decide') === null;
  const { soFar, isRunning, error, onApprove, onGoOn, onForget } = useApproval(range);
  const silent = month.checks.find(({ code }) => code === 'tabletSilent')?.names ?? [];
  const { timeZone } = useClock();
  const goesOn = useToday(timeZone) <= range.endDate;
  const isInterrupted = !isRunning && soFar !== undefined && soFar.left.length > 0;
  return (
    <section className={styles['part']} aria-labelledby="approval">
      <h2 id="approval">{t.approval}</h2>
      {goesOn && <p className={styles['soft']}>{t.goesOn}</p>}
      <p>{fine.length === 0 ? t.noneFine : t.fine({ fine: fine.length, all: month.people.length })}</p>
      {chosen.size < fine.length && <p>{f.leftOut({ count: fine.length - chosen.size })}</p>}
      {silent.length > 0 && chosen.size > 0 && (
        <Notice look="warning">
          <p>{t.silentWarning({ names: silent.join(', ') })}</p>
        </Notice>
      )}
      {!mayApprove && <p className={styles['soft']}>{t.notYours}</p>}
      {isRunning && soFar && <Progress {...soFar} />}
      {!isRunning && <FailureOf error={error} />}
      {mayApprove && (chosen.size > 0 || isRunning || isInterrupted) && (
        <Button
          look="primary"
          icon="check"
          isBusy={isRunning}
          onPress={isInterrupted ? onGoOn : () => onApprove([...chosen])}
        >
          {isInterrupted
            ? t.goOn({ left: soFar.left.length })
            : t.approve({ count: isRunning ? (soFar?.all ?? 0) : chosen.size })}
        </Button>
      )}
      <div role="status" className={styles['outcome']}>
        {!isRunning && soFar && <Outcome soFar={soFar} />}
      </div>
      {!isRunning && <UndoPart approvals={month.recentApprovals} onUndone={onForget} />}
    </section>
  );
}

function Progress({ all, left }: Approved) {
  const t = useWords(monthWords);
  // Another page of the desk stops nothing; a page that is closed does.
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: true });
  const done = all - left.length;
  return (
    <p className={styles['progress']}>
      <progress value={done} max={all} aria-label={t.approval} />
      <span>{t.progress({ done, all })}</span>
      <span className={styles['soft']}>{t.whileApproving}</span>
    </p>
  );
}

function Outcome({ soFar }: { readonly soFar: Approved }) {
  const apart = useNamesApart();
  const { approved, heldBack, renewed } = soFar;
  const t = useWords(monthWords);
  return (
    <>
      {approved > 0 && (
        <Notice look="good">
          <p>{t.approved({ count: approved })}</p>
        </Notice>
      )}
      {renewed.length > 0 && (
        <Notice look="plain">
          <p>{t.renewed}</p>
          <ul>
            {renewed.map((person) => (
              <li key={person.employeeId}>
                {apart(person.employeeId, person.displayName)}: <MovedLine moved={person} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {heldBack.length > 0 && (
        <Notice look="warning">
          <p>{t.notApproved}</p>
          <ul>
            {heldBack.map(({ employeeId, displayName, reasons }) => (
              <li key={employeeId}>
                {apart(employeeId, displayName)}: {reasons.map(({ code }) => t.reasons[code]).join(', ')}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
