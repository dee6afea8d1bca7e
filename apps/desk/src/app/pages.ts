// The pages of the desk, in the order in which they stand in the navigation. Who may not do what a page is for does not see it there.
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { may, type Act, type RightsHolder } from '@stimpill/api-types/rights';
import type { IconName } from '@stimpill/ui/icon.tsx';
import type { paletteWords } from '#said/desk/app/palette.ts';
import type { shellWords } from '#said/desk/app/shell.ts';
import { withWords } from '@stimpill/words/page-words.ts';
import type { Said } from '@stimpill/words/said.ts';

type Sentences = Said<typeof shellWords>;

export type Page = {
  /** Below `/desk`. */
  readonly path: `/${string}`;
  readonly name: keyof Said<typeof paletteWords>['pages'];
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
type PageBelow = Pick<Page, 'path' | 'act' | 'component' | 'filters'>;

/** Fetched when somebody goes there, with its sentences. */
function page<Name extends string>(
  load: () => Promise<Readonly<Record<Name, RouteComponent>>>,
  name: Name,
): RouteComponent {
  return lazyRouteComponent(() => withWords(load()), name);
}

/** Where somebody begins who asks for no page. */
export const FIRST_PAGE = '/today';

export const PAGES: readonly Page[] = [
  {
    path: '/today',
    name: 'today',
    icon: 'clock',
    act: 'today.read',
    filters: ['q', 'department'],
    component: page(() => import('#features/today/today-page.tsx'), 'TodayPage'),
  },
  {
    path: '/inbox',
    name: 'inbox',
    icon: 'question',
    act: 'time.decide',
    filters: ['q', 'kind', 'department'],
    counts: 'questions',
    component: page(() => import('#features/inbox/inbox-page.tsx'), 'InboxPage'),
  },
  {
    path: '/leave',
    name: 'leave',
    icon: 'calendar',
    act: 'month.read',
    filters: ['view', 'show', 'request', 'month', 'department', 'person'],
    counts: 'leave',
    component: page(() => import('#features/leave/leave-page.tsx'), 'LeavePage'),
  },
  {
    path: '/people',
    name: 'people',
    icon: 'people',
    act: 'people.read',
    filters: ['q', 'show', 'department', 'role', 'lacks'],
    component: page(() => import('#features/people/people-page.tsx'), 'PeoplePage'),
  },
  {
    path: '/timesheets',
    name: 'timesheets',
    icon: 'grid',
    act: 'people.read',
    filters: ['q', 'department', 'flag', 'show', 'from'],
    component: page(() => import('#features/timesheets/grid/timesheets-page.tsx'), 'TimesheetsPage'),
  },
  {
    path: '/month',
    name: 'month',
    icon: 'send',
    act: 'month.read',
    filters: ['q', 'state', 'from', 'profile'],
    component: page(() => import('#features/month/month-page.tsx'), 'MonthPage'),
  },
  {
    path: '/tablets',
    name: 'tablets',
    icon: 'tablet',
    act: 'tablets.read',
    component: page(() => import('#features/tablets/tablets-page.tsx'), 'TabletsPage'),
  },
  {
    path: '/company/settings',
    name: 'settings',
    icon: 'sliders',
    act: 'company.read',
    group: 'company',
    component: page(() => import('#features/company/settings-page.tsx'), 'SettingsPage'),
  },
  {
    path: '/company/departments',
    name: 'departments',
    icon: 'building',
    act: 'company.read',
    group: 'company',
    component: page(() => import('#features/company/departments-page.tsx'), 'DepartmentsPage'),
  },
  {
    path: '/company/projects',
    name: 'projects',
    icon: 'folder',
    act: 'company.read',
    group: 'company',
    component: page(() => import('#features/company/projects-page.tsx'), 'ProjectsPage'),
  },
  {
    path: '/company/absence-kinds',
    name: 'absenceKinds',
    icon: 'sliders',
    act: 'company.read',
    group: 'company',
    component: page(() => import('#features/company/absence-kinds-page.tsx'), 'AbsenceKindsPage'),
  },
  {
    path: '/company/pay-periods',
    name: 'payPeriods',
    icon: 'again',
    act: 'company.read',
    group: 'company',
    component: page(() => import('#features/company/pay-periods-page.tsx'), 'PayPeriodsPage'),
  },
  {
    path: '/company/pay-rules',
    name: 'payRules',
    icon: 'scales',
    act: 'company.read',
    group: 'company',
    component: page(() => import('#features/company/pay-rules-page.tsx'), 'PayRulesPage'),
  },
  {
    path: '/company/wage-codes',
    name: 'wageCodes',
    icon: 'tag',
    act: 'company.read',
    group: 'company',
    filters: ['target'],
    component: page(() => import('#features/company/wage-codes-page.tsx'), 'WageCodesPage'),
  },
  {
    path: '/company/export-profiles',
    name: 'exportProfiles',
    icon: 'copy',
    act: 'payroll.read',
    group: 'company',
    filters: ['profile'],
    component: page(() => import('#features/export-profiles/export-profiles-page.tsx'), 'ExportProfilesPage'),
  },
  {
    path: '/company/holidays',
    name: 'holidays',
    icon: 'calendar',
    act: 'company.read',
    group: 'company',
    filters: ['year'],
    component: page(() => import('#features/company/holidays-page.tsx'), 'HolidaysPage'),
  },
  {
    path: '/service-accounts',
    name: 'serviceAccounts',
    icon: 'key',
    act: 'serviceAccounts.change',
    group: 'company',
    component: page(
      () => import('#features/service-accounts/service-accounts-page.tsx'),
      'ServiceAccountsPage',
    ),
  },
  {
    path: '/log',
    name: 'log',
    icon: 'list',
    act: 'log.read',
    group: 'company',
    filters: ['subject', 'employeeId', 'userId', 'from', 'to'],
    component: page(() => import('#features/log/log-page.tsx'), 'LogPage'),
  },
  {
    path: '/account',
    name: 'account',
    icon: 'person',
    act: 'desk.use',
    group: 'you',
    component: page(() => import('#features/account/account-page.tsx'), 'AccountPage'),
  },
];

const personPage = page(() => import('#features/people/person/person-page.tsx'), 'PersonPage');

export const PAGES_BELOW: readonly PageBelow[] = [
  {
    path: '/people/new',
    act: 'people.change',
    component: page(() => import('#features/people/new/new-person-page.tsx'), 'NewPersonPage'),
  },
  {
    path: '/people/import',
    act: 'people.import',
    component: page(() => import('#features/people/import/import-page.tsx'), 'ImportPage'),
  },
  { path: '/people/$personId', act: 'people.read', component: personPage },
  {
    path: '/leave/balances',
    act: 'month.read',
    component: page(() => import('#features/leave/balances-page.tsx'), 'BalancesPage'),
  },
  {
    path: '/month/runs',
    act: 'payroll.read',
    component: page(() => import('#features/month/runs/runs-page.tsx'), 'RunsPage'),
  },
  {
    path: '/month/bonuses',
    act: 'payroll.read',
    filters: ['kind', 'year'],
    component: page(() => import('#features/month/bonuses/bonuses-page.tsx'), 'BonusesPage'),
  },
  {
    path: '/month/holiday-pay',
    act: 'payroll.read',
    filters: ['show', 'from', 'year'],
    component: page(() => import('#features/month/holiday-pay/holiday-pay-page.tsx'), 'HolidayPayPage'),
  },
  { path: '/people/$personId/$part', act: 'people.read', component: personPage },
  {
    path: '/timesheets/charts',
    act: 'people.read',
    filters: ['show', 'weeks', 'department'],
    component: page(() => import('#features/timesheets/charts/charts-page.tsx'), 'ChartsPage'),
  },
  {
    path: '/timesheets/rest',
    act: 'people.read',
    filters: ['q', 'department', 'right', 'state', 'from'],
    component: page(() => import('#features/timesheets/rest/rest-page.tsx'), 'RestPage'),
  },
  {
    path: '/company/settings/notice',
    act: 'company.read',
    component: page(() => import('#features/company/notice-page.tsx'), 'NoticePage'),
  },
  {
    path: '/company/rule-lab',
    act: 'rules.replay',
    filters: ['ruleSet', 'version'],
    component: page(() => import('#features/rule-lab/rule-lab-page.tsx'), 'RuleLabPage'),
  },
  {
    path: '/timesheets/$personId',
    act: 'people.read',
    filters: ['from', 'day', 'open'],
    component: page(() => import('#features/timesheets/person-time-page.tsx'), 'PersonTimePage'),
  },
];

export const pagesOf = (who: RightsHolder): readonly Page[] =>
  PAGES.filter(({ act }) => may(who, act) === null);
