// The twenty-six people of Kaffihús Norður, and the account with which other systems sign in.
import type { CompanyFileInput } from '#features/company-file/company-file.ts';

type Employee = NonNullable<CompanyFileInput['employees']>[number];

export type DepartmentName = 'Bakarí' | 'Kaffihús' | 'Eldhús' | 'Skrifstofa';

export type DemoPerson = {
  /** The part of the e-mail before the @; also what everything about this person is named after. */
  readonly key: string;
  readonly name: string;
  readonly jobTitle: string;
  readonly departments: readonly DepartmentName[];
  readonly role: Employee['role'];
  readonly ratio: number;
  /** Two weeks, Monday to Sunday, which take turns; a letter per shift, a dash for a day off. */
  readonly weeks: readonly [string, string];
  /** Months before today; a newcomer has a short history. */
  readonly startedMonthsAgo: number;
  /** Months before today; only leavers. */
  readonly leftMonthsAgo?: number;
  /** Left by being made inactive, not by an end date. */
  readonly isInactive?: true;
  readonly takesBreaks?: true;
  readonly hasChildren?: true;
  readonly signsIn?: true;
  readonly canEditOwnTimesheet?: true;
  /** Has one day less of regular hours from the next month on. */
  readonly worksLessSoon?: true;
};

const person = (
  key: string,
  name: string,
  jobTitle: string,
  departments: readonly DepartmentName[],
  weeks: readonly [string, string],
  rest: Partial<DemoPerson> = {},
): DemoPerson => ({
  key,
  name,
  jobTitle,
  departments,
  weeks,
  role: 'employee',
  ratio: 1,
  startedMonthsAgo: 30,
  ...rest,
});

const every = (week: string): [string, string] => [week, week];

const SIGNS_IN = { signsIn: true, canEditOwnTimesheet: true } as const;

const OFFICE: readonly DemoPerson[] = [
  person('eigandi', 'Þórunn Ægisdóttir', 'Eigandi', ['Skrifstofa'], every('SSSSS--'), {
    ...SIGNS_IN,
    role: 'owner',
    startedMonthsAgo: 130,
    takesBreaks: true,
  }),
  person(
    'stjori',
    'Hallgrímur Örn Sæmundsson',
    'Rekstrarstjóri',
    ['Skrifstofa', 'Kaffihús'],
    every('SSSSS--'),
    {
      ...SIGNS_IN,
      role: 'manager',
      startedMonthsAgo: 74,
      takesBreaks: true,
      hasChildren: true,
    },
  ),
  person('bokari', 'Ásdís Lóa Guðjónsdóttir', 'Bókari', ['Skrifstofa'], every('S-S-S--'), {
    ...SIGNS_IN,
    role: 'accountant',
    ratio: 0.6,
    startedMonthsAgo: 41,
    takesBreaks: true,
  }),
];

const BAKERY: readonly DemoPerson[] = [
  person('gunnlaugur', 'Gunnlaugur Þór Pálsson', 'Bakarameistari', ['Bakarí'], every('BBBBB--'), {
    startedMonthsAgo: 118,
    takesBreaks: true,
  }),
  person('olafur', 'Ólafur Ægir Brynjarsson', 'Bakari', ['Bakarí'], every('NNNN--N'), {
    startedMonthsAgo: 66,
  }),
  person('pawel', 'Paweł Wiśniewski', 'Bakari', ['Bakarí'], ['EEEEE--', '--EEEEE'], {
    startedMonthsAgo: 52,
    hasChildren: true,
  }),
  person('sigridur', 'Sigríður Björk Hauksdóttir', 'Bakari', ['Bakarí'], ['BBB--BB', 'BBBBB--'], {
    startedMonthsAgo: 38,
    hasChildren: true,
  }),
  person('elin', 'Elín Ósk Rúnarsdóttir', 'Bakaranemi', ['Bakarí'], every('BBBBB--'), {
    startedMonthsAgo: 15,
  }),
  person(
    'malgorzata',
    'Małgorzata Kowalska',
    'Aðstoð í bakaríi',
    ['Bakarí', 'Kaffihús'],
    ['--BBBBB', 'BBBBB--'],
    {
      startedMonthsAgo: 27,
      takesBreaks: true,
    },
  ),
  person('lukasz', 'Łukasz Zieliński', 'Aðstoðarbakari', ['Bakarí'], every('BBBBB--'), {
    startedMonthsAgo: 34,
    leftMonthsAgo: 3,
  }),
];

const CAFE: readonly DemoPerson[] = [
  person('birna', 'Birna Þöll Steinarsdóttir', 'Vaktstjóri', ['Kaffihús'], every('OOOOO--'), {
    ...SIGNS_IN,
    role: 'manager',
    startedMonthsAgo: 59,
    hasChildren: true,
  }),
  person('daniel', 'Daníel Máni Freysson', 'Kaffibarþjónn', ['Kaffihús'], ['OOO--OO', 'OOOOO--'], {
    signsIn: true,
    startedMonthsAgo: 22,
  }),
  person('freyja', 'Freyja Sól Ingólfsdóttir', 'Kaffibarþjónn', ['Kaffihús'], ['MMMMM--', '--MMMMM'], {
    signsIn: true,
    startedMonthsAgo: 18,
  }),
  person('kristjan', 'Kristján Bjarki Högnason', 'Afgreiðsla', ['Kaffihús'], ['--MMMM-', 'MM--MM-'], {
    ratio: 0.8,
    startedMonthsAgo: 14,
    takesBreaks: true,
  }),
  person('aneta', 'Aneta Dąbrowska', 'Kaffibarþjónn', ['Kaffihús'], ['--OOOOO', 'OOOOO--'], {
    startedMonthsAgo: 33,
    hasChildren: true,
  }),
  person('katla', 'Þorgerður Katla Ísaksdóttir', 'Afgreiðsla', ['Kaffihús'], ['-----WW', '-----W-'], {
    ratio: 0.3,
    startedMonthsAgo: 13,
  }),
  person('isak', 'Ísak Leó Viðarsson', 'Afgreiðsla', ['Kaffihús'], every('---H-WW'), {
    ratio: 0.5,
    worksLessSoon: true,
    startedMonthsAgo: 16,
  }),
  person('huong', 'Nguyễn Thị Hương', 'Afgreiðsla', ['Kaffihús', 'Eldhús'], every('HHHHH--'), {
    ratio: 0.5,
    startedMonthsAgo: 5,
  }),
  person('hrafnkell', 'Hrafnkell Úlfur Stefánsson', 'Kaffibarþjónn', ['Kaffihús'], every('MMMMM--'), {
    startedMonthsAgo: 26,
    leftMonthsAgo: 2,
    isInactive: true,
  }),
];

const KITCHEN: readonly DemoPerson[] = [
  person('gudny', 'Guðný Æsa Þórðardóttir', 'Yfirkokkur', ['Eldhús'], ['--KKKKK', 'KKKKK--'], {
    startedMonthsAgo: 63,
  }),
  person('stanislaw', 'Stanisław Krawczyk', 'Kokkur', ['Eldhús'], ['KKKKK--', '--KKKKK'], {
    startedMonthsAgo: 45,
    takesBreaks: true,
  }),
  person('agnieszka', 'Agnieszka Żuraw', 'Aðstoð í eldhúsi', ['Eldhús'], every('KKKK---'), {
    ratio: 0.8,
    startedMonthsAgo: 20,
    hasChildren: true,
  }),
  person('jon', 'Jón Ægir Ólafsson', 'Uppvask', ['Eldhús'], every('HH-HHH-'), {
    ratio: 0.5,
    startedMonthsAgo: 14,
  }),
  person('maria', 'Maria Santos Reyes', 'Kokkur', ['Eldhús'], ['KKKKK--', 'KK--KKK'], {
    startedMonthsAgo: 29,
    takesBreaks: true,
  }),
  // A namesake: only the department and the number tell the two apart.
  person('nafni', 'Jón Ægir Ólafsson', 'Bílstjóri', ['Bakarí'], every('HHHHH--'), {
    ratio: 0.5,
    startedMonthsAgo: 9,
  }),
  // As long as a name gets, with a word that fits into no tile.
  person(
    'bartlomiej',
    'Bartłomiej Konstantynopolitańczykowski-Brzęczyszczykiewicz',
    'Kokkur',
    ['Eldhús'],
    ['--KKKKK', 'KKKKK--'],
    { startedMonthsAgo: 7 },
  ),
];

export const DEMO_PEOPLE: readonly DemoPerson[] = [...OFFICE, ...BAKERY, ...CAFE, ...KITCHEN];

/** Other systems sign in with an account of their own, never with a person's. */
export const SERVICE_ACCOUNT: DemoPerson = person(
  'tengill',
  'Tengill (API)',
  'Þjónustuaðgangur',
  [],
  every('-------'),
  {
    role: 'manager',
    ratio: 0,
    startedMonthsAgo: 24,
    signsIn: true,
  },
);
