import { describe, expect, it } from 'vitest';
import { entitlementTerms } from '#entitlements/all-entitlement-terms.ts';
import { HOLIDAY_KEYS, ICELANDIC_HOLIDAYS } from '#holidays/iceland.ts';
import { parseRuleDefinition } from '#rules/parse-rule-definition.ts';
import { EXPLANATION_LANGUAGES } from '#words/words.ts';
import { type Agreement } from './agreement.ts';
import { agreements } from './agreements.ts';
import { LAST_CHECKED_ON } from './cite.ts';

const all: readonly Agreement[] = [...agreements.values()];

/** Every citation in a definition, wherever it stands. */
const citationsIn = (value: unknown): Record<string, unknown>[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'citation' ? [inner as Record<string, unknown>] : citationsIn(inner),
  );
};

describe.each(all)(
  'the shipped agreement "$key"',
  ({ key, name, sources, lastCheckedOn, definition, ...more }) => {
    it('is a rule without problems, also when it has been written down and read again', () => {
      const json: unknown = JSON.parse(JSON.stringify(definition));

      const parsed = parseRuleDefinition(json);

      expect(parsed).toEqual({ ok: true, definition: json, warnings: [] });
    });

    it('says of every holiday of the law what it is', () => {
      const ofTheLaw = HOLIDAY_KEYS.filter((day) => !('isOfAgreementsOnly' in ICELANDIC_HOLIDAYS[day]));

      expect(Object.keys(definition.holidayProfile)).toEqual(expect.arrayContaining(ofTheLaw));
    });

    it('uses every class that it names', () => {
      const named = JSON.stringify([definition.baseClass, definition.mechanisms, definition.open]);

      for (const className of Object.keys(definition.codeMap)) expect(named).toContain(`"${className}"`);
    });

    it.each(EXPLANATION_LANGUAGES)('gives every class a name of its own in the language %s', (language) => {
      const classNames = Object.values(definition.codeMap).map(({ names }) => names?.[language]);

      expect(classNames).not.toContain(undefined);
      expect(new Set(classNames).size).toBe(classNames.length);
    });

    it('says where it was read, and when', () => {
      expect(definition.names?.en).toBe(name);
      expect(key).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(sources.length).toBeGreaterThanOrEqual(4);
      expect(lastCheckedOn).toBe(LAST_CHECKED_ON);
      for (const { url } of sources) expect(() => new URL(url)).not.toThrow();
      expect(citationsIn(definition).length).toBeGreaterThan(0);
      for (const { checkedOn } of citationsIn(definition)) expect(checkedOn).toBe(LAST_CHECKED_ON);
    });

    it('has vacation and sick leave', () => {
      expect(entitlementTerms.has(more.entitlements)).toBe(true);
    });
  },
);

describe('the shipped agreements', () => {
  it('differ on the day off of commerce workers and on no other day', () => {
    const ofVr = agreements.get('vr-shop')?.definition.holidayProfile;
    const ofSgs = agreements.get('sgs-efling-day-work')?.definition.holidayProfile;

    const different = HOLIDAY_KEYS.filter((day) => ofVr?.[day]?.class !== ofSgs?.[day]?.class);

    expect(different).toEqual(['commerceDay']);
    expect(ofVr?.commerceDay?.class).toBe('SH');
  });
});
