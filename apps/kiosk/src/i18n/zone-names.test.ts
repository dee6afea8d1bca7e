import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@stimpill/words/language.ts';
import { managerCatalogues } from './catalogues.ts';
import { zoneGroups, zoneName } from './zone-names.ts';

const citiesIn = async (language: Language) => (await managerCatalogues.load(language)).cities;

describe('a time zone', () => {
  it.each([
    ['Europe/Copenhagen', 'is', 'Kaupmannahöfn'],
    ['Europe/Copenhagen', 'pl', 'Kopenhaga'],
    ['Atlantic/Reykjavik', 'en', 'Reykjavík'],
    ['America/Argentina/Buenos_Aires', 'en', 'Buenos Aires, Argentina'],
    ['America/Los_Angeles', 'pl', 'Los Angeles'],
    ['UTC', 'is', 'UTC'],
  ] as const)('%s is called in %s as people call it: %s', async (zone, language, name) => {
    expect(zoneName(zone, await citiesIn(language))).toBe(name);
  });

  it.each(LANGUAGES)('of any kind is offered in %s once, and none by a raw name', async (language) => {
    const zones = [...Intl.supportedValuesOf('timeZone'), 'Atlantic/Reykjavik', 'Atlantic/Reykjavik'];

    const offered = zoneGroups(zones, await citiesIn(language), language).flatMap((group) => group.zones);

    expect(offered.map(({ zone }) => zone).sort()).toEqual([...new Set(zones)].sort());
    expect(offered.filter(({ name }) => /[/_]/.test(name))).toEqual([]);
  });

  it('stands in the group of its region, in the order of the alphabet of the language', async () => {
    const zones = ['Asia/Tokyo', 'Europe/Zurich', 'Europe/Athens', 'Europe/Oslo', 'Atlantic/Reykjavik'];

    const groups = zoneGroups(zones, await citiesIn('is'), 'is');

    expect(groups.map(({ region }) => region)).toEqual(['Europe', 'Atlantic', 'Asia']);
    expect(groups[0]?.zones.map(({ name }) => name)).toEqual(['Aþena', 'Ósló', 'Zürich']);
  });
});
