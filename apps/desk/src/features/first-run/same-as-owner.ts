// Somebody of the list may be the owner who has said that they are not on it.
import { keyOfName } from '#sheet/like-departments.ts';
import type { Answers } from './answers.ts';
import { cellsOf, goodPeople } from './first-people.ts';

/** @returns numbers of the rows with the name of an owner who is said to be none of them, and was not said to be somebody else */
export function rowsLikeOwner(answers: Answers): readonly number[] {
  const { ownerIs, ownerName } = answers;
  if (ownerIs !== 'extra' && ownerIs !== 'noPunch') return [];
  const names = [...cellsOf(goodPeople(answers), 'displayName')];
  return names.flatMap(([number, name]) => (isSameName(name, ownerName) ? [number] : []));
}

/** Whether it was said of this name that the one on the list is somebody else. */
export const isSomebodyElse = ({ ownerName, ownerIsNot }: Answers) => isSameName(ownerName, ownerIsNot);

/** Whether it was not said yet. */
export const isSameOpen = (answers: Answers) => rowsLikeOwner(answers).length > 0 && !isSomebodyElse(answers);

const isSameName = (one: string, other: string) => other.trim() !== '' && keyOfName(one) === keyOfName(other);
