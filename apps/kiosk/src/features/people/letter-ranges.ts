import { fromTo } from '@stimpill/time';

/** A stretch of the alphabet, `A–D`, and where it begins in the list. */
export type LetterRange = { readonly label: string; readonly firstId: string };

type Group = { first: string; last: string; firstId: string; size: number };

/** Cuts a sorted list into at most `most` stretches of about the same length, never within a letter. */
export function toLetterRanges(
  people: readonly { readonly id: string; readonly initial: string }[],
  most: number,
): readonly LetterRange[] {
  const groups: Group[] = [];
  const fill = people.length / most;
  let before = 0;
  for (const letter of toLetters(people)) {
    const open = groups.at(-1);
    if (open && before < fill * groups.length) {
      open.last = letter.first;
    } else {
      groups.push({ ...letter });
    }
    before += letter.size;
  }
  return groups.map(({ first, last, firstId }) => ({
    label: first === last ? first : fromTo(first, last),
    firstId,
  }));
}

function toLetters(people: readonly { readonly id: string; readonly initial: string }[]): Group[] {
  const letters: Group[] = [];
  for (const { id, initial } of people) {
    const open = letters.at(-1);
    if (open?.first === initial) open.size += 1;
    else letters.push({ first: initial, last: initial, firstId: id, size: 1 });
  }
  return letters;
}
