// The kinds of absence that the company has made, wherever a page names or colours a day of one.
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { KindColour } from '@stimpill/api-types/entry-kinds';
import type { DeskFrame } from '@stimpill/api-types/manage';
import { sortByName } from '@stimpill/words/collation.ts';
import { useSpeech } from '#words/words.ts';
import { frameQuery } from './desk-frame.ts';
import { useSession } from './session.ts';

export type OwnKind = DeskFrame['absenceKinds'][number];

const NONE: readonly OwnKind[] = [];

function useKnownKinds(): readonly OwnKind[] {
  const { data } = useQuery(frameQuery(useSession().company.id));
  return data?.absenceKinds ?? NONE;
}

/** By name, also those that have ended. */
export function useOwnKinds(): readonly OwnKind[] {
  const { language } = useSpeech();
  const known = useKnownKinds();
  return useMemo(() => sortByName([...known], language), [known, language]);
}

/** Undefined for one of the four, and as long as the kinds are not known. */
export type FindOwnKind = (id: string | null) => OwnKind | undefined;

/** Each row of a long list asks: of one list it is found out once. */
const finders = new WeakMap<readonly OwnKind[], FindOwnKind>();

function finderIn(kinds: readonly OwnKind[]): FindOwnKind {
  const byId = new Map<string | null, OwnKind>(kinds.map((kind) => [kind.id, kind]));
  const find: FindOwnKind = (id) => byId.get(id);
  finders.set(kinds, find);
  return find;
}

export function useOwnKind(): FindOwnKind {
  const known = useKnownKinds();
  return finders.get(known) ?? finderIn(known);
}

const TONES: Readonly<Record<KindColour, string>> = {
  grey: 'var(--tone-5)',
  blue: 'var(--tone-0)',
  green: 'var(--tone-3)',
  amber: 'var(--tone-1)',
  red: 'var(--tone-4)',
  violet: 'var(--tone-2)',
};

/** The colour of a kind, as style sheets have it. */
export const toneOf = ({ colour }: Pick<OwnKind, 'colour'>): string => TONES[colour];
