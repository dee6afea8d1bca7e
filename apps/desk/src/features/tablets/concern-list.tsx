import { useClock } from '#api/use-clock.ts';
import type { ManagedTablet } from './tablet-queries.ts';
import { useWords } from '#words/words.ts';
import { concernText } from './concern-text.ts';
import { concernWords } from '#said/desk/tablets/concern.ts';
import { tabletsWords } from '#said/desk/tablets/tablets.ts';

type ConcernListProps = { readonly tablet: ManagedTablet; readonly withToDo?: boolean };

/** What to look at about a tablet, the worst first. */
export function ConcernList({ tablet, withToDo = false }: ConcernListProps) {
  const t = useWords(concernWords);
  const { allWell } = useWords(tabletsWords);
  const { moment } = useClock();
  if (tablet.concerns.length === 0) return tablet.state === 'inUse' ? allWell : '–';
  return (
    <ul>
      {tablet.concerns.map((concern) => {
        const { says, toDo } = concernText(t, concern, moment);
        return (
          <li key={`${concern.kind} ${concern.incident ?? ''}`}>
            {withToDo ? (
              <>
                <strong>{says}.</strong> {toDo}
              </>
            ) : (
              says
            )}
          </li>
        );
      })}
    </ul>
  );
}
