import type { Chance } from '../chance.ts';
import { createCompanies, NO_RULES, type Company } from '../people/companies.ts';

/** No day, year, row or pair; and with a zero in front, as no clock or counter writes a number. */
const BEGINNINGS = ['04', '05', '06', '07', '08', '09'] as const;
const ENDS = ['49', '58', '63', '72', '84', '91'] as const;

/**
 * A company whose PINs occur nowhere else: a page that was loaded in real time is often some thousand milliseconds old, and writes
 * that into its readings.
 */
export function createBrowserCompany(chance: Chance, size: number): Company {
  const [company] = createCompanies(chance, 1, size);
  if (company === undefined) throw new Error('There is no company.');
  const pick = (from: readonly string[], part: string, name: string) =>
    chance.pick(from, 'pin of a browser', part, name);
  const pinOf = (name: string) => pick(BEGINNINGS, 'beginning', name) + pick(ENDS, 'end', name);
  const people = company.people.map((person) => {
    const pin = pinOf(person.name);
    // Nobody gets another one here.
    return { ...person, pin, laterPin: pin };
  });
  // Fingers know no more than the pad and the two buttons.
  return { ...company, people, projects: [], rules: NO_RULES };
}
