import { memo } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { classNames } from '#ui/class-names.ts';
import type { ListPerson } from './list-person.ts';
import styles from './person-tile.module.css';

const css = classNames(styles);

type PersonTileProps = {
  readonly person: ListPerson;
  /** Whether the person is in; undefined where states are not shown. */
  readonly isIn: boolean | undefined;
  readonly onChoose: (person: ListPerson) => void;
};

/** A name to touch; the state is a shape and a word beside it, where the company shows states. */
export const PersonTile = memo(function PersonTile({ person, isIn, onChoose }: PersonTileProps) {
  const { t } = useLanguage();
  return (
    <li className={css('item')} id={`person-${person.id}`}>
      <button type="button" className={css('tile')} onClick={() => onChoose(person)}>
        <span className={css('name')}>{person.name}</span>
        {isIn !== undefined && (
          <span className={css('state', isIn ? 'isIn' : 'isOut')}>
            <span className={css('shape')} />
            {isIn ? t.stateIn : t.stateOut}
          </span>
        )}
      </button>
    </li>
  );
});
