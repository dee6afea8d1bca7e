import { describe, expect, it } from 'vitest';
import { PLAIN_TIME, type RuleDefinition } from '@stimpill/calc';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { ordinaryUntil } from './ordinary-until.ts';

const company = { holidays: { calendar: 'IS', extra: [], removed: [] } } as unknown as CompanySettings;
const rule = (holidayProfile: RuleDefinition['holidayProfile']): RuleDefinition => ({
  ...PLAIN_TIME.definition,
  holidayProfile,
});

describe('a day is an ordinary one', () => {
  it.each([
    ['until midnight where its rule does not name it', '2026-12-24', {}, 1440],
    [
      'until the hour that its rule names',
      '2026-12-24',
      { christmasEve: { class: 'SH', from: '13:00' } },
      780,
    ],
    [
      'for no minute of a holiday that only agreements keep',
      '2026-04-04',
      { easterSaturday: { class: 'AF' } },
      0,
    ],
  ] as const)('%s', (_, date, profile, minute) => {
    expect(ordinaryUntil(company, rule(profile), date)).toBe(minute);
  });
});
