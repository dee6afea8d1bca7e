import { describe, expect, it } from 'vitest';
import type { Problem } from '#api/to-problem.ts';
import type { PunchOutcome } from '#features/punches/punch-outcome.ts';
import type { Screen, ScreenEvent, ScreenName, ScreenState } from './screen-state.ts';
import { isPersonal, toFirstState, toNextState } from './screen-store.ts';

const AT = Date.parse('2026-03-02T06:58:00.000Z');
const ASKS_NOTHING = { requiresProject: false, requiresPosition: false };
const listed = { isClockedIn: false, openSince: undefined, readAt: AT };
const person = { id: 'anna', name: 'Anna J.', listed, openSince: undefined, ...ASKS_NOTHING };
const KNOWN = { isClockedIn: true, since: AT, by: 'waiting' } as const;
const problem: Problem = { kind: 'timedOut', supportCode: 'N2' };
const NONE = { kind: 'none' } as const;
const SAVED_HERE = { kind: 'savedHere', at: AT, receiptCode: '1NX1YS', punchId: 'punch' } as const;
const CONFIRMED = { kind: 'confirmed', isLate: false } as const;

const SCREENS: { readonly [Name in ScreenName]: Extract<Screen, { name: Name }> } = {
  setUp: { name: 'setUp' },
  attract: { name: 'attract' },
  about: { name: 'about' },
  manager: { name: 'manager' },
  list: { name: 'list' },
  pin: { name: 'pin', person, action: 'Start', trouble: NONE, isChecking: false, isForHours: false },
  chooseAction: { name: 'chooseAction', person, action: undefined, isClockedIn: undefined },
  punching: { name: 'punching', person, action: 'Start', isLookingUp: false },
  project: { name: 'project', person, action: 'Start', at: AT, isRequired: false },
  photo: { name: 'photo', person, action: 'Start', isRequired: true },
  receipt: { name: 'receipt', person, action: 'Start', at: AT, truth: CONFIRMED, notes: {} },
  dispute: { name: 'dispute', punchId: 'punch', person, action: 'Start', at: AT, language: 'pl' },
  notRecorded: { name: 'notRecorded', person, action: 'Start', at: AT },
  hours: { name: 'hours', person },
  correction: { name: 'correction', person, action: 'Stop', since: AT },
  conflict: { name: 'conflict', person, isClockedIn: true, since: AT },
  second: { name: 'second', person, action: 'Start', known: KNOWN },
  problem: { name: 'problem', problem, person, action: 'Start', at: AT },
  revoked: { name: 'revoked', at: AT },
};
const NAMES = Object.keys(SCREENS) as ScreenName[];
const on = (name: ScreenName, rest: Partial<ScreenState> = {}): ScreenState => ({
  ...toFirstState('is', 'attract', AT),
  screen: SCREENS[name],
  ...rest,
});

const EVENTS: readonly ScreenEvent[] = [
  { type: 'languageChosen', language: 'pl' },
  { type: 'woken' },
  { type: 'aboutOpened' },
  { type: 'managerOpened' },
  { type: 'wentHome' },
  { type: 'restAsked' },
  { type: 'personChosen', person, action: 'Start', problem: undefined, at: AT },
  { type: 'otherActionAsked' },
  { type: 'actionChosen', action: 'Stop' },
  { type: 'pinEntered' },
  { type: 'pinWrong' },
  { type: 'pinLocked', seconds: 60 },
  { type: 'pinTroubleOver' },
  { type: 'sessionEnded' },
  { type: 'stateLearned', isClockedIn: true },
  { type: 'punchStarted', action: 'Start' },
  { type: 'lookUpStarted' },
  { type: 'pinAgainAsked' },
  { type: 'pinsDiffered' },
  { type: 'projectAsked', action: 'Start', at: AT, isRequired: true },
  { type: 'photoAsked', action: 'Start', isRequired: false },
  { type: 'punchRecorded', at: AT, isFromList: false },
  { type: 'punchEnded', outcome: SAVED_HERE },
  { type: 'todayLearned', minutes: 514 },
  { type: 'hoursAsked', isOffline: false },
  { type: 'correctionAsked', action: 'Stop', since: AT },
  { type: 'conflictFound', isClockedIn: true, since: AT },
  { type: 'secondFound', action: 'Start', known: KNOWN },
  { type: 'problemMet', problem, at: AT },
  { type: 'disputeAsked' },
  { type: 'disputeOver' },
  { type: 'triedAgain' },
  { type: 'deviceRevoked', at: AT },
  { type: 'setUpAsked' },
  { type: 'gotQuiet' },
  { type: 'stayed' },
];

/** Every event that leads from one screen to another; whatever is not here leaves the screen as it is. */
const LEADS: Partial<Record<ScreenName, Partial<Record<ScreenEvent['type'], ScreenName>>>> = {
  setUp: {},
  attract: { woken: 'list', aboutOpened: 'about', wentHome: 'list', deviceRevoked: 'revoked' },
  manager: { wentHome: 'list', restAsked: 'attract', deviceRevoked: 'revoked' },
  about: { managerOpened: 'manager', wentHome: 'list', restAsked: 'attract', deviceRevoked: 'revoked' },
  list: { personChosen: 'pin', restAsked: 'attract', deviceRevoked: 'revoked' },
  pin: {
    otherActionAsked: 'chooseAction',
    stateLearned: 'chooseAction',
    projectAsked: 'project',
    photoAsked: 'photo',
    punchStarted: 'punching',
    conflictFound: 'conflict',
    secondFound: 'second',
    problemMet: 'problem',
    wentHome: 'list',
    restAsked: 'attract',
    deviceRevoked: 'revoked',
  },
  chooseAction: {
    actionChosen: 'pin',
    hoursAsked: 'pin',
    conflictFound: 'conflict',
    secondFound: 'second',
    projectAsked: 'project',
    photoAsked: 'photo',
    punchStarted: 'punching',
    wentHome: 'list',
    restAsked: 'attract',
    deviceRevoked: 'revoked',
  },
  punching: {
    punchRecorded: 'receipt',
    punchEnded: 'receipt',
    conflictFound: 'conflict',
    problemMet: 'problem',
    sessionEnded: 'pin',
    wentHome: 'list',
    restAsked: 'attract',
    deviceRevoked: 'revoked',
  },
  project: {
    projectAsked: 'project',
    photoAsked: 'photo',
    punchStarted: 'punching',
    wentHome: 'list',
    restAsked: 'attract',
    deviceRevoked: 'revoked',
  },
  photo: {
    projectAsked: 'project',
    punchStarted: 'punching',
    wentHome: 'list',
    restAsked: 'attract',
    deviceRevoked: 'revoked',
  },
  dispute: { wentHome: 'list', restAsked: 'attract', deviceRevoked: 'revoked' },
  notRecorded: { triedAgain: 'pin', wentHome: 'list', restAsked: 'attract', deviceRevoked: 'revoked' },
  hours: { correctionAsked: 'correction', wentHome: 'list', restAsked: 'attract', deviceRevoked: 'revoked' },
  correction: {
    projectAsked: 'project',
    photoAsked: 'photo',
    punchStarted: 'punching',
    wentHome: 'list',
    restAsked: 'attract',
    deviceRevoked: 'revoked',
  },
  receipt: { hoursAsked: 'hours', wentHome: 'list', restAsked: 'attract', deviceRevoked: 'revoked' },
  conflict: {
    correctionAsked: 'correction',
    projectAsked: 'project',
    photoAsked: 'photo',
    punchStarted: 'punching',
    wentHome: 'list',
    restAsked: 'attract',
    deviceRevoked: 'revoked',
  },
  second: {
    projectAsked: 'project',
    photoAsked: 'photo',
    punchStarted: 'punching',
    wentHome: 'list',
    restAsked: 'attract',
    deviceRevoked: 'revoked',
  },
  problem: { triedAgain: 'pin', wentHome: 'list', restAsked: 'attract', deviceRevoked: 'revoked' },
  revoked: { setUpAsked: 'setUp' },
};

describe.each(NAMES)('on the screen %s', (name) => {
  it.each(EVENTS.map((event) => [event.type, event] as const))(
    '%s leads where the table says',
    (type, event) => {
      const next = toNextState(on(name), event);

      expect(next.screen.name).toBe(LEADS[name]?.[type] ?? name);
    },
  );
});

describe('the PIN screen', () => {
  it('counts wrong PINs, so that each is announced anew', () => {
    const once = toNextState(on('pin'), { type: 'pinWrong' });
    const twice = toNextState(once, { type: 'pinWrong' });

    expect(twice.screen).toMatchObject({ trouble: { kind: 'wrong', tries: 2 }, isChecking: false });
  });

  it('does not offer another action while a PIN is checked', () => {
    const checking = toNextState(on('pin'), { type: 'pinEntered' });

    expect(toNextState(checking, { type: 'otherActionAsked' })).toBe(checking);
  });

  it('keeps the action of a person whose session ended', () => {
    const state = on('punching', { screen: { ...SCREENS.punching, action: 'Stop' } });

    expect(toNextState(state, { type: 'sessionEnded' }).screen).toMatchObject({
      name: 'pin',
      action: 'Stop',
      trouble: { kind: 'sessionEnded' },
    });
  });
});

describe('a PIN without a connection', () => {
  it('is asked for once more, and anew when the two differ', () => {
    const again = toNextState(on('pin'), { type: 'pinAgainAsked' });
    const differed = toNextState(again, { type: 'pinsDiffered' });

    expect(again.screen).toMatchObject({ trouble: { kind: 'again' }, isChecking: false });
    expect(differed.screen).toMatchObject({ trouble: { kind: 'differed', tries: 1 }, isChecking: false });
  });
});

describe('a punch that came to its end', () => {
  it.each(['confirmed', 'savedHere', 'needsAttention'] as const)('%s has a receipt that knows it', (kind) => {
    const outcome = { ...SAVED_HERE, kind } as PunchOutcome;

    expect(toNextState(on('punching'), { type: 'punchEnded', outcome }).screen).toMatchObject({
      name: 'receipt',
      at: AT,
      truth: { kind },
    });
  });

  it('that is nowhere tells loudly which time to write down', () => {
    const outcome = { kind: 'notRecorded', at: AT } as const;

    expect(toNextState(on('punching'), { type: 'punchEnded', outcome }).screen).toMatchObject({
      name: 'notRecorded',
      at: AT,
    });
  });

  it('that nobody knows of is told as that', () => {
    const outcome = { kind: 'notKnown', at: AT } as const;

    expect(toNextState(on('punching'), { type: 'punchEnded', outcome }).screen).toMatchObject({
      name: 'problem',
      problem: { kind: 'notKnown' },
      at: AT,
    });
  });
});

describe('the receipt', () => {
  it('takes up the minutes of today when the server says them', () => {
    const receipt = toNextState(on('receipt'), { type: 'todayLearned', minutes: 514 });

    expect(receipt.screen).toMatchObject({ name: 'receipt', notes: { todayMinutes: 514 } });
  });

  it('of a clock-out knows since when the person was in', () => {
    const stopping = { ...SCREENS.punching, action: 'Stop', person: { ...person, openSince: AT } } as const;
    const event = { type: 'punchEnded', outcome: SAVED_HERE } as const;

    expect(toNextState(on('punching', { screen: stopping }), event).screen).toMatchObject({
      notes: { openSince: AT },
    });
  });
});

describe('a punch that may be called wrong', () => {
  const PUNCHED = { type: 'punchEnded', outcome: SAVED_HERE } as const;
  const punched = () => toNextState(on('punching', { language: 'pl' }), PUNCHED);

  it.each(['receipt', 'list'] as const)(
    'is asked about from the %s, in the language of its person',
    (name) => {
      const before = name === 'receipt' ? punched() : toNextState(punched(), { type: 'wentHome' });

      const { screen, language } = toNextState(before, { type: 'disputeAsked' });

      expect(screen).toMatchObject({ name: 'dispute', punchId: 'punch', action: 'Start', at: AT });
      expect(language).toBe('pl');
    },
  );

  it('cannot be asked about once its time is over, or from the screen of somebody else', () => {
    const over = toNextState(punched(), { type: 'disputeOver' });
    const home = toNextState(punched(), { type: 'wentHome' });
    const next = { type: 'personChosen', person, action: 'Start', problem: undefined, at: AT } as const;

    for (const state of [over, toNextState(home, next)])
      expect(toNextState(state, { type: 'disputeAsked' })).toBe(state);
  });
});

describe('a choice', () => {
  it('after the PIN does not go back to the pad', () => {
    const state = on('chooseAction', { screen: { ...SCREENS.chooseAction, isClockedIn: false } });

    expect(toNextState(state, { type: 'actionChosen', action: 'Start' })).toBe(state);
  });

  it('never turns an announced action round by itself', () => {
    const conflict = toNextState(on('pin'), { type: 'conflictFound', isClockedIn: true, since: AT });

    expect(conflict.screen).toEqual({ name: 'conflict', person, isClockedIn: true, since: AT });
  });
});

describe('own hours', () => {
  const asked = (isOffline: boolean) => ({ type: 'hoursAsked', isOffline }) as const;

  it('need a PIN first, and nothing is punched with it', () => {
    const pin = toNextState(on('chooseAction'), asked(false));

    expect(pin.screen).toMatchObject({ name: 'pin', action: undefined, isForHours: true });
    expect(toNextState(pin, asked(false)).screen.name).toBe('hours');
  });

  it('ask for no PIN where nobody could check it', () => {
    expect(toNextState(on('chooseAction'), asked(true)).screen.name).toBe('hours');
  });

  it('need no second PIN', () => {
    const state = on('chooseAction', { screen: { ...SCREENS.chooseAction, isClockedIn: false } });

    expect(toNextState(state, asked(false)).screen.name).toBe('hours');
  });
});

describe('a touched name without a connection', () => {
  it('leads to what is wrong instead of the PIN', () => {
    const offline: Problem = { kind: 'offline', supportCode: 'N1' };
    const next = toNextState(on('list'), {
      type: 'personChosen',
      person,
      action: 'Start',
      problem: offline,
      at: AT,
    });

    expect(next.screen).toMatchObject({ name: 'problem', problem: offline, person: undefined });
    expect(toNextState(next, { type: 'triedAgain' })).toBe(next);
  });
});

describe('going home', () => {
  it.each(NAMES.filter((name) => isPersonal(SCREENS[name])))(
    'from %s forgets language and attempt',
    (name) => {
      const before = on(name, { language: 'pl', attempt: 4, isAsking: true });

      const after = toNextState(before, { type: 'restAsked' });

      expect(after).toMatchObject({
        language: 'is',
        isAsking: false,
        attempt: 5,
        screen: { name: 'attract' },
      });
      expect(JSON.stringify(after)).not.toContain('anna');
    },
  );

  it('is not possible for a tablet that may not punch', () => {
    expect(toNextState(on('revoked'), { type: 'wentHome' }).screen.name).toBe('revoked');
    expect(toNextState(on('setUp'), { type: 'restAsked' }).screen.name).toBe('setUp');
  });
});

describe('language', () => {
  it("in set-up is the tablet's own", () => {
    const next = toNextState(on('setUp'), { type: 'languageChosen', language: 'pl' });

    expect(next).toMatchObject({ language: 'pl', deviceLanguage: 'pl' });
  });

  it('of a visitor is not', () => {
    const next = toNextState(on('list'), { type: 'languageChosen', language: 'pl' });

    expect(next).toMatchObject({ language: 'pl', deviceLanguage: 'is' });
  });
});

describe('"Still there?"', () => {
  it.each(NAMES)('on %s is asked only of a person', (name) => {
    expect(toNextState(on(name), { type: 'gotQuiet' }).isAsking).toBe(isPersonal(SCREENS[name]));
  });

  it('goes away when somebody answers or the screen changes', () => {
    const asking = on('pin', { isAsking: true });

    expect(toNextState(asking, { type: 'stayed' }).isAsking).toBe(false);
    expect(toNextState(asking, { type: 'punchStarted', action: 'Start' }).isAsking).toBe(false);
  });
});

it('never loses its way on ten thousand random events', () => {
  let seed = 20_260_302;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  let state = on('attract');

  for (let step = 0; step < 10_000; step += 1) {
    const event = EVENTS[random(EVENTS.length)]!;
    const before = state;
    state = toNextState(before, event);
    if (state.screen.name === 'receipt' && before.screen.name !== 'receipt') {
      expect(before.screen.name).toBe('punching');
      expect(['punchRecorded', 'punchEnded']).toContain(event.type);
    }
    if (state.isAsking) expect(isPersonal(state.screen)).toBe(true);
    if (state.screen.name === 'revoked' || state.screen.name === 'setUp') state = on('attract');
  }
});
