// Who of the list the owner is. The list fills in name and e-mail, and what it filled in for one choice goes with that choice.
import type { Answers } from './answers.ts';
import { cellsOf, goodPeople } from './first-people.ts';

/** @param ownerIs see `Answers` */
export function chooseOwner(answers: Answers, ownerIs: string): Partial<Answers> {
  const before = filledFor(answers, answers.ownerIs);
  const now = filledFor(answers, ownerIs);
  const kept = (typed: string, filled: string) => (typed === filled ? '' : typed);
  return {
    ownerIs,
    ownerName: now.name || kept(answers.ownerName, before.name),
    ownerEmail: now.email || kept(answers.ownerEmail, before.email),
  };
}

/** Whether somebody of the list who is not the owner has this e-mail. */
export function isOfAnother(answers: Answers): boolean {
  const emails = [...cellsOf(goodPeople(answers), 'email')];
  return emails.some(
    ([number, email]) => String(number) !== answers.ownerIs && isSame(email, answers.ownerEmail),
  );
}

const isSame = (one: string, other: string) =>
  one !== '' && one.trim().toLowerCase() === other.trim().toLowerCase();

/** What the list says of this choice; empty for nobody of it. */
function filledFor(answers: Answers, ownerIs: string) {
  const people = goodPeople(answers);
  const cellOf = (column: 'displayName' | 'email') =>
    cellsOf(people, column).get(Number(ownerIs || Number.NaN)) ?? '';
  return { name: cellOf('displayName'), email: cellOf('email') };
}
