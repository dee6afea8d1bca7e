// What can be done from the list that Ctrl K opens, beside going to a page. Who may not do it does not see it there.
import { may, type Act, type RightsHolder } from '@stimpill/api-types/rights';
import type { shellWords } from '#said/desk/app/shell.ts';
import type { Said } from '@stimpill/words/said.ts';

type DeskAct = {
  readonly name: keyof Said<typeof shellWords>['acts'];
  readonly act: Act;
  /** The page on which it is done, below `/desk`. */
  readonly to: `/${string}`;
  /** What of that page lies open then. */
  readonly open?: string;
};

const ACTS: readonly DeskAct[] = [
  { name: 'enterAbsence', act: 'time.decide', to: '/leave', open: 'new' },
  { name: 'addPerson', act: 'people.change', to: '/people/new' },
  { name: 'importPeople', act: 'people.import', to: '/people/import' },
  { name: 'punchForMany', act: 'time.decide', to: '/timesheets', open: 'many' },
  { name: 'hangUp', act: 'tablets.change', to: '/tablets', open: 'hang-up' },
  { name: 'addDepartment', act: 'company.change', to: '/company/departments', open: 'new' },
  { name: 'addProject', act: 'company.change', to: '/company/projects', open: 'new' },
  { name: 'addPayRule', act: 'rules.change', to: '/company/pay-rules', open: 'new' },
  { name: 'addHoliday', act: 'company.change', to: '/company/holidays', open: 'new' },
  { name: 'makeAccount', act: 'serviceAccounts.change', to: '/service-accounts', open: 'new' },
];

export const actsOf = (who: RightsHolder): readonly DeskAct[] =>
  ACTS.filter(({ act }) => may(who, act) === null);
