import type { Department } from '@stimpill/api-types';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import styles from './people-screen.module.css';

type DepartmentFilterProps = {
  readonly departments: readonly Department[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
};

/** One row of departments; nothing at all where there is nothing to choose from. */
export function DepartmentFilter({ departments, chosen, onChoose }: DepartmentFilterProps) {
  const { t } = useLanguage();
  if (departments.length < 2) return null;
  const chips = [{ id: undefined, name: t.everyone }, ...departments];
  return (
    <div className={styles['chips']} data-scrolls role="group" aria-label={t.departments}>
      {chips.map(({ id, name }) => (
        <Button key={id ?? 'everyone'} size="small" isPressed={id === chosen} onPress={() => onChoose(id)}>
          {name}
        </Button>
      ))}
    </div>
  );
}
