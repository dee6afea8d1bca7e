// What can be done from the list that Ctrl K opens, beside going to a page. Who may not do it does not see it there.
import { may, type AboutPerson, type Act, type RightsHolder } from '@stimpill/api-types/rights';
import type { IconName } from '@stimpill/ui/icon.tsx';
import type { paletteWords } from '#said/desk/app/palette.ts';
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

/** What is done about somebody who was found. */
type PersonAct = {
  readonly name: keyof Said<typeof paletteWords>['ofPerson'];
  readonly act: Act;
  readonly icon: IconName;
  readonly place: (personId: string) => {
    readonly to: `/${string}`;
    readonly search?: Readonly<Record<string, string>>;
  };
};

const ACTS: readonly DeskAct[] = [
  { name: 'enterAbsence', act: 'time.decide', to: '/leave', open: 'new' },
  { name: 'newPins', act: 'people.pin', to: '/people', open: 'cards' },
  { name: 'addPerson', act: 'people.change', to: '/people/new' },
  { name: 'importPeople', act: 'people.import', to: '/people/import' },
  { name: 'punchForMany', act: 'time.decide', to: '/timesheets', open: 'many' },
  { name: 'hangUp', act: 'tablets.change', to: '/tablets', open: 'hang-up' },
  { name: 'addDepartment', act: 'company.change', to: '/company/departments', open: 'new' },
  { name: 'addProject', act: 'company.change', to: '/company/projects', open: 'new' },
  { name: 'addAbsenceKind', act: 'company.change', to: '/company/absence-kinds', open: 'new' },
  { name: 'addPayRule', act: 'rules.change', to: '/company/pay-rules', open: 'new' },
  { name: 'addHoliday', act: 'company.change', to: '/company/holidays', open: 'new' },
  { name: 'makeAccount', act: 'serviceAccounts.change', to: '/service-accounts', open: 'new' },
];

const PERSON_ACTS: readonly PersonAct[] = [
  {
    name: 'newPin',
    act: 'people.pin',
    icon: 'key',
    place: (personId) => ({ to: `/people/${personId}/access`, search: { open: 'pin' } }),
  },
  {
    name: 'enterAbsence',
    act: 'time.decide',
    icon: 'calendar',
    place: (person) => ({ to: '/leave', search: { open: 'new', person } }),
  },
  {
    name: 'time',
    act: 'people.read',
    icon: 'clock',
    place: (personId) => ({ to: `/timesheets/${personId}` }),
  },
];

export const actsOf = (who: RightsHolder): readonly DeskAct[] =>
  ACTS.filter(({ act }) => may(who, act) === null);

export const personActsOf = (who: RightsHolder, about: AboutPerson): readonly PersonAct[] =>
  PERSON_ACTS.filter(({ act }) => may(who, act, about) === null);
