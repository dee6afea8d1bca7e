import type { FirstAnswers, FirstPasskey } from '#api/first-run.ts';
import { isSame, linesOf, type Answers } from './answers.ts';
import { readPeople } from './read-people.ts';

/** Those that were typed, and those that stand beside somebody's name. */
function allDepartments({ departments, people }: Answers): readonly string[] {
  const named = readPeople(people).flatMap(({ department }) => department ?? []);
  return linesOf([departments, ...named].join('\n'));
}

type Proof = { readonly password: string; readonly passkey: FirstPasskey | undefined };

export function toFirstAnswers(answers: Answers, { password, passkey }: Proof): FirstAnswers {
  const departments = allDepartments(answers);
  const written = (name: string | null) =>
    name === null ? null : (departments.find((each) => isSame(each, name)) ?? name);
  return {
    company: {
      name: answers.name.trim(),
      language: answers.language,
      timeZone: answers.timeZone.trim(),
    },
    departments: [...departments],
    people: readPeople(answers.people).map(({ displayName, email, department, employmentRatio }) => ({
      ...{ displayName, email, employmentRatio },
      department: written(department),
    })),
    agreement: answers.agreement === '' ? null : answers.agreement,
    payPeriodStartDay: answers.startDay,
    owner: { ...ownerOf(answers), password, passkey },
  };
}

export const ownerOf = ({ ownerName, ownerEmail }: Answers) => ({
  displayName: ownerName.trim(),
  email: ownerEmail.trim(),
});
