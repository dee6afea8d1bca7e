// Every page of the desk that somebody sees who is signed in, from the list that makes its router. The walks for accessibility, weight and keyboard go
// along it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { aegir } from './company.ts';

const LIST = fileURLToPath(new URL('../../apps/desk/src/app/pages.ts', import.meta.url));
const RECORD = `people/${aegir.id}`;

/** Below `/desk/`, by the path of their page: where it stands for many pages, or shows more than it does at its own address. */
export const LOOKED_AT: Readonly<Record<string, readonly string[]>> = {
  '/leave': ['leave', 'leave?view=calendar&month=2026-03', 'leave?open=new', 'leave?open=ask'],
  '/people': ['people', 'people?show=left'],
  '/people/$personId': [RECORD],
  '/people/$personId/$part': ['employment', 'pay', 'hours', 'access', 'history'].map(
    (part) => `${RECORD}/${part}`,
  ),
  '/timesheets': ['timesheets?from=2026-03-01', 'timesheets?open=many'],
  '/timesheets/charts': ['timesheets/charts', 'timesheets/charts?show=punctuality'],
  '/timesheets/rest': ['timesheets/rest?from=2026-03-01'],
  '/timesheets/$personId': [`timesheets/${aegir.id}`],
  '/month/bonuses': ['month/bonuses?year=2026', 'month/bonuses?kind=holiday&year=2026'],
  '/month/holiday-pay': ['month/holiday-pay?from=2026-03-01', 'month/holiday-pay?show=vacation&year=2026'],
  '/company/departments': ['company/departments', 'company/departments?open=new'],
  '/company/projects': ['company/projects', 'company/projects?open=new'],
  '/company/absence-kinds': ['company/absence-kinds', 'company/absence-kinds?open=new'],
  '/company/pay-rules': ['company/pay-rules', 'company/pay-rules?open=new'],
  '/company/holidays': ['company/holidays', 'company/holidays?open=new'],
  '/service-accounts': ['service-accounts', 'service-accounts?open=new'],
};

export const DESK_PATHS = Array.from(
  readFileSync(LIST, 'utf8').matchAll(/path: '(\/[^']+)'/g),
  ([, path = '']) => path,
);

/** All of them, one address after the other. */
export const DESK_ADDRESSES = DESK_PATHS.flatMap((path) => LOOKED_AT[path] ?? [path.slice(1)]);
