import { useQuery } from '@tanstack/react-query';
import type { LoggedChange } from './log-query.ts';
import { peopleQuery } from '#api/people.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#ui/button.tsx';
import { Combobox } from '#ui/combobox.tsx';
import { DayInput } from '#ui/day-input.tsx';
import { SelectFilter } from '#ui/filter-fields.tsx';
import { useToday } from '#ui/use-today.ts';
import { useWords } from '#words/words.ts';
import type { ChosenFilters, LogFilterName } from './log-filter.ts';
import styles from './log-page.module.css';
import { logWords } from '#said/desk/log/log.ts';

type LogFiltersProps = {
  readonly filters: ChosenFilters;
  readonly onFilter: (changed: Readonly<Partial<Record<LogFilterName, string>>>) => void;
  /** Those that are shown: they know the name of the person who is filtered by. */
  readonly changes: readonly LoggedChange[];
};

export function LogFilters(props: LogFiltersProps) {
  return (
    <div className="stack gap-8">
      <Narrowing {...props} />
      <By {...props} />
    </div>
  );
}

function Narrowing({ filters, onFilter }: LogFiltersProps) {
  const t = useWords(logWords);
  const today = useToday(useSession().company.timeZone);
  return (
    <div className={styles['toolbar']} role="search">
      <SelectFilter
        label={t.subject}
        value={filters.subject ?? ''}
        options={[['', t.everything], ...Object.entries(t.subjects)]}
        onChoose={(subject) => onFilter({ subject })}
      />
      <DayInput label={t.from} value={filters.from} near={today} onChange={(from) => onFilter({ from })} />
      <DayInput label={t.to} value={filters.to} near={today} onChange={(to) => onFilter({ to })} />
      <About employeeId={filters.employeeId} onChoose={(employeeId) => onFilter({ employeeId })} />
    </div>
  );
}

type AboutProps = {
  readonly employeeId: string | undefined;
  readonly onChoose: (employeeId: string) => void;
};

/** Whom the changes are about: one of the people of the company. */
function About({ employeeId = '', onChoose }: AboutProps) {
  const t = useWords(logWords);
  const people = useQuery(peopleQuery(useSession().company.id)).data ?? [];
  const apart = useNamesApart();
  const items = people.map(({ id, displayName }) => ({ value: id, label: apart(id, displayName) }));
  const isListed = employeeId === '' || items.some(({ value }) => value === employeeId);
  return (
    <>
      <Combobox
        label={t.person}
        placeholder={t.everybody}
        items={isListed ? items : [...items, { value: employeeId, label: t.thisPerson }]}
        value={employeeId}
        onChoose={onChoose}
      />
      {employeeId !== '' && (
        <Button look="quiet" icon="cross" isIconOnly onPress={() => onChoose('')}>
          {t.clearPerson}
        </Button>
      )}
    </>
  );
}

/** Whose changes: chosen by a press on a name, taken back here. */
function By({ filters: { userId }, onFilter, changes }: LogFiltersProps) {
  const t = useWords(logWords);
  if (userId === undefined) return null;
  const by = changes.find((change) => change.userId === userId)?.by;
  return (
    <div className={styles['chosen']}>
      <p>{t.onlyBy({ name: by ?? t.thisPerson })}</p>
      <Button icon="cross" onPress={() => onFilter({ userId: '' })}>
        {t.clear}
      </Button>
    </div>
  );
}
