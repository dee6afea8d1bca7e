import { sortByName } from '@stimpill/words/collation.ts';
import { useSpeech } from '#words/words.ts';
import styles from './person-page.module.css';

type DepartmentTicksProps = {
  readonly departments: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
  readonly onBlur: () => void;
  /** Those that may be ticked and unticked; null: all. */
  readonly within?: readonly string[] | null;
};

/** Every department with a box to tick, by name. */
export function DepartmentTicks({
  departments,
  chosen,
  onChoose,
  onBlur,
  within = null,
}: DepartmentTicksProps) {
  const { language } = useSpeech();
  const isOpen = (id: string) => within === null || within.includes(id);
  const toggle = (id: string, isIn: boolean) =>
    onChoose(isIn ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <div className="row gap-6">
      {sortByName(
        departments.filter(({ id }) => isOpen(id) || chosen.includes(id)),
        language,
      ).map(({ id, name }) => (
        <label key={id} className={styles['tick']}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            disabled={!isOpen(id)}
            onBlur={onBlur}
            onChange={({ target }) => toggle(id, target.checked)}
          />
          <span>{name}</span>
        </label>
      ))}
    </div>
  );
}
