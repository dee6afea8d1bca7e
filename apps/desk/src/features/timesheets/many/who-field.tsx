import { useState } from 'react';
import { matchesSearch, toSearchKey } from '@stimpill/words/search-key.ts';
import { useNamesApart } from '#api/use-names-apart.ts';
import { Button } from '#ui/button.tsx';
import { SearchFilter } from '#ui/filter-fields.tsx';
import { useWords } from '#words/words.ts';
import styles from './many.module.css';
import { manyWords } from '#said/desk/timesheets/many/many.ts';

export type Choosable = { readonly employeeId: string; readonly employeeDisplayName: string };

type WhoFieldProps = {
  /** By name. */
  readonly people: readonly Choosable[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly error: string | undefined;
};

/** People with a box to tick each; all that are found are ticked in one press. */
export function WhoField({ people, chosen, onChoose, error }: WhoFieldProps) {
  const t = useWords(manyWords);
  const apart = useNamesApart();
  const [search, setSearch] = useState('');
  const key = toSearchKey(search);
  const found = people.filter(
    ({ employeeDisplayName }) => key === '' || matchesSearch(toSearchKey(employeeDisplayName), key),
  );
  const change = (ids: readonly Choosable[], isIn: boolean) => {
    const next = new Set(chosen);
    for (const { employeeId } of ids) {
      if (isIn) next.add(employeeId);
      else next.delete(employeeId);
    }
    onChoose(next);
  };
  return (
    <fieldset className={styles['who']}>
      <legend>
        {t.who} <span className={styles['fine']}>{t.chosen({ count: chosen.size })}</span>
      </legend>
      <div className={styles['find']}>
        <SearchFilter label={t.find} hint={t.findHint} value="" onSearch={setSearch} />
        <Button onPress={() => change(found, true)}>{t.all}</Button>
        <Button onPress={() => change(found, false)}>{t.none}</Button>
      </div>
      <div className={styles['ticks']}>
        {found.map((person) => (
          <label key={person.employeeId}>
            <input
              type="checkbox"
              checked={chosen.has(person.employeeId)}
              onChange={({ target }) => change([person], target.checked)}
            />
            <span>{apart(person.employeeId, person.employeeDisplayName)}</span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className="fault" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
