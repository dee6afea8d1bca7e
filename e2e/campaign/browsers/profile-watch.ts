import type { Company } from '../people/companies.ts';
import { searchDisk } from './secrets-on-disk.ts';

/** Looks for the secrets of everybody in the profiles of the browsers, and remembers what was there by chance. */
export type ProfileWatch = {
  /** Before anybody has typed a PIN. */
  readonly seeUntouched: (profile: string) => Promise<void>;
  readonly see: (profile: string) => Promise<void>;
  /** How many bytes were looked at. */
  readonly seen: () => number;
  readonly problems: () => readonly string[];
};

export function createProfileWatch({ people, manager }: Company): ProfileWatch {
  const secrets = {
    pins: people.map(({ pin }) => pin),
    passwords: [...people.map(({ password }) => password), manager.password],
  };
  const chances = new Set<string>();
  const problems = new Set<string>();
  let seen = 0;
  return {
    seeUntouched: async (profile) => {
      const { found } = await searchDisk(profile, { ...secrets, passwords: [] });
      for (const place of found) chances.add(withoutFile(place));
    },
    see: async (profile) => {
      const { found, bytes } = await searchDisk(profile, secrets);
      seen += bytes;
      const leaks = [...found].filter((place) => !chances.has(withoutFile(place)));
      for (const place of leaks) problems.add(`a secret lies in the profile of a browser: ${place}`);
    },
    seen: () => seen,
    problems: () => [...problems],
  };
}

/** A browser writes the same content into files of other names, so the name of the file does not count. */
const withoutFile = (place: string) => place.slice(place.indexOf(': '));
