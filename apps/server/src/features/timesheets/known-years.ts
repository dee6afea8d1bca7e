// The years in which hours can be calculated: those whose holidays are known.
import { domainErrorOf, type Fault } from '#errors/domain-error.ts';

const FIRST_DATE = '2000-01-01';
const LAST_DATE = '2100-12-31';

/**
 * @param place what stands before the names: `query.`, or nothing for those in a body
 * @param range dates that exist, in order
 * @throws DomainError `request.invalid`
 */
export function refuseUnknownYears(
  range: { readonly startDate: string; readonly endDate: string },
  place: 'query.' | '' = 'query.',
): void {
  const faults = (['startDate', 'endDate'] as const)
    .filter((name) => range[name] < FIRST_DATE || range[name] > LAST_DATE)
    .map((name): Fault => {
      const field = `${place}${name}`;
      return { code: 'request.invalid', message: `${field} must lie in the years 2000 to 2100.`, field };
    });
  const [first, ...rest] = faults;
  if (first !== undefined) throw domainErrorOf([first, ...rest]);
}
