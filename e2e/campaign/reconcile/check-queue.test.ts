import { describe, expect, it } from 'vitest';
import { expectTime } from '../expected-time.ts';
import type { Envelope, Fact, OpenPunch, Question } from '../facts/read-facts.ts';
import type { Person } from '../people/companies.ts';
import { checkQueue } from './check-queue.ts';
import type { SilentTablet } from './silent-tablets.ts';
import type { Decided } from '../play/decided.ts';
import type { PersonsTime } from './check-time.ts';
import type { Told } from './doubts.ts';
import type { BroughtPunch } from './what-was-brought.ts';

const NOW = 1_000_000_000;
const PUNCH = 'punch 1';

const fact: Fact = {
  ...{ punchId: PUNCH, companyId: 'bakery', employeeId: 'anna', door: 'station', action: 'stop' },
  ...{ punchedAt: 900, receivedAt: NOW - 90_000_000, deviceId: 'hall', verdicts: [] },
  ...{ projectId: null, subProjectId: null, latitude: null, longitude: null },
};
const row: OpenPunch = {
  ...{ punchId: PUNCH, employeeId: 'anna', deviceId: 'hall', action: 'stop', punchedAt: 900 },
  ...{ state: 'review', reason: 'not_clocked_in' },
};
const question: Question = {
  ...{ punchId: PUNCH, employeeId: 'anna', timeEntryId: null, reason: 'not_clocked_in', decision: null },
};

type Held = {
  readonly row?: OpenPunch;
  /** Another one of the queue. */
  readonly before?: OpenPunch;
  readonly questions?: readonly Question[];
  readonly answered?: readonly Question[];
  readonly change?: Partial<Fact>;
  readonly isApplied?: boolean;
  readonly isLate?: boolean;
  readonly silent?: readonly SilentTablet[];
  readonly odd?: Partial<Told>;
  readonly sealDigest?: string;
};

function toldOf(held: Held, punch: Fact): Told {
  const { questions = [question], answered = [], sealDigest = null } = held;
  const envelope = Buffer.from(JSON.stringify({ proof: { sealDigest } })).toString('base64url');
  const none = new Set<string>();
  return {
    facts: {
      ...{
        questions,
        answered,
        punches: [punch],
        entries: [],
        strays: 0,
        heads: 0,
        shortened: [],
        changes: [],
        proofs: new Map(),
        photos: new Map(),
      },
      openPunches: new Map([held.row ?? [], held.before ?? []].flat().map((open) => [open.punchId, open])),
      envelopes: new Map([[PUNCH, { envelope, grade: 'A' } as Envelope]]),
    },
    ...{ taps: new Map(), broken: none, vouched: none, unvouched: none, disputed: none, unemployed: none },
    ...{ deactivated: none, lost: new Map(), corrections: [], closings: [], foreign: none, lockedOut: none },
    ...{ decisions: new Map(), brought: new Map() },
    ...held.odd,
  };
}

function problemsOf(held: Held): readonly string[] {
  const punch = { ...fact, ...held.change };
  const everybody: readonly PersonsTime[] = [
    {
      ...{ person: { id: 'anna' } as Person, punches: [punch], entries: [] },
      expected: {
        ...expectTime([]),
        applied: new Set(held.isApplied === true ? [PUNCH] : []),
        late: new Set(held.isLate === true ? [PUNCH] : []),
      },
    },
  ];
  return checkQueue(everybody, toldOf(held, punch), NOW, held.silent).flatMap(({ problems }) => problems);
}

describe('the check of the queue', () => {
  it('agrees where the punch is there, asked about once', () => {
    expect(problemsOf({ row })).toEqual([]);
  });

  it('finds a difference where an unsettled punch was erased', () => {
    expect(problemsOf({ questions: [] })[0]).toContain('should be in the queue');
  });

  it('finds a difference where a punch is there that stands in an entry, or that no tablet made', () => {
    const strange = { ...row, punchId: 'another' };

    expect(problemsOf({ row, isApplied: true })).not.toEqual([]);
    expect(problemsOf({ row: strange, questions: [], isApplied: true })).toEqual([
      'another is in the queue, and no punch of a tablet',
    ]);
  });

  it('finds a difference where the reason cannot be that of such a punch', () => {
    const asked = { ...question, reason: 'overlap' };

    expect(problemsOf({ row: { ...row, reason: 'overlap' }, questions: [asked] })).toHaveLength(1);
  });

  it('takes a question as healed where the punch stands, or a manager has decided about it since', () => {
    const answered = [{ ...question, decision: 'healed' }];
    const decided = { punchId: PUNCH, employeeId: 'anna', decided: 'taken back' } as unknown as Decided;
    const since: Held['odd'] = { decisions: new Map([[PUNCH, decided]]) };

    expect(problemsOf({ answered, questions: [], isApplied: true })).toEqual([]);
    expect(problemsOf({ answered, questions: [], odd: since })).toEqual([]);
    expect(problemsOf({ answered, row })[0]).toContain('healed by nobody');
  });

  it('tells a wrong PIN from one that nobody looked at, and a person who left', () => {
    const found = (reason: string, held: Held) =>
      problemsOf({ row: { ...row, reason }, questions: [{ ...question, reason }], ...held });
    const it = new Set([PUNCH]);
    const guessed: Held = { sealDigest: 'digest', odd: { taps: new Map() } };

    expect(found('pin_failed', guessed)).toEqual([]);
    expect(found('pin_unchecked', guessed)).toHaveLength(1);
    expect(found('pin_unchecked', { ...guessed, odd: { lockedOut: it } })).toEqual([]);
    expect(found('pin_unchecked', { odd: { foreign: it } })).toEqual([]);
    expect(found('employee', { odd: { unemployed: it } })).toEqual([]);
    expect(found('integrity', { odd: { broken: it } })).toEqual([]);
    expect(found('employee', { odd: { broken: it } })).toHaveLength(1);
  });

  it('accepts that a stop waits a day for other tablets, and never that a start waits', () => {
    const waiting = { ...row, state: 'waiting', reason: null };
    const fresh = { receivedAt: NOW - 5 };
    const start = { ...fresh, action: 'start' } as const;

    expect(problemsOf({ row: waiting, questions: [], change: fresh })).toEqual([]);
    expect(problemsOf({ row: waiting, questions: [] })).toHaveLength(1);
    expect(problemsOf({ row: { ...waiting, action: 'start' }, questions: [], change: start })).toHaveLength(
      1,
    );
  });

  it('accepts that a stop waits for the decision about an earlier start of the same person, however long', () => {
    const waiting = { ...row, state: 'waiting', reason: null };
    const before = {
      ...row,
      punchId: 'punch 0',
      action: 'start',
      punchedAt: 800,
      reason: 'already_clocked_in',
    };
    // The start is in no list of punches here, which is a difference of its own.
    const waits = (start: OpenPunch) =>
      problemsOf({ row: waiting, questions: [], before: start }).filter((problem) =>
        problem.startsWith(PUNCH),
      );

    expect(waits(before)).toEqual([]);
    expect(waits({ ...before, punchedAt: 901 })).toHaveLength(1);
    expect(waits({ ...before, employeeId: 'björn' })).toHaveLength(1);
    expect(waits({ ...before, reason: 'pin_failed' })).toHaveLength(1);
  });

  it('finds a difference where the row is of another person or moment', () => {
    expect(problemsOf({ row: { ...row, punchedAt: 901 } })).toHaveLength(1);
    expect(problemsOf({ row: { ...row, employeeId: 'björn' } })).toHaveLength(1);
  });

  it('finds a difference where a question is missing, there twice, of another person, or of another entry', () => {
    expect(problemsOf({ row, questions: [] })).toHaveLength(1);
    expect(problemsOf({ row, questions: [question, question] })).toHaveLength(1);
    expect(problemsOf({ row, questions: [{ ...question, employeeId: 'björn' }] })).toHaveLength(1);
    expect(problemsOf({ row, questions: [{ ...question, timeEntryId: 'entry 1' }] })).toHaveLength(1);
  });

  it('wants a question of its own for a dispute, and none for a dispute that nobody raised', () => {
    const dispute = { ...question, reason: 'disputed' };
    const odd = { disputed: new Set([PUNCH]) };

    expect(problemsOf({ row, odd, questions: [question, dispute] })).toEqual([]);
    expect(problemsOf({ row, odd })).toHaveLength(1);
    expect(problemsOf({ row, questions: [question, dispute] })).toHaveLength(1);
  });

  it('wants no row and no open question for a punch that a manager has decided, and no answer where no manager has decided', () => {
    const decision = {
      punchId: PUNCH,
      at: 5,
      name: 'rejected',
      asked: 'anything else',
      decided: 'does not count',
    } as const;
    const odd = { decisions: new Map([[PUNCH, decision]]) };
    const answered = [{ ...question, decision: 'reject' }];

    expect(problemsOf({ odd, questions: [], answered })).toEqual([]);
    expect(problemsOf({ odd, row, questions: [], answered })).not.toEqual([]);
    expect(problemsOf({ odd, answered })).toHaveLength(1);
    expect(problemsOf({ row, answered })).toHaveLength(1);
  });

  it('leaves a punch in the queue where a manager has declined the dispute about it', () => {
    const decision = {
      punchId: PUNCH,
      at: 5,
      name: 'rejected',
      asked: 'dispute',
      decided: 'stays as it is',
    } as const;
    const odd = { disputed: new Set([PUNCH]), decisions: new Map([[PUNCH, decision]]) };

    expect(problemsOf({ odd, row })).toEqual([]);
    expect(problemsOf({ odd, questions: [] })).not.toEqual([]);
  });

  it('wants a question about a project on which the person may not work', () => {
    const brought = new Map([[PUNCH, { isProjectGood: false } as BroughtPunch]]);
    const asked = { ...question, reason: 'project' };

    expect(problemsOf({ isApplied: true, odd: { brought }, questions: [asked] })).toEqual([]);
    expect(problemsOf({ isApplied: true, odd: { brought }, questions: [] })).toHaveLength(1);
    expect(problemsOf({ isApplied: true, questions: [asked] })).toHaveLength(1);
  });

  it('wants one question about a punch that brought time into closed days, also a live one', () => {
    const asked = { ...question, reason: 'period_locked' };
    const change = { door: 'terminal' } as const;

    expect(problemsOf({ isApplied: true, isLate: true, questions: [asked] })).toEqual([]);
    expect(problemsOf({ isApplied: true, isLate: true, change, questions: [asked] })).toEqual([]);
    expect(problemsOf({ isApplied: true, isLate: true, change, questions: [] })).toHaveLength(1);
    expect(problemsOf({ isApplied: true, questions: [asked] })).toHaveLength(1);
  });

  it('finds a question that was asked before every other tablet was heard, unless a day has passed', () => {
    const askedAt = (decidedAt: number) => ({
      ...{ action: 'stop' as const, punchedAt: NOW - 5 * 86_400_000, receivedAt: NOW - 2 * 86_400_000 },
      verdicts: [{ id: 'v', decidedAt, verdict: 'review', code: 'not_clocked_in', timeEntryId: null }],
    });
    const lone = { ...question, reason: 'not_clocked_in' };
    const early = {
      from: NOW - 9 * 86_400_000,
      until: Infinity,
      companyId: fact.companyId,
      deviceIds: ['other'],
    };
    const problems = (decidedAt: number, silent: typeof early) => {
      const change = askedAt(decidedAt);
      const open = { ...row, action: 'stop', punchedAt: change.punchedAt, reason: 'not_clocked_in' };
      return problemsOf({ change, row: open, questions: [lone], silent: [silent] });
    };

    expect(problems(NOW - 2 * 86_400_000 + 60_000, early)).toHaveLength(1);
    expect(problems(NOW - 86_400_000, early)).toEqual([]);
    expect(problems(NOW - 2 * 86_400_000 + 60_000, { ...early, from: NOW - 4 * 86_400_000 })).toEqual([]);
    expect(problems(NOW - 2 * 86_400_000 + 60_000, { ...early, companyId: 'another' })).toEqual([]);
  });

  it('finds a difference where a question was answered by nobody', () => {
    const healed = { ...question, decision: 'healed' };

    expect(problemsOf({ isApplied: true, questions: [], answered: [healed] })).toEqual([]);
    expect(problemsOf({ row, answered: [healed] })).toHaveLength(1);
    const lock = { ...question, punchId: null, reason: 'pin_locked' };
    expect(problemsOf({ row, answered: [{ ...lock, decision: 'expired' }] })).toEqual([]);
    expect(problemsOf({ row, answered: [{ ...lock, decision: 'healed' }] })).toHaveLength(1);
    expect(problemsOf({ row, answered: [{ ...healed, reason: 'integrity' }] })).toHaveLength(1);
  });
});
