// Everything that it takes to decide about a request, and the decision.
import { useRef, useState, type RefObject } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ASKED_KINDS } from '@stimpill/api-types/entry-kinds';
import { Link } from '@tanstack/react-router';
import { leaveCaseQuery, type LeaveCase, type LeaveKind, type LeaveRequest } from '#api/leave.ts';
import { useOwnKind } from '#api/own-kinds.ts';
import { useSession } from '#api/session.ts';
import { useClock } from '#api/use-clock.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { Button } from '#ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import { DataOf } from '#ui/data-states.tsx';
import { EffectLine } from '#ui/effect-line.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useDay } from '#ui/use-day.ts';
import { useRange } from './use-range.ts';
import { usePageKeys } from '#ui/page-keys.ts';
import { usePlainKey } from '#ui/use-plain-key.ts';
import { useWords } from '#words/words.ts';
import { askedKindOf, fromKindValue, type KindValue } from './kind-value.ts';
import { leaveFault } from './leave-faults.ts';
import { leaveWords } from '#said/desk/leave/leave.ts';
import styles from './leave.module.css';
import { useDeciding, type Deciding } from './use-deciding.ts';
import { ASKED, useKindName, useKindOptions } from './use-kinds.ts';

type RequestCaseProps = {
  readonly request: LeaveRequest;
  readonly mayDecide: boolean;
  /** Goes on to the next one. */
  readonly onDone: () => void;
};

export function RequestCase({ request, mayDecide, onDone }: RequestCaseProps) {
  const t = useWords(leaveWords);
  const range = useRange();
  const apart = useNamesApart();
  const { company } = useSession();
  const [kind, setKind] = useState(() => askedKindOf(request));
  const own = useOwnKind()(request.kindId);
  const found = useQuery(
    leaveCaseQuery({ companyId: company.id, requestId: request.id }, fromKindValue(kind)),
  );
  // What went wrong is told also where the request is decided since.
  const deciding = useDeciding(request, onDone);
  return (
    <article className={styles['case']} aria-labelledby="request">
      <header>
        <h2 id="request">{apart(request.employeeId, request.employeeName)}</h2>
        <p>
          {range(request.startDate, request.endDate)}
          {' · '}
          {own && `${own.name} · `}
          <PartAsked request={request} />
          <Link to="/timesheets/$personId" params={{ personId: request.employeeId }}>
            {t.toTime}
          </Link>
        </p>
        {request.note !== '' && <p className={styles['quote']}>{request.note}</p>}
      </header>
      <DataOf query={found} rows={6}>
        {(data) => (
          <>
            <Facts found={data} />
            <Decided request={request} />
            {mayDecide && isOpen(request) && (
              <Decide found={data} kind={kind} onKind={setKind} deciding={deciding} />
            )}
            {mayDecide && request.status !== 'pending' && <TakeBack deciding={deciding} />}
          </>
        )}
      </DataOf>
    </article>
  );
}

/** Of whole days nothing is said. */
function PartAsked({ request: { minutes, percent } }: { readonly request: LeaveRequest }) {
  const t = useWords(leaveWords);
  const { duration } = useClock();
  if (minutes !== null) return <>{t.hoursAsked({ hours: duration(minutes) })} · </>;
  return percent === null ? null : <>{t.partAsked({ percent })} · </>;
}

/** What was approved elsewhere, without absences, can still be written. */
const isOpen = ({ status, writtenAs }: LeaveRequest) =>
  status === 'pending' || (status === 'approved' && writtenAs === null);

function Facts({ found: { request, days, vacation, away } }: { readonly found: LeaveCase }) {
  const t = useWords(leaveWords);
  const { day, duration } = useClock();
  const range = useRange();
  const apart = useNamesApart();
  const minutes = days.reduce((sum, each) => sum + each.minutes, 0);
  const signed = (value: number) => (value < 0 ? `−${duration(-value)}` : duration(value));
  return (
    <>
      {isOpen(request) && (
        <p>{days.length === 0 ? t.noDays : `${t.days({ count: days.length })} · ${duration(minutes)}`}</p>
      )}
      <section>
        <h3>{t.vacation({ from: day(vacation.periodStartDate), to: day(vacation.periodEndDate) })}</h3>
        <FactList
          facts={[
            [t.entitled, duration(vacation.entitledMinutes)],
            [t.used, duration(vacation.usedMinutes)],
            [t.pending, duration(vacation.pendingMinutes)],
            [t.remaining, <b key="left">{signed(vacation.remainingMinutes)}</b>],
          ]}
        />
      </section>
      <section>
        <h3>{t.away}</h3>
        {away.length === 0 ? (
          <p className={styles['fine']}>{t.nobodyAway}</p>
        ) : (
          <ul className="stack gap-4">
            {away.map(({ employeeId, employeeName, dates, isPending }) => (
              <li key={employeeId}>
                {apart(employeeId, employeeName)}{' '}
                <span className={styles['fine']}>
                  {range(dates[0] ?? '', dates.at(-1) ?? '')}
                  {isPending && `, ${t.asks}`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function Decided({ request }: { readonly request: LeaveRequest }) {
  const { status, decision, writtenAs, writtenKindId: kindId } = request;
  const t = useWords(leaveWords);
  const kindName = useKindName();
  const { moment } = useClock();
  if (status === 'pending') return null;
  return (
    <Notice look={status === 'approved' ? 'good' : 'plain'}>
      <p>
        <b>{t.statuses[status]}</b>
        {decision &&
          ` · ${t.decidedBy({ who: decision.byName ?? t.somebody, when: moment(decision.atUtc) })}`}
        {writtenAs && ` · ${kindName({ type: writtenAs, kindId })}`}
      </p>
      {decision?.answer && <p className={styles['quote']}>{decision.answer}</p>}
      {status === 'approved' && writtenAs === null && <p>{t.unwritten}</p>}
    </Notice>
  );
}

type DecideProps = {
  readonly found: LeaveCase;
  readonly kind: KindValue<LeaveKind>;
  readonly onKind: (kind: KindValue<LeaveKind>) => void;
  readonly deciding: Deciding;
};

function Decide({ found: { request, effect, refusal }, kind, onKind, deciding }: DecideProps) {
  const t = useWords(leaveWords);
  const word = useRef<HTMLInputElement>(null);
  const { approve, refuse, isBusy, trouble, isAnswerMissing } = deciding;
  const [answer, setAnswer] = useState('');
  const tryRefuse = () => {
    if (answer.trim() === '') word.current?.focus();
    refuse(answer);
  };
  const kinds = useKindOptions(ASKED_KINDS, ASKED, request.kindId);
  usePageKeys([
    [['A'], t.approve],
    [['R'], t.refuse],
  ]);
  usePlainKey((key) => {
    if (key === 'a' && !refusal) approve(kind, answer);
    if (key === 'r') word.current?.focus();
    return key === 'a' || key === 'r';
  });
  return (
    <section className={styles['decide']}>
      <Choice legend={t.kind} value={kind} options={kinds} onChoose={onKind} />
      <Outcome effect={effect} refusal={refusal} />
      {request.status === 'pending' && (
        <Word word={word} answer={answer} onAnswer={setAnswer} isMissing={isAnswerMissing} />
      )}
      <Trouble>{trouble}</Trouble>
      <div className="row gap-8">
        <Button
          look="primary"
          isBusy={isBusy}
          isDisabled={refusal !== null}
          onPress={() => approve(kind, answer)}
        >
          {t.approve}
        </Button>
        {request.status === 'pending' && (
          <Button isBusy={isBusy} onPress={tryRefuse}>
            {t.refuse}
          </Button>
        )}
      </div>
    </section>
  );
}

function Outcome({ effect, refusal }: Pick<LeaveCase, 'effect' | 'refusal'>) {
  const t = useWords(leaveWords);
  const day = useDay();
  return (
    <div>
      <h3>{t.effect}</h3>
      {effect && <EffectLine effect={effect} />}
      {refusal && (
        <Notice look="warning">
          <p>{leaveFault(t.faults, refusal, day) ?? refusal.message}</p>
        </Notice>
      )}
    </div>
  );
}

type WordProps = {
  readonly word: RefObject<HTMLInputElement | null>;
  readonly answer: string;
  readonly onAnswer: (answer: string) => void;
  readonly isMissing: boolean;
};

function Word({ word, answer, onAnswer, isMissing }: WordProps) {
  const t = useWords(leaveWords);
  return (
    <Field
      label={t.answer}
      hint={t.answerHint}
      error={isMissing && answer.trim() === '' ? t.answerMissing : undefined}
    >
      {(ids) => (
        <input
          {...ids}
          ref={word}
          type="text"
          value={answer}
          maxLength={300}
          autoComplete="off"
          onChange={({ target }) => onAnswer(target.value)}
        />
      )}
    </Field>
  );
}

function Trouble({ children }: { readonly children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <Notice look="error" isAlert>
      <p>{children}</p>
    </Notice>
  );
}

function TakeBack({ deciding: { takeBack, isBusy, trouble } }: Pick<DecideProps, 'deciding'>) {
  const t = useWords(leaveWords);
  return (
    <>
      <Trouble>{trouble}</Trouble>
      <div className="row gap-8">
        <Button isBusy={isBusy} onPress={takeBack}>
          {t.takeBack}
        </Button>
      </div>
    </>
  );
}
