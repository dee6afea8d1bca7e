import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import { rolesWith } from '@stimpill/api-types/rights';
import { tellApart } from '@stimpill/words/tell-apart.ts';
import { peopleQuery, type ListedPerson } from './people.ts';
import { useSession } from './session.ts';

const NOBODY: readonly ListedPerson[] = [];

/** Each row of a long list asks: of one list it is found out once. */
const known = new WeakMap<readonly ListedPerson[], ReadonlyMap<string, string>>();

function apartIn(people: readonly ListedPerson[]): ReadonlyMap<string, string> {
  const apart =
    known.get(people) ??
    tellApart(
      people
        .filter(({ hasLeft }) => !hasLeft)
        .map(({ displayName, departments, ...person }) => ({
          ...person,
          name: displayName,
          departments: departments.map(({ name }) => name),
        })),
    );
  known.set(people, apart);
  return apart;
}

/** @returns the name of a person as it stands where people are chosen: with what tells two of the same name apart */
export function useNamesApart(): (id: string | null | undefined, name: string) => string {
  const { company, role } = useSession();
  const { data = NOBODY } = useQuery({
    ...peopleQuery(company.id),
    // Who is in now, which changes by itself, is not what is asked here.
    refetchInterval: false,
    enabled: rolesWith('people.read').includes(role),
  });
  const apart = apartIn(data);
  return useCallback(
    (id, name) => {
      const told = apart.get(id ?? '');
      return told === undefined ? name : `${name} (${told})`;
    },
    [apart],
  );
}
