// The reach of a manager as sentences.
import { useQuery } from '@tanstack/react-query';
import { peopleQuery } from '#api/people.ts';
import { personChoicesQuery } from '../person-choices.ts';
import type { PersonReach } from '@stimpill/api-types/manage';
import { useSession } from '#api/session.ts';
import { useSpeech, useWords } from '#words/words.ts';
import { inOneSentence } from '../in-one-sentence.ts';
import { useDates } from '../use-dates.ts';
import { reachWords } from '#said/desk/people/person/reach.ts';

type SayReach = {
  readonly sees: (departmentIds: readonly string[] | null) => string;
  readonly standsIn: (standIn: PersonReach['standIns'][number]) => string;
};

export function useSayReach(): SayReach {
  const t = useWords(reachWords);
  const { language } = useSpeech();
  const { day, today } = useDates();
  const companyId = useSession().company.id;
  const choices = useQuery(personChoicesQuery(companyId, language)).data;
  const people = useQuery(peopleQuery(companyId)).data;
  const departmentOf = (id: string) => choices?.departments.find((each) => each.id === id)?.name ?? '…';
  return {
    sees: (ids) =>
      ids === null ? t.seesAll : t.sees({ departments: inOneSentence(ids.map(departmentOf), t.and) }),
    standsIn: ({ employeeId, from, to }) => {
      const name = people?.find(({ id }) => id === employeeId)?.displayName ?? t.someone;
      const [first, last] = [from === '' ? '…' : day(from), to === '' ? '…' : day(to)];
      return to !== '' && to < today
        ? t.stoodIn({ name, from: first, to: last })
        : t.standsIn({ name, from: first, to: last });
    },
  };
}
