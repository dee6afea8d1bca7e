// Which projects are offered, and in what order: those a person used last, then all by name, or those that fit what was typed.
import { sortByName } from '@stimpill/words/collation.ts';
import type { Language } from '@stimpill/words/language.ts';
import { matchesSearch, toSearchKey } from '@stimpill/words/search-key.ts';

type Pickable = { readonly id: string; readonly name: string; readonly code: string | null };

export type Project = Pickable & { readonly subProjects: readonly Pickable[] };

/** What a clock-in is booked on. */
export type ProjectChoice = {
  readonly projectId: string;
  readonly subProjectId: string | undefined;
  /** Of the project and of its part, for the receipt. */
  readonly name: string;
};

/** How many projects are offered first: one for a person who does the same as yesterday, the others for one who changes between them. */
const MOST_RECENT = 4;

/** Those of `recentIds` that can still be chosen, last used first. */
export function recentProjects(
  projects: readonly Project[],
  recentIds: readonly string[],
): readonly Project[] {
  return recentIds.flatMap((wanted) => projects.filter(({ id }) => id === wanted)).slice(0, MOST_RECENT);
}

/** Those whose name or code fits, in the order of the language; all of them while nothing is typed. */
export function findProjects<Item extends Pickable>(
  projects: readonly Item[],
  typed: string,
  language: Language,
): readonly Item[] {
  const key = toSearchKey(typed);
  const sorted = sortByName(projects, language);
  if (key === '') return sorted;
  return sorted.filter(({ name, code }) => matchesSearch(toSearchKey(`${name} ${code ?? ''}`), key));
}
