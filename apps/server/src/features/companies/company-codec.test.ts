import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SETTINGS } from '@stimpill/api-types/settings';
import { fromCompanyRow, toCompanyRow } from './company-codec.ts';
import { companySection } from './company-section.ts';

const oneOf = <const Value>(...values: Value[]) => fc.constantFrom(...values);
const days = fc.integer({ min: 0, max: 3650 });
const date = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const name = fc.stringMatching(/^[a-zæöþð]{1,12}$/);
const holiday = fc.record({
  date,
  name,
  isPublicHoliday: fc.boolean(),
  class: oneOf('AF', 'SH'),
  from: oneOf('00:00', '12:00'),
});

/** As a file says them: what has a default may be missing. */
const written = fc.record({
  id: fc.uuid(),
  name,
  timeZone: oneOf('Atlantic/Reykjavik', 'Europe/Warsaw'),
  features: fc.record({ enableProjects: fc.boolean(), enableShifts: fc.boolean() }),
  terminal: fc.record(
    {
      anonymous: fc.boolean(),
      allowedIpRanges: fc.uniqueArray(fc.ipV4().map((address) => `${address}/32`)),
      projectSelection: oneOf('none', 'optional', 'strict'),
      gpsOnClockIn: fc.boolean(),
      punchPhoto: oneOf('none', 'optional', 'required'),
      missingPhotoBlocks: fc.boolean(),
      offlinePunchesNeedReview: fc.boolean(),
    },
    { requiredKeys: ['anonymous', 'projectSelection', 'punchPhoto'] },
  ),
  language: oneOf('is', 'en', 'pl'),
  retentionDays: fc.record({ coordinates: days, photos: days }),
  holidays: fc.record({
    calendar: oneOf('IS'),
    extra: fc.uniqueArray(holiday, { selector: (one) => `${one.date} ${one.name}` }),
    removed: fc.uniqueArray(date),
  }),
  defaultRuleSetId: fc.option(fc.uuid()),
});

describe('the settings of a company', () => {
  it('say the same after they were stored and read, and storing them again changes nothing', () => {
    fc.assert(
      fc.property(written, (file) => {
        const said = companySection.parse(file);
        const row = toCompanyRow(said);

        const read = fromCompanyRow(row);

        expect(toCompanyRow(read)).toEqual(row);
        expect(read).toEqual({
          ...said,
          terminal: { ...said.terminal, allowedIpRanges: said.terminal.allowedIpRanges.toSorted() },
          holidays: {
            ...said.holidays,
            extra: expect.arrayContaining([...said.holidays.extra]) as unknown,
            removed: said.holidays.removed.toSorted(),
          },
        });
        expect(read.holidays.extra).toHaveLength(said.holidays.extra.length);
      }),
    );
  });

  it('are the same row whatever the order of lists and of the fields of a holiday', () => {
    const turned = (item: object) => Object.fromEntries(Object.entries(item).reverse());
    fc.assert(
      fc.property(written, (file) => {
        const { calendar, extra, removed } = file.holidays;
        const holidays = { calendar, extra: extra.map(turned).reverse(), removed: removed.toReversed() };

        const row = toCompanyRow(companySection.parse({ ...turned(file), holidays }));

        expect(row).toEqual(toCompanyRow(companySection.parse(file)));
      }),
    );
  });

  it('all stand in the documentation of the company file', () => {
    const page = readFileSync(new URL('../../../../../docs/company-file.md', import.meta.url), 'utf8');
    const example = parse(/```yaml\n(formatVersion[^]*?)```/.exec(page)?.[1] ?? '') as { company: object };

    expect(namesOf(example.company)).toEqual(namesOf(SETTINGS));
  });
});

/** Of settings and of the groups that they stand in. */
function namesOf(settings: object): string[] {
  return Object.entries(settings).flatMap(([group, part]: [string, unknown]) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part) || 'column' in part) return [group];
    const inner = 'settings' in part ? (part.settings as object) : part;
    return Object.keys(inner).map((setting) => `${group}.${setting}`);
  });
}
