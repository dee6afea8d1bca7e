// Time zones as people name them: by a city, in the page's language, in groups. A browser's own words differ, so these are ours.
import { sortByName } from '@stimpill/words/collation.ts';
import type { Language } from '@stimpill/words/language.ts';

/** As the language has them: by zone. */
type Cities = Readonly<Record<string, string>>;

export type ZoneGroup = {
  /** The first part of the ids, such as `Europe`. */
  readonly region: string;
  readonly zones: readonly { readonly zone: string; readonly name: string }[];
};

/** `Kaupmannahöfn` for `Europe/Copenhagen`; the city of the id where we have no word of our own. */
export function zoneName(zone: string, cities: Cities): string {
  const own = cities[zone];
  if (own !== undefined) return own;
  const city = zone.split('/').slice(1).reverse().join(', ') || zone;
  return city.replaceAll('_', ' ');
}

/** Every zone once, by region and name; the regions that people here live in come first. */
export function zoneGroups(
  zones: readonly string[],
  cities: Cities,
  language: Language,
): readonly ZoneGroup[] {
  const byRegion = new Map<string, { readonly zone: string; readonly name: string }[]>();
  for (const zone of new Set(zones)) {
    const region = zone.split('/')[0] ?? zone;
    const group = byRegion.get(region) ?? [];
    byRegion.set(region, [...group, { zone, name: zoneName(zone, cities) }]);
  }
  return [...byRegion]
    .sort(([a], [b]) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1))
    .map(([region, group]) => ({ region, zones: sortByName(group, language) }));
}

const FIRST = ['Europe', 'Atlantic', 'America'];

function rankOf(region: string): number {
  const rank = FIRST.indexOf(region);
  return rank < 0 ? FIRST.length : rank;
}
