// Ids for items without a name. They are made from what the item is about, so that the same line gives the same item next time.
import { uuidv5 } from '#ids.ts';
import { lacksId, textOf, type Mapping } from './content-items.ts';

/** The values that identify the item: if one of them differs, it is another item. */
const KEY_FIELDS = {
  shifts: ['employeeId', 'shiftTypeId', 'startTime'],
  timeOff: ['employeeId', 'startDate'],
  absences: ['employeeId', 'date', 'type'],
  balanceBookings: ['employeeId', 'account', 'date', 'kind'],
  timeEntries: ['employeeId', 'startAtUtc'],
} as const;

/** Standby may begin with work: the two are told apart by their kind. */
const STANDBY = 'standby';

export type NamelessList = keyof typeof KEY_FIELDS;

export const NAMELESS_LISTS = Object.keys(KEY_FIELDS) as readonly NamelessList[];

/** The ids of a list, item by item; null where the file gives one, or where there is no item. */
export function deriveIds(
  companyId: string,
  list: NamelessList,
  items: readonly unknown[],
): readonly (string | null)[] {
  if (!items.some(lacksId)) return items.map(() => null);
  const taken = new Set(items.flatMap((item) => textOf(item, 'id')?.toLowerCase() ?? []));
  return items.map((item) => (lacksId(item) ? firstFree(companyId, keyOf(list, item), taken) : null));
}

/** Two equal lines are two items, such as two open shifts. */
function firstFree(companyId: string, key: string, taken: Set<string>): string {
  for (let times = 1; ; times += 1) {
    const id = uuidv5(`${key}|${times}`, companyId);
    if (taken.has(id)) continue;
    taken.add(id);
    return id;
  }
}

function keyOf(list: NamelessList, item: Mapping): string {
  const values = KEY_FIELDS[list].map((field) => {
    const text = textOf(item, field) ?? '';
    const instant = text.includes('T') ? Date.parse(text) : Number.NaN;
    return Number.isNaN(instant) ? text.toLowerCase() : String(instant);
  });
  const isStandby = list === 'timeEntries' && textOf(item, 'kind') === STANDBY;
  return [list, ...values, ...(isStandby ? [STANDBY] : [])].join('|');
}
