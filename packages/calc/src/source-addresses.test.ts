import { expect, it } from 'vitest';
import { agreements } from '#agreements/agreements.ts';
import { agreementBonuses } from '#bonuses/bonuses-of.ts';
import { entitlementTerms } from '#entitlements/all-entitlement-terms.ts';
import { addressesOf } from '#explain/page-addresses.ts';

/** A site on which its makers try pages before anybody is meant to read them; it may be gone, or shut, any day. */
const NOT_PUBLIC = /^(?:staging|stage|dev|test|beta|preview|new)\d*[.-]/;

/** Every address of what ships, in whatever field it stands, and those that citations stand for. */
const addressesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [...addressesOf(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : [];
};

const shipped = [...agreements.values(), ...agreementBonuses.values(), ...entitlementTerms.values()];

it('sends nobody who looks a source up to a site that is not for the public, nor without https', () => {
  const addresses = [...new Set(addressesIn(shipped))];

  expect(addresses.length).toBeGreaterThan(60);
  expect(addresses.filter((address) => NOT_PUBLIC.test(new URL(address).hostname))).toEqual([]);
  expect(addresses.filter((address) => new URL(address).protocol !== 'https:')).toEqual([]);
});
