import type { LoggedChange } from '#api/log.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#ui/button.tsx';
import { DayInput } from '#ui/day-input.tsx';
import { Field } from '#ui/field.tsx';
import { useToday } from '#ui/use-today.ts';
import { useWords } from '#words/words.ts';
import type { ChosenFilters, LogFilterName } from './log-filter.ts';
import styles from './log-page.module.css';
import { logWords } from './log-words.ts';

type LogFiltersProps = {
  readonly filters: ChosenFilters;
  readonly onFilter: (changed: Readonly<Partial<Record<LogFilterName, string>>>) => void;
  /** Those that are shown: they know the names of the people who are filtered by. */
  readonly changes: readonly LoggedChange[];
};

export function LogFilters({ filters, onFilter, changes }: LogFiltersProps) {
  const t = useWords(logWords);
  const today = useToday(useSession().company.timeZone);
  return (
    <div className={styles['filters']}>
      <Field label={t.subject}>
        {(ids) => (
          <select
            {...ids}
            value={filters.subject ?? ''}
            onChange={(event) => onFilter({ subject: event.target.value })}
          >
            <option value="">{t.everything}</option>
            {Object.entries(t.subjects).map(([subject, name]) => (
              <option key={subject} value={subject}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <DayInput label={t.from} value={filters.from} near={today} onChange={(from) => onFilter({ from })} />
      <DayInput label={t.to} value={filters.to} near={today} onChange={(to) => onFilter({ to })} />
      <People filters={filters} onFilter={onFilter} changes={changes} />
    </div>
  );
}

/** Whose changes, and about whom: chosen by a press on a name, taken back here. */
function People({ filters: { userId, employeeId }, onFilter, changes }: LogFiltersProps) {
  const t = useWords(logWords);
  if (userId === undefined && employeeId === undefined) return null;
  const by = changes.find((change) => change.userId === userId)?.by;
  const about = changes.find((change) => change.employeeId === employeeId)?.employeeName;
  return (
    <div className={styles['chosen']}>
      {userId !== undefined && <p>{t.onlyBy(by ?? t.thisPerson)}</p>}
      {employeeId !== undefined && <p>{t.onlyAbout(about ?? t.thisPerson)}</p>}
      <Button icon="cross" onPress={() => onFilter({ userId: '', employeeId: '' })}>
        {t.clear}
      </Button>
    </div>
  );
}
