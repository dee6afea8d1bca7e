import { useLanguage } from '#i18n/language-provider.tsx';
import { classNames } from '@stimpill/ui/class-names.ts';
import { NameText } from '#ui/name-text.tsx';
import type { ListPerson } from './list-person.ts';
import styles from './person-tile.module.css';
import { tileId } from './use-arrow-keys.ts';

const css = classNames(styles);

type PersonTileProps = {
  readonly person: ListPerson;
  /** Whether the person is in; undefined where states are not shown. */
  readonly isIn: boolean | undefined;
  /** Whether the Tab key stops here; the arrow keys lead on to the others. */
  readonly isTabStop: boolean;
  /** Where the tile stands, from 1, and among how many; undefined where all of them are drawn, so that anyone who listens can count them. */
  readonly place: { readonly at: number; readonly of: number } | undefined;
  readonly onChoose: (person: ListPerson) => void;
  /** The row in which it is the first; undefined for all others. */
  readonly row?: number | undefined;
  readonly ref?: ((tile: Element | null) => void) | undefined;
};

/** A name to touch; the state is a shape and a word beside it, where the company shows states. */
export function PersonTile({ person, isIn, isTabStop, place, onChoose, row, ref }: PersonTileProps) {
  const { t } = useLanguage();
  return (
    <li ref={ref} id={tileId(person.id)} data-index={row} aria-posinset={place?.at} aria-setsize={place?.of}>
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
}
