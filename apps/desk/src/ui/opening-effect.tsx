// What would move by the opening of approved time alone, told before it is pressed.
import { effectWords } from '#said/desk/common/effect.ts';
import { useWords } from '#words/words.ts';
import { MovedLine, type Moved } from './moved-line.tsx';

/** @param moved undefined until it is known, or where it cannot be known now */
export function OpeningEffect({ moved }: { readonly moved: Moved | undefined }) {
  const t = useWords(effectWords);
  if (moved === undefined) return null;
  if (moved.dates.length === 0) return <p>{t.openingMovesNothing}</p>;
  return (
    <p>
      {t.movedByOpening} <MovedLine moved={moved} />
    </p>
  );
}
