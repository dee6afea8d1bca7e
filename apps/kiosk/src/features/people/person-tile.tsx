import { memo } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { classNames } from '@stimpill/ui/class-names.ts';
import { NameText } from '#ui/name-text.tsx';
import type { ListPerson } from './list-person.ts';
import styles from './person-tile.module.css';

const css = classNames(styles);

type PersonTileProps = {
  readonly person: ListPerson;
  /** Whether the person is in; undefined where states are not shown. */
  readonly isIn: boolean | undefined;
  /** Whether the Tab key stops here; the arrow keys lead on to the others. */
  readonly isTabStop: boolean;
  readonly onChoose: (person: ListPerson) => void;
};

type PersonTilesProps = {
  readonly people: readonly ListPerson[];
  /** Undefined where states are not shown. */
  readonly isIn: ((person: ListPerson) => boolean | undefined) | undefined;
  /** The id of the person at whom the Tab key stops. */
  readonly tabStop: string | undefined;
  readonly onChoose: (person: ListPerson) => void;
};

/** All names of the list. The finger that touches one draws the screen anew, twice; a thousand unchanged names must not be part of it. */
export const PersonTiles = memo(function PersonTiles({ people, isIn, tabStop, onChoose }: PersonTilesProps) {
  return people.map((person) => (
    <PersonTile
      key={person.id}
      person={person}
      isIn={isIn?.(person)}
      isTabStop={person.id === tabStop}
      onChoose={onChoose}
    />
  ));
});

/** A name to touch; the state is a shape and a word beside it, where the company shows states. */
const PersonTile = memo(function PersonTile({ person, isIn, isTabStop, onChoose }: PersonTileProps) {
  const { t } = useLanguage();
  return (
    <li className={css('item')} id={`person-${person.id}`}>
      <button
        type="button"
        className={css('tile')}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => onChoose(person)}
      >
        <span className={css('name')}>
          <NameText>{person.name}</NameText>
        </span>
        {person.apart !== undefined && <span className={css('apart')}>{person.apart}</span>}
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
