// The names of the list, as many of them as are drawn. The finger that touches one draws the screen anew; unchanged names are no part of it.
import { Fragment, memo } from 'react';
import type { ListPerson } from './list-person.ts';
import { PersonTile } from './person-tile.tsx';
import styles from './person-tile.module.css';
import { useTilesInSight } from './use-tiles-in-sight.ts';

type PersonTilesProps = {
  readonly list: HTMLUListElement | null;
  readonly people: readonly ListPerson[];
  /** Undefined where states are not shown. */
  readonly isIn: ((person: ListPerson) => boolean | undefined) | undefined;
  /** The id of the person at whom the Tab key stops. */
  readonly tabStop: string | undefined;
  readonly onChoose: (person: ListPerson) => void;
};

export const PersonTiles = memo(function PersonTiles(props: PersonTilesProps) {
  const { list, people, isIn, tabStop, onChoose } = props;
  const { rows, endGapPx, measure } = useTilesInSight(list, people, tabStop);
  const placeOf = (person: ListPerson) => ({ at: people.indexOf(person) + 1, of: people.length });
  return (
    <>
      {rows.map(({ key, index, gapPx, people: ofRow }) => (
        <Fragment key={key}>
          <Gap heightPx={gapPx} />
          {ofRow.map((person, at) => (
            <PersonTile
              key={person.id}
              person={person}
              isIn={isIn?.(person)}
              isTabStop={person.id === tabStop}
              place={measure && placeOf(person)}
              onChoose={onChoose}
              {...(at === 0 && measure ? { row: index, ref: measure } : {})}
            />
          ))}
        </Fragment>
      ))}
      <Gap heightPx={endGapPx} />
    </>
  );
});

/** The room of the rows that are not drawn. */
function Gap({ heightPx }: { readonly heightPx: number }) {
  return heightPx > 0 && <li aria-hidden="true" className={styles['gap']} style={{ height: heightPx }} />;
}
