// The instant that an operator wrote, or a refusal that says how to write it.
import { Refused } from '#errors/refused.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { parseInstant } from '#features/companies/parse-instant.ts';

export function instantOf({ timeZone }: CompanySettings, text: string): number {
  const parsed = parseInstant(timeZone, text);
  if ('instant' in parsed) return parsed.instant;
  const what =
    parsed.fault === 'malformed'
      ? 'is no time. Write it as 2026-11-20T07:00'
      : `is ${parsed.fault} of ${timeZone}. Write it with its offset, as 2026-11-20T07:00+01:00`;
  throw new Refused(`${text} ${what}. Nothing was changed.`);
}
