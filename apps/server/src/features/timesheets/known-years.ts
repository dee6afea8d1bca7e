// The years in which hours can be calculated: those whose holidays are known.
import { domainErrorOf, type Fault } from '#errors/domain-error.ts';

/** The first of them: nothing is calculated before it. */
export const FIRST_DATE = '2000-01-01';
const LAST_DATE = '2100-12-31';

/**
 * @param dates dates that exist, by the field that holds each
 * @throws DomainError `request.invalid` that names every field at fault
 */
export function refuseUnknownYears(dates: Readonly<Record<string, string>>): void {
  const faults = Object.entries(dates)
    .filter(([, date]) => date < FIRST_DATE || date > LAST_DATE)
    .map(([field]): Fault => {
      return { code: 'request.invalid', message: `${field} must lie in the years 2000 to 2100.`, field };
    });
  const [first, ...rest] = faults;
  if (first !== undefined) throw domainErrorOf([first, ...rest]);
}

/** The two dates of a range that stands in the query. */
export const inQuery = ({
  startDate,
  endDate,
}: {
  readonly startDate: string;
  readonly endDate: string;
}) => ({
  'query.startDate': startDate,
  'query.endDate': endDate,
});
