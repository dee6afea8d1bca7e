// What the description of operations about people says in words.
import { schemaAt } from '../description.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Of the people in the good calls: where they end an employment, and where they begin one again. */
const FIRST_DAY = '2024-03-01';
const LAST_DAY = '2025-12-31';
/** A year after the clock of tests. */
const NEXT_YEAR = '2027-03-03';
/** The tests are of 2026. */
const THIS_YEAR = '2026-01-01';

/** The years 1900 to 2199. */
const LIFE_DATE = ['components', 'schemas', 'EndEmploymentRequest', 'properties', 'lastDay'];

/** The fields at fault, of any operation. */
export function personFaults(operationId: string, fields: Fields): string[] {
  const { lastDay, firstDay, keepsTimeUntil } = fields;
  switch (operationId) {
    case 'addPerson':
    case 'changePerson':
      return personDates(fields);
    case 'changePersonReach':
      return reversedDays(fields['standIns']);
    case 'endEmployment':
      return isLifeDate(lastDay) && lastDay < FIRST_DAY ? ['lastDay'] : [];
    case 'reemployPerson':
      return isLifeDate(firstDay) && firstDay <= LAST_DAY ? ['firstDay'] : [];
    case 'findWorkPatternEffect':
    case 'setWorkPatterns':
      return outsideOfPattern(fields['workPatternChanges']);
    case 'erasePerson':
      return isLifeDate(keepsTimeUntil) && keepsTimeUntil < THIS_YEAR ? ['keepsTimeUntil'] : [];
    default:
      return [];
  }
}

/** "In the employment, at most three years back and one ahead". */
function outsideOfPattern(given: unknown): string[] {
  const changes = Array.isArray(given) ? (given as ({ from?: unknown } | null)[]) : [];
  const isOutside = (from: unknown) => isLifeDate(from) && (from < FIRST_DAY || from > NEXT_YEAR);
  return changes.some((change) => isOutside(change?.from)) ? ['workPatternChanges'] : [];
}

/** "Not before the first". */
function reversedDays(standIns: unknown): string[] {
  const each = Array.isArray(standIns) ? (standIns as ({ from?: unknown; to?: unknown } | null)[]) : [];
  const isReversed = each.some((one) => isLifeDate(one?.from) && isLifeDate(one.to) && one.to < one.from);
  return isReversed ? ['standIns'] : [];
}

/** "Not after the first day", and not before it. */
function personDates({ employmentStartDate: start, ...dates }: Fields): string[] {
  if (!isLifeDate(start)) return [];
  const { employmentEndDate: end, birthDate: birth, tradeStartDate: trade, ratioChanges } = dates;
  const changes = Array.isArray(ratioChanges) ? (ratioChanges as ({ from?: unknown } | null)[]) : [];
  return [
    ...(isLifeDate(end) && end < start ? ['employmentEndDate'] : []),
    ...(isLifeDate(birth) && birth > start ? ['birthDate'] : []),
    ...(isLifeDate(trade) && trade > start ? ['tradeStartDate'] : []),
    ...(changes.some((change) => isFirstBefore(change?.from, start)) ? ['ratioChanges'] : []),
  ];
}

const isFirstBefore = (from: unknown, start: string) => isLifeDate(from) && from < start;

const isLifeDate = (value: unknown): value is string =>
  typeof value === 'string' && schemaAt(LIFE_DATE)(value);
