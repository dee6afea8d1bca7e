import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { rolesWith } from '@stimpill/api-types/rights';
import { tellApart } from '@stimpill/words/tell-apart.ts';
import { peopleQuery, type ListedPerson } from './people.ts';
import { useSession } from './session.ts';

const NOBODY: readonly ListedPerson[] = [];

/** @returns the name of a person as it stands where people are chosen: with what tells two of the same name apart */
export function useNamesApart(): (id: string | null | undefined, name: string) => string {
  const { company, role } = useSession();
  const { data = NOBODY } = useQuery({
    ...peopleQuery(company.id),
    enabled: rolesWith('people.read').includes(role),
  });
  const apart = useMemo(() => {
    const here = data.filter(({ hasLeft }) => !hasLeft);
    return tellApart(
      here.map(({ displayName, departments, ...person }) => ({
        ...person,
        name: displayName,
        departments: departments.map(({ name }) => name),
      })),
    );
  }, [data]);
  return (id, name) => {
    const told = apart.get(id ?? '');
    return told === undefined ? name : `${name} (${told})`;
  };
}
