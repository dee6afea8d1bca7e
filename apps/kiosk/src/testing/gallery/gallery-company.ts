// The people and projects of the gallery: long names, every alphabet, and a code or none.
import type { OwnHoursView } from '#features/hours/own-hours.ts';
import type { OpenReview } from '#features/manager/read-reviews.ts';
import type { PunchListView } from '#features/people/use-punch-list.ts';
import type { Project } from '#features/projects/project-choice.ts';
import type { DeviceRecord } from '#storage/kiosk-database.ts';

export const ZONE = 'Atlantic/Reykjavik';
/** A Monday morning, two minutes before seven. */
export const AT = Date.parse('2026-03-02T06:58:00.000Z');
export const SINCE_YESTERDAY = Date.parse('2026-03-01T15:02:00.000Z');
/** Planned for today: it ends in 8 hours and 47 minutes. */
export const SHIFT = {
  startAt: Date.parse('2026-03-02T07:15:00.000Z'),
  endAt: Date.parse('2026-03-02T15:45:00.000Z'),
};
export const NAME = 'Þórunn Ósk Ægisdóttir';
/** Letters that the font of the kiosk has not. */
export const VIETNAMESE_NAME = 'Nguyễn Thị Hương';
/** A word that no tile can hold in one line. */
export const LONG_NAME = 'Aleksandra Konstantynopolitańczykowska-Brzęczyszczykiewicz';

export const TABLET_RECORD: DeviceRecord = {
  id: 'this',
  deviceName: 'Inngangur',
  language: 'is',
  timeZone: ZONE,
  listMode: 'short',
  showStates: false,
  padSide: 'middle',
  typeSize: 'normal',
  soundLevel: 'off',
  deviceToken: 'not a token',
  companyId: 'company',
  companyName: 'Kaffihús Norður ehf.',
  isReady: true,
  isRevoked: false,
};

/** Let in the day before. */
export const NEW_PHONES = [{ phoneId: 'new', addedAt: SINCE_YESTERDAY }];

const names: readonly (readonly [string, string | null])[] = [
  ['Veislur', 'V1'],
  ['Brauðgerð', 'B-20'],
  ['Brú yfir Ölfusá', '2214'],
  ['Endurnýjun lagna í Hafnarfirði', 'LAGNIR-7'],
  ['Kaffihúsið við höfnina', null],
  ['Ræsting', 'R'],
  ['Święta Łódź', 'PL-3'],
  ['Þjálfun nýliða', null],
  ['Ýmis viðhaldsverkefni', 'VH'],
];

export const WITH_PARTS: Project = {
  id: 'project-3',
  name: 'Endurnýjun lagna í Hafnarfirði',
  code: 'LAGNIR-7',
  subProjects: [
    { id: 'part-1', name: 'Gröftur', code: '01' },
    { id: 'part-2', name: 'Suða og frágangur', code: '02' },
    { id: 'part-3', name: 'Yfirborð', code: null },
  ],
};

export const PROJECTS: readonly Project[] = names.map(([name, code], place) => ({
  id: `project-${place}`,
  name,
  code,
  subProjects: name === WITH_PARTS.name ? WITH_PARTS.subProjects : [],
}));

export const RECENT_PROJECTS = ['project-1', 'project-3', 'project-0'];

export const HOURS: OwnHoursView = {
  kind: 'ready',
  hours: {
    todayMinutes: 240,
    openSince: Date.parse('2026-03-02T12:30:00.000Z'),
    periodStart: '2026-02-21',
    periodEnd: '2026-03-20',
    periodMinutes: 3_130,
    stints: [
      {
        startAt: Date.parse('2026-03-02T08:00:00.000Z'),
        endAt: Date.parse('2026-03-02T12:00:00.000Z'),
        isDraft: false,
      },
      { startAt: Date.parse('2026-03-02T12:30:00.000Z'), endAt: undefined, isDraft: false },
    ],
    kinds: [
      { kind: 'daytimeMinutes', minutes: 2_700 },
      { kind: 'overtimeMinutes', minutes: 430 },
    ],
    credits: [{ account: 'restTimeOff', minutes: 90 }],
    changesToAnswer: 2,
    answers: [
      {
        ...{ about: 'correction', action: 'stop', decision: 'otherTime', note: 'Lokað var kl. 14:30' },
        ...{ at: Date.parse('2026-02-27T15:00:00Z'), countsAt: Date.parse('2026-02-27T14:30:00Z') },
      },
    ],
    timeOff: [
      {
        account: 'winterLeave',
        earnedMinutes: 5_760,
        givenMinutes: 1_440,
        remainingMinutes: 4_320,
        due: [
          { giveByDate: '2026-04-30', minutes: 1_440 },
          { giveByDate: '2027-04-30', minutes: 2_880 },
        ],
      },
      { account: 'restTimeOff', earnedMinutes: 630, givenMinutes: 720, remainingMinutes: -90, due: [] },
    ],
  },
  shifts: [
    {
      id: 'next',
      name: 'Morgunvakt',
      startAt: Date.parse('2026-03-03T07:00:00.000Z'),
      endAt: Date.parse('2026-03-03T15:00:00.000Z'),
    },
    {
      id: 'later',
      name: 'Næturvakt um helgi',
      startAt: Date.parse('2026-03-07T23:00:00.000Z'),
      endAt: Date.parse('2026-03-08T07:00:00.000Z'),
    },
  ],
  readAt: AT,
};

/** A list that has just been read. */
export const LIST: PunchListView = {
  people: [],
  departments: [],
  fetchedAt: AT,
  isLoading: false,
  trouble: undefined,
};

const review: OpenReview = {
  id: 'review-1',
  name: NAME,
  reason: 'already_clocked_in',
  action: 'start',
  at: AT,
  openedAt: AT,
};

export const REVIEWS: readonly OpenReview[] = [
  { ...review, id: 'review-2', reason: 'missing_stop', at: SINCE_YESTERDAY, name: 'Aleksandra Wiśniewska' },
  {
    ...review,
    id: 'review-3',
    reason: 'pin_locked',
    action: undefined,
    at: SINCE_YESTERDAY,
    openedAt: SINCE_YESTERDAY,
  },
  { ...review, id: 'review-4', reason: 'offline_policy', action: 'stop', name: 'Kristján Freyr Sigurðsson' },
  {
    ...review,
    id: 'review-5',
    reason: 'tablet_silent',
    action: undefined,
    name: 'Bakinngangur',
  },
  review,
];
