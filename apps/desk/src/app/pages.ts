// The pages of the desk, in the order in which they stand in the navigation. Who may not do what a page is for does not see it there.
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { rolesWith, type Act } from '@stimpill/api-types/rights';
import type { IconName } from '@stimpill/ui/icon.tsx';
import type { Role } from '@stimpill/api-types';
import type { shellWords } from '#said/desk/app/shell.ts';
import type { Said } from '@stimpill/words/said.ts';

type Sentences = Said<typeof shellWords>;

export type Page = {
  /** Below `/desk`. */
  readonly path: `/${string}`;
  readonly name: (t: Sentences) => string;
  readonly icon: IconName;
  /** What the page is for: anyone who may do it sees the page. */
  readonly act: Act;
  /** Under which heading it stands in the navigation; left out: above all headings. */
  readonly group?: keyof Sentences['groups'];
  readonly component: RouteComponent;
  /** Names of the filters that stand in its address. */
  readonly filters?: readonly string[];
  /** What waits stands as a number beside its name. */
  readonly counts?: 'questions' | 'leave';
};

/** A page that one comes to from another one; it is not in the navigation. */
type PageBelow = Pick<Page, 'path' | 'component' | 'filters'>;

export const PAGES: readonly Page[] = [
  {
    path: '/today',
    name: (t) => t.today,
    icon: 'clock',
    act: 'today.read',
    filters: ['q', 'department'],
    component: lazyRouteComponent(() => import('#features/today/today-page.tsx'), 'TodayPage'),
  },
  {
    path: '/inbox',
    name: (t) => t.inbox,
    icon: 'question',
    act: 'time.decide',
    filters: ['q', 'kind', 'department'],
    counts: 'questions',
    component: lazyRouteComponent(() => import('#features/inbox/inbox-page.tsx'), 'InboxPage'),
  },
  {
    path: '/leave',
    name: (t) => t.leave,
    icon: 'calendar',
    act: 'month.read',
    filters: ['view', 'show', 'request', 'month', 'department', 'person'],
    counts: 'leave',
    component: lazyRouteComponent(() => import('#features/leave/leave-page.tsx'), 'LeavePage'),
  },
  {
    path: '/people',
    name: (t) => t.people,
    icon: 'people',
    act: 'people.read',
    filters: ['q', 'show', 'department', 'role', 'lacks'],
    component: lazyRouteComponent(() => import('#features/people/people-page.tsx'), 'PeoplePage'),
  },
  {
    path: '/timesheets',
    name: (t) => t.timesheets,
    icon: 'grid',
    act: 'people.read',
    filters: ['q', 'department', 'flag', 'show', 'from'],
    component: lazyRouteComponent(
      () => import('#features/timesheets/grid/timesheets-page.tsx'),
      'TimesheetsPage',
    ),
  },
  {
    path: '/month',
    name: (t) => t.month,
    icon: 'send',
    act: 'month.read',
    filters: ['q', 'state', 'from', 'profile'],
    component: lazyRouteComponent(() => import('#features/month/month-page.tsx'), 'MonthPage'),
  },
  {
    path: '/tablets',
    name: (t) => t.tablets,
    icon: 'tablet',
    act: 'tablets.read',
    component: lazyRouteComponent(() => import('#features/tablets/tablets-page.tsx'), 'TabletsPage'),
  },
  {
    path: '/company/settings',
    name: (t) => t.settings,
    icon: 'sliders',
    act: 'company.read',
    group: 'company',
    component: lazyRouteComponent(() => import('#features/company/settings-page.tsx'), 'SettingsPage'),
  },
  {
    path: '/company/departments',
    name: (t) => t.departments,
    icon: 'building',
    act: 'company.read',
    group: 'company',
    component: lazyRouteComponent(() => import('#features/company/departments-page.tsx'), 'DepartmentsPage'),
  },
  {
    path: '/company/projects',
    name: (t) => t.projects,
    icon: 'folder',
    act: 'company.read',
    group: 'company',
    component: lazyRouteComponent(() => import('#features/company/projects-page.tsx'), 'ProjectsPage'),
  },
  {
    path: '/company/pay-periods',
    name: (t) => t.payPeriods,
    icon: 'again',
    act: 'company.read',
    group: 'company',
    component: lazyRouteComponent(() => import('#features/company/pay-periods-page.tsx'), 'PayPeriodsPage'),
  },
  {
    path: '/company/pay-rules',
    name: (t) => t.payRules,
    icon: 'scales',
    act: 'company.read',
    group: 'company',
    component: lazyRouteComponent(() => import('#features/company/pay-rules-page.tsx'), 'PayRulesPage'),
  },
  {
    path: '/company/wage-codes',
    name: (t) => t.wageCodes,
    icon: 'tag',
    act: 'company.read',
    group: 'company',
    filters: ['target'],
    component: lazyRouteComponent(() => import('#features/company/wage-codes-page.tsx'), 'WageCodesPage'),
  },
  {
    path: '/company/export-profiles',
    name: (t) => t.exportProfiles,
    icon: 'copy',
    act: 'payroll.read',
    group: 'company',
    filters: ['profile'],
    component: lazyRouteComponent(
      () => import('#features/export-profiles/export-profiles-page.tsx'),
      'ExportProfilesPage',
    ),
  },
  {
    path: '/company/holidays',
    name: (t) => t.holidays,
    icon: 'calendar',
    act: 'company.read',
    group: 'company',
    filters: ['year'],
    component: lazyRouteComponent(() => import('#features/company/holidays-page.tsx'), 'HolidaysPage'),
  },
  {
    path: '/service-accounts',
    name: (t) => t.serviceAccounts,
    icon: 'key',
    act: 'serviceAccounts.change',
    group: 'company',
    component: lazyRouteComponent(
      () => import('#features/service-accounts/service-accounts-page.tsx'),
      'ServiceAccountsPage',
    ),
  },
  {
    path: '/log',
    name: (t) => t.log,
    icon: 'list',
    act: 'log.read',
    group: 'company',
    filters: ['subject', 'employeeId', 'userId', 'from', 'to'],
    component: lazyRouteComponent(() => import('#features/log/log-page.tsx'), 'LogPage'),
  },
  {
    path: '/account',
    name: (t) => t.account,
    icon: 'person',
    act: 'desk.use',
    group: 'you',
    component: lazyRouteComponent(() => import('#features/account/account-page.tsx'), 'AccountPage'),
  },
];

const personPage = lazyRouteComponent(() => import('#features/people/person/person-page.tsx'), 'PersonPage');

export const PAGES_BELOW: readonly PageBelow[] = [
  {
    path: '/people/new',
    component: lazyRouteComponent(() => import('#features/people/new/new-person-page.tsx'), 'NewPersonPage'),
  },
  {
    path: '/people/import',
    component: lazyRouteComponent(() => import('#features/people/import/import-page.tsx'), 'ImportPage'),
  },
  { path: '/people/$personId', component: personPage },
  {
    path: '/month/runs',
    component: lazyRouteComponent(() => import('#features/month/runs/runs-page.tsx'), 'RunsPage'),
  },
  {
    path: '/month/bonuses',
    filters: ['kind', 'year'],
    component: lazyRouteComponent(() => import('#features/month/bonuses/bonuses-page.tsx'), 'BonusesPage'),
  },
  {
    path: '/month/holiday-pay',
    filters: ['show', 'from', 'year'],
    component: lazyRouteComponent(
      () => import('#features/month/holiday-pay/holiday-pay-page.tsx'),
      'HolidayPayPage',
    ),
  },
  { path: '/people/$personId/$part', component: personPage },
  {
    path: '/timesheets/charts',
    filters: ['show', 'weeks', 'department'],
    component: lazyRouteComponent(() => import('#features/timesheets/charts/charts-page.tsx'), 'ChartsPage'),
  },
  {
    path: '/company/rule-lab',
    filters: ['ruleSet', 'version'],
    component: lazyRouteComponent(() => import('#features/rule-lab/rule-lab-page.tsx'), 'RuleLabPage'),
  },
  {
    path: '/timesheets/$personId',
    filters: ['from', 'day'],
    component: lazyRouteComponent(
      () => import('#features/timesheets/person-time-page.tsx'),
      'PersonTimePage',
    ),
  },
];

export const pagesOf = (role: Role): readonly Page[] =>
  PAGES.filter(({ act }) => rolesWith(act).includes(role));
