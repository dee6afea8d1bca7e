import { Icon } from '@stimpill/ui/icon.tsx';
import type { LoggedChange } from './log-query.ts';
import { useWords } from '#words/words.ts';
import styles from './log-page.module.css';
import { logWords } from '#said/desk/log/log.ts';

/** A new record has many fields; a list of them all would hide the changes around it. */
const MOST_IN_SIGHT = 5;
const IN_SIGHT = 3;

/** Each field, before and after. Of a new record only what it is, of one that is gone only what it was. */
export function ChangedFields({ change: { act, fields } }: { readonly change: LoggedChange }) {
  const t = useWords(logWords);
  const shown = fields.filter(({ before, after }) => before !== null || after !== null);
  if (shown.length === 0) return null;
  const inSight = shown.length > MOST_IN_SIGHT ? shown.slice(0, IN_SIGHT) : shown;
  const rest = shown.slice(inSight.length);
  return (
    <>
      <Fields act={act} fields={inSight} />
      {rest.length > 0 && (
        <details className={styles['rest']}>
          <summary>{t.moreFields({ count: rest.length })}</summary>
          <Fields act={act} fields={rest} />
        </details>
      )}
    </>
  );
}

function Fields({ act, fields }: Pick<LoggedChange, 'act' | 'fields'>) {
  const t = useWords(logWords);
  return (
    <dl className={styles['fields']}>
      {fields.map(({ name, before, after }) => (
        <div key={name} className={styles['field']}>
          <dt>{name}</dt>
          <dd>
            {act !== 'added' && (
              <del className={styles['before']}>
                <span className="spoken">{t.was}: </span>
                {before ?? t.nothing}
              </del>
            )}
            {act === 'changed' && <Icon name="forward" />}
            {act !== 'removed' && (
              <ins className={styles['after']}>
                <span className="spoken">{t.is}: </span>
                {after ?? t.nothing}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
