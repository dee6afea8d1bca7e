// One question with all that is known of it, and what can be decided.
import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { fromTo } from '@stimpill/time';
import { isRefusedWith } from '#api/call-failed.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { reviewCaseQuery, type OpenReview, type ReviewCase } from '#api/reviews.ts';
import { useSession } from '#api/session.ts';
import { useClock } from '#api/use-clock.ts';
import { DataOf } from '#ui/data-states.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#words/words.ts';
import { wordFor } from '@stimpill/words/word-for.ts';
import { CaseDay } from './case-day.tsx';
import { caseWords } from '#said/desk/inbox/case.ts';
import styles from './case.module.css';
import { Choices } from './choices.tsx';
import { Denied } from './denied.tsx';
import type { OnDecide } from './use-choosing.ts';
import { inboxWords } from '#said/desk/inbox/inbox.ts';
import { Meanwhile } from './meanwhile.tsx';
import { useReasons } from './use-reasons.ts';
import { useSettledWord } from './use-settled-word.ts';
import type { KeptTyping } from './use-typing.ts';

type CasePanelProps = {
  readonly reviewId: string;
  /** As it stands in the list; undefined once it is settled. */
  readonly question: OpenReview | undefined;
  /** While a decision about the same person is on its way: what this one would change depends on it. */
  readonly isBlocked: boolean;
  readonly takesFocus: () => boolean;
  readonly kept: KeptTyping;
  readonly onDecide: OnDecide;
};

const GONE = ['review.not_open', 'review.not_found'];

export function CasePanel(props: CasePanelProps) {
  const { reviewId, question, isBlocked } = props;
  const { company } = useSession();
  const asked = useQuery({
    ...reviewCaseQuery({ companyId: company.id, reviewId }),
    enabled: !isBlocked,
  });
  const { refetch } = asked;
  // It has left the list while it lay open: somebody else has settled it.
  const isGone = question === undefined;
  useEffect(() => {
    if (isGone) void refetch();
  }, [isGone, refetch]);
  if (isRefusedWith(asked.error, ...GONE))
    return (
      <Notice look="plain">
        <p>
          <Meanwhile reviewId={reviewId} />
        </p>
      </Notice>
    );
  const shown = isBlocked ? { ...asked, data: undefined, error: null } : asked;
  return (
    <DataOf query={shown} rows={7}>
      {(about) => <Case {...props} about={about} />}
    </DataOf>
  );
}

type CaseProps = Pick<CasePanelProps, 'takesFocus' | 'kept' | 'onDecide'> & { readonly about: ReviewCase };

function Case({ about, takesFocus, kept, onDecide }: CaseProps) {
  const { day, settled, choices } = about;
  const onThere = useEffectEvent(() => {
    if (takesFocus()) document.getElementById('case')?.focus();
  });
  useEffect(() => onThere(), []);
  return (
    <article className={styles['case']} aria-labelledby="case">
      <Head about={about} />
      {settled !== null && <Settled settled={settled} />}
      <Closed about={about} />
      <Together about={about} />
      {day !== null && <CaseDay about={about} day={day} />}
      {about.denied !== null && <Denied about={about} denied={about.denied} />}
      <OtherFacts about={about} />
      {choices.length > 0 && <Choices about={about} kept={kept} onDecide={onDecide} />}
      <Earlier about={about} />
    </article>
  );
}

function Head({ about }: { readonly about: ReviewCase }) {
  const t = useWords(caseWords);
  const { kinds, nobody } = useWords(inboxWords);
  const reasons = useReasons();
  const { moment } = useClock();
  const apart = useNamesApart();
  const { employeeId, employeeName, tabletName, kind, reason, openedAtUtc, date } = about;
  return (
    <header className={styles['head']}>
      <h2 id="case" tabIndex={-1}>
        {employeeName === null ? (tabletName ?? nobody) : apart(employeeId, employeeName)}
      </h2>
      <p className={styles['asks']}>{wordFor(reasons, reason)}</p>
      <p className={styles['fine']}>
        <span className={styles['kind']}>{kinds[kind]}</span> {t.asked({ when: moment(openedAtUtc) })}
        {employeeId !== null && (
          <Link to={`/timesheets/${employeeId}`} search={{ from: date }}>
            {t.toTime}
          </Link>
        )}
        {kind === 'tablet' && (
          <Link to="/tablets" search={{ open: about.tabletId ?? '' }}>
            {t.toTablets}
          </Link>
        )}
      </p>
    </header>
  );
}

function Settled({ settled }: { readonly settled: NonNullable<ReviewCase['settled']> }) {
  const say = useSettledWord();
  return (
    <Notice look="plain">
      <p>{say(settled)}</p>
      {settled.note !== null && <p>“{settled.note}”</p>}
    </Notice>
  );
}

/** Approved time that this comes into, and the files in which it is not. */
function Closed({ about }: Pick<CaseProps, 'about'>) {
  const t = useWords(caseWords);
  const { day, moment } = useClock();
  const { closed, settled, kind, choices, employeeId, date } = about;
  if (closed === null || settled !== null) return null;
  // The server offers nothing that would change an absence in closed time.
  const isAbsenceFixed = kind === 'workedWhileAway' && choices.every(({ key }) => key !== 'withdrawAbsence');
  const { startDate, throughDate, closedBy, closedAtUtc, runs } = closed;
  return (
    <Notice look="warning">
      <p>
        {t.closed({
          who: closedBy,
          when: moment(closedAtUtc),
          days: fromTo(day(startDate), day(throughDate)),
        })}
      </p>
      <p>
        {runs.length === 0 ? t.notSentYet : t.sentIn({ runs: runs.map(({ number }) => number).join(', ') })}
      </p>
      {isAbsenceFixed && (
        <p>
          {t.closedAbsence}{' '}
          <Link to={`/timesheets/${employeeId}`} search={{ from: date }}>
            {t.toReopen}
          </Link>
        </p>
      )}
    </Notice>
  );
}

/** Other questions that are decided with it. */
function Together({ about: { togetherWith, settled } }: Pick<CaseProps, 'about'>) {
  const t = useWords(caseWords);
  if (togetherWith === 0 || settled !== null) return null;
  return (
    <Notice look="plain">
      <p>{t.together({ count: togetherWith })}</p>
    </Notice>
  );
}

/** What is known beside the day: the break that was missed, and where a PIN was guessed. */
function OtherFacts({ about: { missedBreak, lockedUntilUtc, guesses } }: Pick<CaseProps, 'about'>) {
  const t = useWords(caseWords);
  const { span, moment } = useClock();
  if (missedBreak === null && lockedUntilUtc === null && guesses === null) return null;
  return (
    <ul className={styles['facts']}>
      {missedBreak !== null && <li>{t.missedBreak({ spans: missedBreak.map(span).join(', ') })}</li>}
      {lockedUntilUtc !== null && <li>{t.lockedUntil({ when: moment(lockedUntilUtc) })}</li>}
      {guesses?.map(({ tabletName, wrongPins }, place) => (
        <li key={place}>{t.guesses({ count: wrongPins, tablet: tabletName ?? t.goneTablet })}</li>
      ))}
    </ul>
  );
}

function Earlier({ about: { earlier } }: Pick<CaseProps, 'about'>) {
  const t = useWords(caseWords);
  const reasons = useReasons();
  const { moment } = useClock();
  if (earlier.length === 0) return null;
  return (
    <section className={styles['earlier']} aria-labelledby="earlier">
      <h3 id="earlier">{t.earlier}</h3>
      <ul>
        {earlier.map(({ reviewId, reason, decision, settledAtUtc, by, note }) => (
          <li key={reviewId}>
            {wordFor(reasons, reason)} <b>{wordFor(t.decisions, decision ?? '')}</b>
            <span className={styles['fine']}>
              {[by ?? t.byItself, moment(settledAtUtc)].join(' · ')}
              {note !== null && ` · “${note}”`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
