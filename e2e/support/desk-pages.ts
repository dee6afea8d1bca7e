// Every page of the desk that somebody sees who is signed in. The walks for accessibility, weight and keyboard go along it.
import { aegir } from './company.ts';

type DeskPage = {
  /** As the router has it. */
  readonly route: string;
  /** Addresses at which it is looked at, below `/desk/`. */
  readonly at: readonly string[];
};

const RECORD = `people/${aegir.id}`;

export const DESK_PAGES: readonly DeskPage[] = [
  { route: '/today', at: ['today'] },
  { route: '/inbox', at: ['inbox'] },
  {
    route: '/leave',
    at: ['leave', 'leave?view=calendar&month=2026-03', 'leave?open=new', 'leave?open=ask'],
  },
  { route: '/people', at: ['people', 'people?show=left'] },
  { route: '/people/new', at: ['people/new'] },
  { route: '/people/import', at: ['people/import'] },
  { route: '/people/$personId', at: [RECORD] },
  {
    route: '/people/$personId/$part',
    at: ['employment', 'pay', 'hours', 'access', 'history'].map((part) => `${RECORD}/${part}`),
  },
  { route: '/timesheets', at: ['timesheets?from=2026-03-01', 'timesheets?open=many'] },
  { route: '/timesheets/charts', at: ['timesheets/charts', 'timesheets/charts?show=punctuality'] },
  { route: '/timesheets/$personId', at: [`timesheets/${aegir.id}`] },
  { route: '/month', at: ['month'] },
  { route: '/month/runs', at: ['month/runs'] },
  { route: '/month/bonuses', at: ['month/bonuses?year=2026', 'month/bonuses?kind=holiday&year=2026'] },
  {
    route: '/month/holiday-pay',
    at: ['month/holiday-pay?from=2026-03-01', 'month/holiday-pay?show=vacation&year=2026'],
  },
  { route: '/tablets', at: ['tablets'] },
  { route: '/company/settings', at: ['company/settings'] },
  { route: '/company/departments', at: ['company/departments', 'company/departments?open=new'] },
  { route: '/company/projects', at: ['company/projects', 'company/projects?open=new'] },
  { route: '/company/pay-periods', at: ['company/pay-periods'] },
  { route: '/company/pay-rules', at: ['company/pay-rules', 'company/pay-rules?open=new'] },
  { route: '/company/rule-lab', at: ['company/rule-lab'] },
  { route: '/company/wage-codes', at: ['company/wage-codes'] },
  { route: '/company/export-profiles', at: ['company/export-profiles'] },
  { route: '/company/holidays', at: ['company/holidays', 'company/holidays?open=new'] },
  { route: '/service-accounts', at: ['service-accounts', 'service-accounts?open=new'] },
  { route: '/log', at: ['log'] },
  { route: '/account', at: ['account'] },
];

/** All of them, one address after the other. */
export const DESK_ADDRESSES = DESK_PAGES.flatMap(({ at }) => at);
