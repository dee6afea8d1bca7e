import { expect, it } from 'vitest';
import type { Entry, Envelope, Fact, Facts } from '../facts/read-facts.ts';
import type { Tap } from '../journal.ts';
import { createChance } from '../chance.ts';
import { createCompanies } from '../people/companies.ts';
import { photoDigestOf } from '../people/plan-brought.ts';
import { checkBrought, checkPhotos, checkProjects } from './check-brought.ts';
import { checkProjectSums, checkShifts } from './check-plans.ts';
import { toPersonsTime } from './check-time.ts';
import { toTold, type Told } from './doubts.ts';
import { sumKey, type Plans } from './read-plans.ts';
import { toBroughtPunches } from './what-was-brought.ts';

const HOUR_MS = 3_600_000;
const company = createCompanies(createChance(1), 1, 1)[0]!;
const [person] = company.people;
const [project, , closing] = company.projects;
if (person === undefined || project === undefined || closing === undefined)
  throw new Error('Nobody is there.');

const POSITION = { latitude: 64.5, longitude: -21.5 };
const chosen = { projectId: project.id, subProjectId: null };
const tap = {
  ...{ number: 1, door: 'station', person, action: 'start', at: 0, endedAt: 1, said: 'ok', punchId: 'in' },
  brought: { ...chosen, photo: 'taken', position: POSITION },
} as const satisfies Tap;

const fact = (id: string, action: Fact['action'], at: number, change: Partial<Fact> = {}): Fact => ({
  ...{ punchId: id, companyId: company.id, employeeId: person.id, door: 'station', action },
  ...{ punchedAt: at, receivedAt: at, deviceId: null },
  ...{ projectId: null, subProjectId: null, latitude: null, longitude: null },
  verdicts: [{ id, decidedAt: at, verdict: 'applied', code: null, timeEntryId: 'entry' }],
  ...change,
});
const came = fact('in', 'start', 0, { ...chosen, ...POSITION });
const envelope = {
  ...{ punchId: 'in', photo: 'taken', photoDigest: photoDigestOf('in'), grade: 'A' },
  envelope: Buffer.from(JSON.stringify({ proof: { sealDigest: null } })).toString('base64url'),
} as unknown as Envelope;
const entry: Entry = {
  ...{ id: 'entry', companyId: company.id, employeeId: person.id, startAt: 0, endAt: HOUR_MS },
  ...{ isDraft: false, isLocked: false, ...chosen },
};

function toldOf(change: Partial<Facts> = {}): Told {
  const facts: Facts = {
    ...{
      punches: [came, fact('out', 'stop', HOUR_MS)],
      entries: [entry],
      envelopes: new Map([['in', envelope]]),
    },
    ...{
      openPunches: new Map(),
      questions: [],
      answered: [],
      strays: 0,
      heads: 0,
      shortened: [],
      changes: [],
      proofs: new Map(),
    },
    photos: new Map([['in', photoDigestOf('in')]]),
    ...change,
  };
  const brought = toBroughtPunches({
    taps: [tap],
    arrivals: [],
    facts,
    companies: [company],
    projectsClosed: new Map(),
  });
  return toTold(facts, [tap], {
    ...{
      altered: new Map(),
      vouched: new Set(),
      unvouched: new Set(),
      disputed: new Set(),
      noRoom: new Map(),
    },
    ...{ inactive: [], corrections: [], closings: [], decisions: [], brought },
    ...{ foreign: new Set(), lockedOut: new Set() },
  });
}

const everybodyIn = (told: Told) => toPersonsTime(told, [person]);

it('accepts that a position is missing which the tablet no longer had, but no other position in its place', () => {
  const gone = { ...came, latitude: null, longitude: null };
  const other = { ...came, latitude: 64.4 };

  expect(checkBrought(toldOf({ punches: [gone] }), new Set()).problems).toHaveLength(2);
  expect(checkBrought(toldOf({ punches: [gone] }), new Set(['in'])).problems).toEqual([]);
  expect(checkBrought(toldOf({ punches: [other] }), new Set(['in'])).problems).toHaveLength(1);
});

it('finds a punch whose project or position is not in the inbox', () => {
  const dropped = { ...came, projectId: null, latitude: 64.4 };

  expect(checkBrought(toldOf(), new Set()).problems).toEqual([]);
  expect(checkBrought(toldOf({ punches: [dropped] }), new Set()).problems).toHaveLength(2);
});

it('finds a photo that is missing, is another one, or that nobody took, and accepts that one is missing which a tablet lost', () => {
  const none = toldOf({ photos: new Map() });

  expect(checkPhotos(toldOf(), new Set()).problems).toEqual([]);
  expect(checkPhotos(none, new Set()).problems).toEqual(['the photo of in is not there']);
  expect(checkPhotos(none, new Set(['in'])).problems).toEqual([]);
  expect(checkPhotos(toldOf({ photos: new Map([['in', 'other']]) }), new Set()).problems).toHaveLength(1);
  expect(checkPhotos(toldOf({ photos: new Map([['out', 'x']]) }), new Set(['in'])).problems).toHaveLength(1);
});

it('finds a time entry without the project that was chosen at its start', () => {
  const without = toldOf({ entries: [{ ...entry, projectId: null }] });

  expect(checkProjects(everybodyIn(toldOf()), toldOf()).problems).toEqual([]);
  expect(checkProjects(everybodyIn(without), without).problems).toHaveLength(1);
});

it('expects no project where it was closed before the punch was judged', () => {
  const onClosed = { ...tap, brought: { ...tap.brought, projectId: closing.id } };
  const isGood = (closedAt: number) =>
    toBroughtPunches({
      ...{ taps: [onClosed], arrivals: [], facts: toldOf().facts, companies: [company] },
      projectsClosed: new Map([[company.id, closedAt]]),
    }).get('in')?.isProjectGood;

  expect(isGood(-1)).toBe(false);
  expect(isGood(1)).toBe(true);
});

const plansWith = (change: Partial<Plans>) =>
  new Map([
    [company.id, { sums: new Map<string, number>(), shifts: [], unworked: new Map(), untold: [], ...change }],
  ]);

it('finds a summary in which a project has other minutes than were worked on it', () => {
  const told = toldOf();
  const sums = new Map([
    [sumKey(project.id), 60],
    [sumKey(project.id, 'person', person.id), 60],
  ]);
  const dropped = new Map([[sumKey(null), 60]]);

  expect(checkProjectSums(everybodyIn(told), told, plansWith({ sums })).problems).toEqual([]);
  expect(checkProjectSums(everybodyIn(told), told, plansWith({ sums: dropped })).problems).toHaveLength(3);
});

it('finds a shift that is lost, and one that is called unworked although somebody came', () => {
  const shift = { id: 's', employeeId: person.id, projectId: null, startAt: 1, endAt: HOUR_MS };
  const planned = new Map([[company.id, [shift]]]);
  const problemsOf = (change: Partial<Plans>) =>
    checkShifts([company], everybodyIn(toldOf()), planned, plansWith(change)).problems;

  expect(problemsOf({ shifts: [shift] })).toEqual([]);
  expect(problemsOf({ shifts: [] })).toHaveLength(1);
  expect(problemsOf({ shifts: [shift], untold: ['the preview was not answered'] })).toHaveLength(1);
  expect(problemsOf({ shifts: [shift], unworked: new Map([[person.id, 1]]) })).toHaveLength(1);
});
