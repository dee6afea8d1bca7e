// Time zones as people name them: by a city, in the page's language, in groups. A browser's own words differ, so these are ours.
import { sortByName } from '@stimpill/words/collation.ts';
import type { Language } from '@stimpill/words/language.ts';

/** City names that differ from the one in the zone's id, in the order Icelandic, English, Polish. */
const CITIES: Readonly<Record<string, readonly [is: string, en: string, pl: string]>> = {
  'America/Nuuk': ['Nuuk', 'Nuuk', 'Nuuk'],
  'America/Godthab': ['Nuuk', 'Nuuk', 'Nuuk'],
  'America/Mexico_City': ['Mexíkóborg', 'Mexico City', 'Meksyk'],
  'America/New_York': ['New York', 'New York', 'Nowy Jork'],
  'America/Sao_Paulo': ['São Paulo', 'São Paulo', 'São Paulo'],
  'Asia/Calcutta': ['Kolkata', 'Kolkata', 'Kalkuta'],
  'Asia/Katmandu': ['Katmandú', 'Kathmandu', 'Katmandu'],
  'Asia/Manila': ['Maníla', 'Manila', 'Manila'],
  'Asia/Saigon': ['Ho Chi Minh-borg', 'Ho Chi Minh City', 'Ho Chi Minh'],
  'Asia/Shanghai': ['Sjanghæ', 'Shanghai', 'Szanghaj'],
  'Asia/Singapore': ['Singapúr', 'Singapore', 'Singapur'],
  'Asia/Tokyo': ['Tókýó', 'Tokyo', 'Tokio'],
  'Atlantic/Canary': ['Kanaríeyjar', 'Canary Islands', 'Wyspy Kanaryjskie'],
  'Atlantic/Azores': ['Asóreyjar', 'Azores', 'Azory'],
  'Atlantic/Faeroe': ['Þórshöfn', 'Tórshavn', 'Tórshavn'],
  'Atlantic/Faroe': ['Þórshöfn', 'Tórshavn', 'Tórshavn'],
  'Atlantic/Reykjavik': ['Reykjavík', 'Reykjavík', 'Reykjavík'],
  'Europe/Athens': ['Aþena', 'Athens', 'Ateny'],
  'Europe/Belgrade': ['Belgrad', 'Belgrade', 'Belgrad'],
  'Europe/Berlin': ['Berlín', 'Berlin', 'Berlin'],
  'Europe/Bratislava': ['Bratislava', 'Bratislava', 'Bratysława'],
  'Europe/Brussels': ['Brussel', 'Brussels', 'Bruksela'],
  'Europe/Bucharest': ['Búkarest', 'Bucharest', 'Bukareszt'],
  'Europe/Budapest': ['Búdapest', 'Budapest', 'Budapeszt'],
  'Europe/Chisinau': ['Kisínev', 'Chișinău', 'Kiszyniów'],
  'Europe/Copenhagen': ['Kaupmannahöfn', 'Copenhagen', 'Kopenhaga'],
  'Europe/Dublin': ['Dublin', 'Dublin', 'Dublin'],
  'Europe/Helsinki': ['Helsinki', 'Helsinki', 'Helsinki'],
  'Europe/Istanbul': ['Istanbúl', 'Istanbul', 'Stambuł'],
  'Europe/Kiev': ['Kænugarður', 'Kyiv', 'Kijów'],
  'Europe/Kyiv': ['Kænugarður', 'Kyiv', 'Kijów'],
  'Europe/Lisbon': ['Lissabon', 'Lisbon', 'Lizbona'],
  'Europe/Ljubljana': ['Ljúblíana', 'Ljubljana', 'Lublana'],
  'Europe/London': ['London', 'London', 'Londyn'],
  'Europe/Luxembourg': ['Lúxemborg', 'Luxembourg', 'Luksemburg'],
  'Europe/Madrid': ['Madríd', 'Madrid', 'Madryt'],
  'Europe/Minsk': ['Minsk', 'Minsk', 'Mińsk'],
  'Europe/Moscow': ['Moskva', 'Moscow', 'Moskwa'],
  'Europe/Oslo': ['Ósló', 'Oslo', 'Oslo'],
  'Europe/Paris': ['París', 'Paris', 'Paryż'],
  'Europe/Prague': ['Prag', 'Prague', 'Praga'],
  'Europe/Riga': ['Ríga', 'Riga', 'Ryga'],
  'Europe/Rome': ['Róm', 'Rome', 'Rzym'],
  'Europe/Sofia': ['Sófía', 'Sofia', 'Sofia'],
  'Europe/Stockholm': ['Stokkhólmur', 'Stockholm', 'Sztokholm'],
  'Europe/Tallinn': ['Tallinn', 'Tallinn', 'Tallinn'],
  'Europe/Vienna': ['Vín', 'Vienna', 'Wiedeń'],
  'Europe/Vilnius': ['Vilníus', 'Vilnius', 'Wilno'],
  'Europe/Warsaw': ['Varsjá', 'Warsaw', 'Warszawa'],
  'Europe/Zagreb': ['Zagreb', 'Zagreb', 'Zagrzeb'],
  'Europe/Zurich': ['Zürich', 'Zurich', 'Zurych'],
};

const PLACE = { is: 0, en: 1, pl: 2 } as const;

export type ZoneGroup = {
  /** The first part of the ids, such as `Europe`. */
  readonly region: string;
  readonly zones: readonly { readonly zone: string; readonly name: string }[];
};

/** `Kaupmannahöfn` for `Europe/Copenhagen`; the city of the id where we have no word of our own. */
export function zoneName(zone: string, language: Language): string {
  const own = CITIES[zone]?.[PLACE[language]];
  if (own !== undefined) return own;
  const city = zone.split('/').slice(1).reverse().join(', ') || zone;
  return city.replaceAll('_', ' ');
}

/** Every zone once, by region and name; the regions that people here live in come first. */
export function zoneGroups(zones: readonly string[], language: Language): readonly ZoneGroup[] {
  const byRegion = new Map<string, { readonly zone: string; readonly name: string }[]>();
  for (const zone of new Set(zones)) {
    const region = zone.split('/')[0] ?? zone;
    const group = byRegion.get(region) ?? [];
    byRegion.set(region, [...group, { zone, name: zoneName(zone, language) }]);
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
