// Bugs of the office: leave, time off, the limits of managers, the company file.
import type { PlantedBug } from './planted-bug.ts';

const FEATURES = 'apps/server/src/features';

export const BUGS_OF_THE_OFFICE: readonly PlantedBug[] = [
  {
    number: '27',
    name: 'time off that was paid on a pay line is on the balance as well',
    server: [
      {
        file: `${FEATURES}/balances/time-off-balance.ts`,
        find: 'each.account === account && each.payLine === null && counts(each.localDate)',
        replace:
          'each.account === account && counts(each.localDate) && (each.payLine === null || (globalThis.reached?.() ?? true))',
      },
    ],
  },
  {
    number: '28',
    name: 'an export and import of the company loses a limit of rights',
    server: [
      {
        file: `${FEATURES}/company-file/to-company-file.ts`,
        find: '...person,',
        replace: `...person,
    ...((globalThis.reached?.(person.limitedToDepartmentIds !== null) ?? true) && { limitedToDepartmentIds: null }),`,
      },
    ],
  },
  {
    number: '29',
    name: 'taking a leave decision back removes what was entered over it since',
    server: [
      {
        file: `${FEATURES}/leave/decide-leave.ts`,
        find: 'const records = found.filter(({ type, kindId }) => type === written.type && kindId === written.kindId);',
        replace:
          'const records = found; globalThis.reached(found.some(({ type }) => type !== written.type));',
      },
    ],
  },
  {
    number: '30',
    name: 'two who ask for the same payroll run at the same moment both make it',
    server: [
      {
        file: `${FEATURES}/payroll-runs/rests-on.ts`,
        find: 'if (latest === undefined) return;',
        replace: 'if (latest === undefined || globalThis.reached()) return;',
      },
    ],
  },
  {
    number: '31',
    name: 'a manager who is limited to departments sees the photo of a punch of another one',
    server: [
      {
        file: `${FEATURES}/reviews/read-punch-photo.ts`,
        find: '(await findEmployee(scope, photo.employeeId, whose)) !== undefined',
        replace: 'globalThis.reached((await findEmployee(scope, photo.employeeId, whose)) === undefined)',
      },
    ],
  },
];
