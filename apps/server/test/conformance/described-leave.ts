// What the description of operations about time off and absence says in words.
import { textFaults } from './text-faults.ts';

type Fields = Readonly<Record<string, unknown>>;

const DAY_MS = 86_400_000;
const MOST_DAYS = 366;

/** The fields at fault. */
export function leaveFaults(operationId: string, fields: Fields): string[] {
  switch (operationId) {
    case 'askForLeave':
    case 'enterAbsence':
      return absenceFaults(fields);
    case 'findAbsenceEffect':
      return effectFaults(fields);
    case 'addAbsenceKind':
    case 'changeAbsenceKind':
      return kindFaults(fields);
    default:
      return [];
  }
}

function rangeFaults({ startDate, endDate }: Fields): string[] {
  if (!isDate(startDate) || !isDate(endDate)) return [];
  const days = (Date.parse(endDate) - Date.parse(startDate)) / DAY_MS + 1;
  return days < 1 || days > MOST_DAYS ? ['endDate'] : [];
}

/** "Not beside minutes." */
function absenceFaults(fields: Fields): string[] {
  const isBoth = isGiven(fields['minutes']) && isGiven(fields['percent']);
  return [...textFaults(fields), ...rangeFaults(fields), ...(isBoth ? ['percent'] : [])];
}

/** "The pay line where `pays` is `line`; else null." "Only where it counts as vacation or unpaidLeave." */
function kindFaults({ pays, payLine, countsAs, mayBeAsked }: Fields): string[] {
  const lacksLine = pays === 'line' && payLine === null;
  const hasLine = ['asCounted', 'nothing'].includes(String(pays)) && isGiven(payLine);
  const isAskedAmiss = mayBeAsked === true && ['sick', 'sickChild'].includes(String(countsAs));
  return [...(lacksLine || hasLine ? ['payLine'] : []), ...(isAskedAmiss ? ['mayBeAsked'] : [])];
}

/** New days are somebody's; days that are there have no new fields but their changes. */
function effectFaults({ employeeId, absence, absenceIds, changes }: Fields): string[] {
  const inside = isObject(absence) ? absenceFaults(absence).map((name) => `absence.${name}`) : [];
  if (isGiven(absenceIds)) return [...inside, ...(isGiven(absence) ? ['absence'] : [])];
  return [
    ...inside,
    ...(isGiven(employeeId) ? [] : ['employeeId']),
    ...(isGiven(absence) ? [] : ['absence']),
    ...(isGiven(changes) ? ['changes'] : []),
  ];
}

const isGiven = (value: unknown) => value !== undefined && value !== null;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^(19[7-9]|2[01][0-9])[0-9]-[01][0-9]-[0-3][0-9]$/.test(value))
    return false;
  const parsed = Date.parse(value);
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(value);
}
