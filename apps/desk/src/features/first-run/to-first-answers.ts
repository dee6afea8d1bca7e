import type { FirstAnswers, FirstPasskey } from './first-run.ts';
import { linesOf, type Answers } from './answers.ts';
import { firstRows, goodPeople } from './first-people.ts';

type Proof = { readonly password: string; readonly passkey: FirstPasskey | undefined };

export function toFirstAnswers(answers: Answers, { password, passkey }: Proof): FirstAnswers {
  const sheet = goodPeople(answers);
  const place = sheet.lines.findIndex(({ number }) => String(number) === answers.ownerIs);
  return {
    company: {
      name: answers.name.trim(),
      language: answers.language,
      timeZone: answers.timeZone.trim(),
    },
    departments: [...linesOf(answers.departments)],
    people: firstRows(sheet) ?? null,
    agreement: answers.agreement === '' ? null : answers.agreement,
    payPeriodStartDay: answers.startDay,
    owner: {
      ...ownerOf(answers),
      line: place === -1 ? null : place + 1,
      punches: answers.ownerIs !== 'noPunch',
      ...{ password, passkey },
    },
  };
}

export const ownerOf = ({ ownerName, ownerEmail }: Answers) => ({
  displayName: ownerName.trim(),
  email: ownerEmail.trim(),
});
