import type { Chance } from '../chance.ts';
import { createCompanies, NO_RULES, type Company } from '../people/companies.ts';

/** How PINs begin: no date, year, run or pair; and with a zero, because no clock or counter writes a leading zero. */
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
    // In this campaign nobody gets a new PIN.
    return { ...person, pin, laterPin: pin };
  });
  // The simulated finger knows only the pad and the two buttons, so nothing else may be asked for.
  return { ...company, people, projects: [], rules: NO_RULES };
}
