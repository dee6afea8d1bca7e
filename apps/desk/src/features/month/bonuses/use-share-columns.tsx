import { toSortKey } from '@stimpill/words/collation.ts';
import { Link } from '@tanstack/react-router';
import { inLanguage } from '@stimpill/words/in-language.ts';
import type { Bonuses, BonusesOfPerson, BonusShare } from './bonus-types.ts';
import { useClock } from '#api/use-clock.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import type { Column } from '#ui/data-table.tsx';
import { useSpeech, useWords } from '#words/words.ts';
import styles from '../month.module.css';
import { bonusesWords } from '#said/desk/month/bonuses/bonuses.ts';
import type { ShareRow } from './share-rows.ts';
import { useAmount } from './use-amount.ts';

export type Chosen = {
  readonly ids: ReadonlySet<string>;
  readonly onChoose: (employeeId: string, isChosen: boolean) => void;
};

/** @param chosen null where the person who is signed in sends nothing */
export function useShareColumns(bonuses: Bonuses, chosen: Chosen | null): readonly Column<ShareRow>[] {
  const t = useWords(bonusesWords);
  const { language } = useSpeech();
  const { day } = useClock();
  const apart = useNamesApart();
  const nameOf = new Map(bonuses.agreements.map(({ key, names }) => [key, inLanguage(names, language)]));
  const agreementOf = ({ share }: ShareRow) => (share?.agreement ? (nameOf.get(share.agreement) ?? '') : '');
  return [
    {
      id: 'name',
      name: t.person,
      cell: ({ person }) => apart(person.employeeId, person.displayName),
      sortBy: ({ person }) => toSortKey(person.displayName, language),
      isRowHead: true,
    },
    { id: 'agreement', name: t.agreement, cell: agreementOf, sortBy: agreementOf },
    {
      id: 'days',
      name: t.days,
      cell: ({ share }) => share && t.range({ from: day(share.startDate), to: day(share.endDate) }),
      sortBy: ({ share }) => share?.startDate ?? '',
    },
    { id: 'earned', name: t.earned, cell: (row) => <Earned {...row} /> },
    {
      id: 'due',
      name: t.due,
      cell: ({ share }) => share?.agreement && <Due share={share} />,
      sortBy: ({ share }) => share?.dueOn ?? '',
    },
    { id: 'sent', name: t.sent, cell: (row) => <Sent {...row} /> },
    {
      id: 'proposed',
      name: t.proposed,
      cell: ({ share, person }) =>
        share && share.proposedAmount > 0 ? <Proposed share={share} {...{ person, chosen }} /> : '–',
      sortBy: ({ share }) => share?.proposedAmount ?? 0,
      isNumber: true,
    },
  ];
}

function Earned({ share, person: { ruleChangedOn } }: ShareRow) {
  const t = useWords(bonusesWords);
  const { day } = useClock();
  const amountOf = useAmount();
  if (share === null) return <span className={styles['soft']}>{t.nothing}</span>;
  const { state, amount, full, unit, readings } = share;
  const earned =
    amount !== null &&
    (full === null
      ? amountOf(amount, unit)
      : t.of({ amount: amountOf(amount, unit), full: amountOf(full, unit) }));
  return (
    <>
      {state === 'earned' ? earned : <span>{t.states[state]}</span>}
      {state === 'undecided' && readings && (
        <p className={styles['soft']}>
          {t.readings({
            counts: amountOf(readings.counts, unit),
            takenOut: amountOf(readings.takenOut, unit),
          })}
        </p>
      )}
      {(state === 'undecided' || state === 'employerNotNamed') && (
        <p>
          <Link to="/company/settings">{t.toSettings}</Link>
        </p>
      )}
      {ruleChangedOn !== null && ruleChangedOn === share.startDate && (
        <p className={styles['soft']}>{t.ruleChanged({ day: day(ruleChangedOn) })}</p>
      )}
    </>
  );
}

function Due({ share: { dueOn, isSettledAtEnd } }: { readonly share: BonusShare }) {
  const t = useWords(bonusesWords);
  const { day } = useClock();
  return (
    <>
      {day(dueOn)}
      {isSettledAtEnd && <p className={styles['soft']}>{t.atEnd}</p>}
    </>
  );
}

function Sent({ share, person: { sentElsewhere } }: ShareRow) {
  const t = useWords(bonusesWords);
  const { moment } = useClock();
  const amountOf = useAmount();
  const sent = share?.sent ?? [];
  const elsewhere = (['weekHundredths', 'dayWorkMinutes'] as const)
    .map((unit) => ({ unit, amount: sumOf(sentElsewhere.filter((each) => each.unit === unit)) }))
    .filter(({ amount }) => amount > 0);
  return (
    <>
      {sent.length === 0 && elsewhere.length === 0 && '–'}
      {sent.map(({ runId, runNumber, unit, amount, madeAtUtc }) => (
        <p key={runId}>
          <Link to="/month/runs" search={{ open: runId }}>
            {t.sentIn({ amount: amountOf(amount, unit), run: runNumber, when: moment(madeAtUtc) })}
          </Link>
        </p>
      ))}
      {elsewhere.map(({ unit, amount }) => (
        <p key={unit} className={styles['soft']}>
          {t.sentElsewhere({ amount: amountOf(amount, unit) })}
        </p>
      ))}
    </>
  );
}

function sumOf(sent: BonusesOfPerson['sentElsewhere']): number {
  return sent.reduce((sum, { amount }) => sum + amount, 0);
}

type ProposedProps = Pick<ShareRow, 'person'> & {
  readonly share: BonusShare;
  readonly chosen: Chosen | null;
};

function Proposed({ share, person: { employeeId, displayName }, chosen }: ProposedProps) {
  const t = useWords(bonusesWords);
  const apart = useNamesApart();
  const amount = useAmount()(share.proposedAmount, share.unit);
  if (chosen === null) return amount;
  return (
    <label className={styles['choose']}>
      {amount}
      <input
        type="checkbox"
        aria-label={t.choose({ name: apart(employeeId, displayName) })}
        checked={chosen.ids.has(employeeId)}
        onChange={({ target }) => chosen.onChoose(employeeId, target.checked)}
      />
    </label>
  );
}
