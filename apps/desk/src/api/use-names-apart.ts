import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { DeskFrame } from '@stimpill/api-types/manage';
import { tellApart } from '@stimpill/words/tell-apart.ts';
import { frameQuery } from './desk-frame.ts';
import { useSession } from './session.ts';

type Namesakes = DeskFrame['namesakes'];

const NOBODY: Namesakes = [];

/** Each row of a long list asks: of one list it is found out once. */
const known = new WeakMap<Namesakes, ReadonlyMap<string, string>>();

function apartIn(namesakes: Namesakes): ReadonlyMap<string, string> {
  const apart =
    known.get(namesakes) ??
    tellApart(namesakes.map(({ displayName: name, ...person }) => ({ ...person, name })));
  known.set(namesakes, apart);
  return apart;
}

/** @returns the name of a person as it stands where people are chosen: with what tells two of the same name apart */
export function useNamesApart(): (id: string | null | undefined, name: string) => string {
  const { data } = useQuery(frameQuery(useSession().company.id));
  const apart = apartIn(data?.namesakes ?? NOBODY);
  return useCallback(
    (id, name) => {
      const told = apart.get(id ?? '');
      return told === undefined ? name : `${name} (${told})`;
    },
    [apart],
  );
}
