import { describe, expect, it } from 'vitest';
import { agreements } from '#agreements/agreements.ts';
import { agreementBonuses, bonusesOf } from './bonuses-of.ts';
import { BONUS_KINDS } from './bonus-terms.ts';

describe('the bonuses that ship', () => {
  it.each([...agreementBonuses.values()])('say under "$key" where they were read, and when', (bonuses) => {
    expect(bonuses.sources.length).toBeGreaterThan(0);
    for (const { url, says } of bonuses.sources) {
      expect(url).toMatch(/^https:\/\//);
      expect(new Set(Object.values(says)).size).toBe(3);
    }
    expect(bonuses.lastCheckedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it.each([...agreementBonuses.values()])('are due under "$key" on a day of every year', (bonuses) => {
    for (const kind of BONUS_KINDS) expect(bonuses[kind].dueOn).toMatch(/^(12-01|12-15|05-01|06-01)$/);
  });
});

describe('the bonuses of a rule', () => {
  it('are known for every agreement of which a page was found, once a public employer has said which it is', () => {
    const found = [...agreements.values()].map(({ key, entitlements }) => [
      key,
      bonusesOf({ agreement: key, entitlements }, 'state'),
    ]);

    expect(Object.fromEntries(found)).toMatchObject({
      'sgs-efling-day-work': 'sgs',
      'hotel-restaurant-shifts': 'hotel',
      'hotel-bar-shifts': 'hotel',
      'vr-shop': 'vr-shop',
      'vr-office': 'vr-office',
      'public-sector-shifts': 'state',
      craft: 'craft',
      'matvis-shifts': 'craft',
      'municipal-day-work': 'municipality',
      'vr-fa': 'notKnown',
    });
  });

  it('of a rule of the company’s own are those of the leave that it names', () => {
    expect(bonusesOf({ agreement: null, entitlements: 'craft' }, null)).toBe('craft');
    expect(bonusesOf({ agreement: null, entitlements: 'vr' }, null)).toBe('vr');
  });

  it('are not known where no page was found, and ask a public employer which it is', () => {
    expect(bonusesOf({ agreement: null, entitlements: 'law' }, null)).toBe('notKnown');
    expect(bonusesOf({ agreement: null, entitlements: null }, 'state')).toBe('notKnown');
    expect(bonusesOf({ agreement: null, entitlements: 'public' }, null)).toBe('employerNotNamed');
  });
});
