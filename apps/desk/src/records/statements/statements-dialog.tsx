import { useState } from 'react';
import { LANGUAGES, type Language } from '@stimpill/api-types/languages';
import { languageName } from '@stimpill/words/language-name.ts';
import type { StatementLanguage } from '#api/statements.ts';
import type { Range } from '#api/timesheets.ts';
import { useClock } from '#api/use-clock.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { FailureOf } from '#ui/failure-notice.tsx';
import { SelectFilter } from '#ui/filter-fields.tsx';
import { useToast } from '#ui/toasts.tsx';
import { useWords } from '#words/words.ts';
import { dataWords } from '#said/desk/common/data.ts';
import { periodWords } from '#said/desk/common/period.ts';
import { statementsWords } from '#said/desk/common/statements.ts';
import styles from './statements.module.css';
import { useStatements } from './use-statements.ts';

/** Whose statement it is. */
export type Person = { readonly employeeId: string; readonly name: string };

type StatementsDialogProps = {
  readonly people: readonly Person[];
  /** The pay periods that may be chosen; the first is meant unless somebody chooses. */
  readonly periods: readonly Range[];
  readonly onClose: () => void;
};

/** A paper for each of these people, to hand out. Of each it says whether it is made. */
export function StatementsDialog({ people, periods, onClose }: StatementsDialogProps) {
  const t = useWords(statementsWords);
  const { cancel } = useWords(dataWords);
  const say = useToast();
  const [first] = periods;
  const [from, setFrom] = useState(first?.startDate ?? '');
  const [language, setLanguage] = useState<Language | ''>('');
  const [alone, ...others] = people;
  const isAlone = others.length === 0;
  const name = alone?.name ?? '';
  const { made, making } = useStatements((count) => {
    say({ text: isAlone ? t.done({ name }) : t.doneAll({ count }) });
    onClose();
  });
  const period = periods.find(({ startDate }) => startDate === from) ?? first;
  const make = () => {
    if (period === undefined) return;
    const { startDate, endDate } = period;
    const employeeIds = people.map(({ employeeId }) => employeeId);
    making.mutate({ startDate, endDate, employeeIds, ...asked(language) });
  };
  return (
    <Dialog title={isAlone ? t.title({ name }) : t.titleAll({ count: people.length })} onCancel={onClose}>
      <div className="stack gap-16">
        <p>{isAlone ? t.lead : t.leadAll}</p>
        {!making.isPending && (
          <>
            <ChoosePeriod periods={periods} from={from} onChoose={setFrom} />
            <SelectFilter
              label={t.language}
              value={language}
              options={[['', t.each], ...LANGUAGES.map((each) => [each, languageName(each, {})] as const)]}
              onChoose={(chosen) => setLanguage(LANGUAGES.find((each) => each === chosen) ?? '')}
            />
          </>
        )}
        <FailureOf error={making.error} />
        {!isAlone && <MadeList people={people} made={made} isShown={making.isPending || made.size > 0} />}
      </div>
      <DialogButtons>
        <Button onPress={onClose}>{cancel}</Button>
        <Button look="primary" icon="down" isBusy={making.isPending} onPress={make}>
          {made.size > 0 && !making.isPending ? t.goOn : t.make}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

const asked = (language: Language | ''): { readonly language?: NonNullable<StatementLanguage> } =>
  language === '' ? {} : { language };

type ChoosePeriodProps = {
  readonly periods: readonly Range[];
  readonly from: string;
  readonly onChoose: (from: string) => void;
};

/** Where there is one alone, it is said. */
function ChoosePeriod({ periods, from, onChoose }: ChoosePeriodProps) {
  const t = useWords(statementsWords);
  const { range } = useWords(periodWords);
  const { day } = useClock();
  const said = ({ startDate, endDate }: Range) => range({ from: day(startDate), to: day(endDate) });
  const [only, ...others] = periods;
  if (only !== undefined && others.length === 0)
    return (
      <p>
        {t.period}: <b>{said(only)}</b>
      </p>
    );
  return (
    <SelectFilter
      label={t.period}
      value={from}
      options={periods.map((each) => [each.startDate, said(each)])}
      onChoose={onChoose}
    />
  );
}

type MadeListProps = {
  readonly people: readonly Person[];
  readonly made: ReadonlySet<string>;
  readonly isShown: boolean;
};

function MadeList({ people, made, isShown }: MadeListProps) {
  const t = useWords(statementsWords);
  return (
    <>
      <p role="status">{isShown && t.progress({ made: made.size, all: people.length })}</p>
      <ul className={styles['people']} aria-label={t.people} tabIndex={0}>
        {people.map(({ employeeId, name }) => (
          <li key={employeeId}>
            <span>{name}</span>
            <span className={made.has(employeeId) ? styles['made'] : styles['waiting']}>
              {made.has(employeeId) ? t.made : t.waiting}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
