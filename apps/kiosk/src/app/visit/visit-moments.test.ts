import { describe, expect, it } from 'vitest';
import type { PunchOutcome } from '#features/punches/punch-outcome.ts';
import {
  ADVICE,
  ANNA,
  ASKED,
  AT,
  ENTERED,
  enteredPin,
  PROVEN,
  SCREEN_CASES,
  SCREENS,
  SESSION,
  type ScreenCase,
} from '#testing/visit-screens.ts';
import { PASSWORD } from './password-credential.ts';
import type { PinAnswer, VisitEvent } from './visit-event.ts';
import { isPersonal, toFirstState, toNextState } from './visit-machine.ts';
import { provenOf, requestOf, sessionOf, type Screen, type VisitState } from './visit-state.ts';

const SAVED_HERE = { kind: 'savedHere', at: AT, receiptCode: '1NX1YS', punchId: 'punch' } as const;
const CONFIRMED = { ...SAVED_HERE, kind: 'confirmed', isClockedIn: false, photoUploadGrant: null } as const;
const on = (screen: ScreenCase | Screen, rest: Partial<VisitState> = {}): VisitState => ({
  ...toFirstState('is', typeof screen === 'string' ? SCREENS[screen] : screen),
  lastRequest: ASKED,
  ...rest,
});
const answered = (answer: PinAnswer) => ({ type: 'pinAnswered', to: ASKED, answer }) as const;
const ended = (outcome: PunchOutcome) => ({ type: 'punchEnded', to: ASKED, outcome }) as const;
const entering = (digits = '4821', at = AT, isOffline = true): VisitEvent => ({
  type: 'pinEntered',
  entered: enteredPin(digits, at),
  isOffline,
  advice: ADVICE,
});
/** From one event to the next. */
const after = (state: VisitState, ...events: readonly VisitEvent[]) => events.reduce(toNextState, state);

describe('the PIN screen', () => {
  it.each([
    [
      { kind: 'wrong', triesLeft: 3 },
      { kind: 'wrong', triesLeft: 3 },
    ],
    [
      { kind: 'locked', seconds: 60 },
      { kind: 'locked', seconds: 60 },
    ],
  ] as const)('says that a PIN was %j and waits for another', (answer, trouble) => {
    expect(after(on('pin, checking'), answered(answer)).screen).toMatchObject({
      entry: { kind: 'waiting', trouble },
    });
  });

  it('does not offer another action, and takes no other PIN, while one is checked', () => {
    const checking = on('pin, checking');

    expect(after(checking, { type: 'otherActionAsked' }, entering())).toBe(checking);
  });

  it('gives every question a number of its own, no matter who asked it', () => {
    const first = after(on('pin'), entering('4821', AT, false));
    const next = after(first, { type: 'wentHome' }, { type: 'personChosen', person: ANNA, action: 'Start' });
    const second = after(next, entering('4821', AT, false));

    expect([requestOf(first.screen), requestOf(second.screen)]).toEqual([ASKED + 1, ASKED + 2]);
  });
});

describe('a PIN without a connection', () => {
  it('is asked for once more, and anew when the two differ', () => {
    const again = after(on('pin'), entering());
    const differed = after(again, entering('0000'));

    expect(again.screen).toMatchObject({ entry: { kind: 'again' } });
    expect(differed.screen).toMatchObject({ entry: { kind: 'waiting', trouble: { kind: 'differed' } } });
  });

  it('that is typed twice punches at the moment of the first time', () => {
    const { screen } = after(on('pin'), entering('4821', AT), entering('4821', AT + 9_000));

    expect(screen).toMatchObject({
      name: 'punching',
      proven: { moment: { at: AT }, by: { kind: 'pinTwice' } },
    });
  });

  it('has in or out chosen between the two, where nobody knows which fits', () => {
    const unknown = { ...SCREENS.pin, action: undefined };
    const chosen = after(on(unknown), entering(), { type: 'actionChosen', action: 'Stop', advice: ADVICE });

    expect(chosen.screen).toMatchObject({ name: 'pin', action: 'Stop', entry: { kind: 'again' } });
  });

  it.each(['pin, again', 'chooseAction, between PINs'] as const)(
    'is forgotten when "Still there?" covers %s, and begins anew',
    (name) => {
      const { screen } = after(on(name), { type: 'gotQuiet' }, { type: 'stayed' });

      expect(JSON.stringify(screen)).not.toMatch(/held|again|betweenPins/);
    },
  );
});

describe('a punch that came to its end', () => {
  it.each([CONFIRMED, SAVED_HERE, { ...SAVED_HERE, kind: 'needsAttention', reason: 'integrity' }] as const)(
    '$kind has a receipt that knows it, and nothing left to punch with',
    (outcome) => {
      const { screen } = after(on('punching'), ended(outcome));

      expect(screen).toMatchObject({ name: 'receipt', at: AT, truth: { kind: outcome.kind } });
      expect(provenOf(screen)).toBeUndefined();
      expect(sessionOf(screen)).toBe(SESSION.reveal());
    },
  );

  it('that was not recorded says loudly which time to write down', () => {
    const { screen } = after(on('punching'), ended({ kind: 'notRecorded', at: AT }));

    expect(screen).toMatchObject({ name: 'notRecorded', at: AT });
  });

  it('of which nobody knows whether it was recorded is shown as that', () => {
    const { screen } = after(on('punching'), ended({ kind: 'notKnown', at: AT }));

    expect(screen).toMatchObject({ name: 'problem', problem: { kind: 'notKnown' }, at: AT });
  });

  it('of somebody who has left shows nothing to the next person', () => {
    const next = after(
      on('punching'),
      { type: 'wentHome' },
      { type: 'personChosen', person: ANNA, action: 'Stop' },
    );

    expect(after(next, ended(CONFIRMED))).toBe(next);
  });
});

describe('the receipt', () => {
  const out = { ...SCREENS.punching, action: 'Stop', person: { ...ANNA, openSince: AT } } as const;

  it('of a clock-out knows since when the person was in, and asks for the minutes of today', () => {
    const receipt = after(on(out), ended(CONFIRMED));
    const told = after(receipt, { type: 'todayLearned', to: ASKED + 1, minutes: 514 });

    expect(receipt.screen).toMatchObject({ notes: { openSince: AT }, request: ASKED + 1 });
    expect(told.screen).toMatchObject({ notes: { openSince: AT, todayMinutes: 514 }, request: undefined });
  });

  it.each([
    ['a clock-in', SCREENS.punching, CONFIRMED],
    ['what only this tablet has', out, SAVED_HERE],
    [
      'a sealed PIN',
      { ...out, proven: { ...PROVEN, by: { kind: 'pinTwice', pin: ENTERED.pin } } },
      CONFIRMED,
    ],
  ] as const)('of %s asks for no minutes', (_, punching, outcome) => {
    expect(requestOf(after(on(punching), ended(outcome)).screen)).toBeUndefined();
  });
});

describe('a punch that may be called wrong', () => {
  const punched = () => after(on('punching', { language: 'pl' }), ended(SAVED_HERE));

  it.each(['receipt', 'list'] as const)(
    'is asked about from the %s, in the language of its person',
    (name) => {
      const before = name === 'receipt' ? punched() : after(punched(), { type: 'wentHome' });

      const { screen, language } = toNextState(before, { type: 'disputeAsked' });

      expect(screen).toMatchObject({ name: 'dispute', punchId: 'punch', action: 'Start', at: AT });
      expect(language).toBe('pl');
    },
  );

  it('cannot be asked about once its time is over, or from the screen of somebody else', () => {
    const over = after(punched(), { type: 'disputeOver' });
    const next = { type: 'personChosen', person: ANNA, action: 'Start' } as const;

    for (const state of [over, after(punched(), { type: 'wentHome' }, next)])
      expect(toNextState(state, { type: 'disputeAsked' })).toBe(state);
  });
});

describe('a question before the punch', () => {
  it('never turns an announced action round by itself', () => {
    const known = { isClockedIn: true, since: AT, by: 'server' } as const;
    const answer = { kind: 'right', session: SESSION, punchesInReview: 0, isClockedIn: true } as const;
    const { screen } = after(on('pin, checking'), answered({ ...answer, advice: { ...ADVICE, known } }));

    expect(screen).toMatchObject({ name: 'conflict', person: ANNA, isClockedIn: true, since: AT });
  });

  it('is not asked of a person who taps twice: they get the result of the first tap', () => {
    const known = { isClockedIn: true, since: AT, by: 'server' } as const;
    const rules = { project: 'required', photo: 'required' } as const;
    const advice = { known, isRepeat: true, rules };
    const answer = { kind: 'right', session: SESSION, punchesInReview: 0, isClockedIn: true } as const;

    expect(after(on('pin, checking'), answered({ ...answer, advice })).screen.name).toBe('punching');
  });

  it.each([
    ['project', 'required', 'failed'],
    ['project', 'optional', 'none'],
    ['photo', 'required', 'failed'],
    ['photo', 'optional', 'none'],
  ] as const)('about a %s is answered by walking away: a photo that was %s is %s', (name, photo, kind) => {
    const asked = { ...SCREENS[name], rules: { project: 'optional', photo } } as const;

    expect(after(on(asked), { type: 'leftAlone' }).screen).toMatchObject({
      name: 'punching',
      photo: { kind },
    });
  });
});

describe('own hours', () => {
  it('need a PIN first, and nothing is punched with it', () => {
    const { screen } = after(on('chooseAction, before the PIN'), { type: 'hoursAsked', isOffline: false });

    expect(screen).toMatchObject({ name: 'pin', action: undefined, isForHours: true });
  });

  it('that are opened after a punch leave nothing to punch with', () => {
    const hours = after(on('receipt'), { type: 'hoursAsked', isOffline: false });
    const correction = after(hours, { type: 'correctionAsked', action: 'Stop', since: AT });

    expect([provenOf(hours.screen), provenOf(correction.screen)]).toEqual([undefined, undefined]);
    expect(sessionOf(correction.screen)).toBe(SESSION.reveal());
  });
});

describe('at a shared tablet', () => {
  const shared = { credential: PASSWORD };

  it('a name leads to the password, and so does another try', () => {
    const chosen = after(on('list', shared), { type: 'personChosen', person: ANNA, action: undefined });

    expect(chosen.screen.name).toBe('password');
    expect(after(on('problem', shared), { type: 'triedAgain' }).screen.name).toBe('password');
  });

  it('after a conflict the password is asked for again, with the state that the server told', () => {
    const event = { type: 'actionChosen', action: 'Stop', advice: undefined } as const;

    expect(after(on('conflict, after a password', shared), event).screen).toMatchObject({
      name: 'password',
      person: { listed: { isClockedIn: true } },
    });
  });
});

describe('going home', () => {
  it.each(SCREEN_CASES.filter((name) => isPersonal(SCREENS[name])))(
    'from %s forgets language, person and question',
    (name) => {
      const home = after(on(name, { language: 'pl', isAsking: true }), { type: 'restAsked' });

      expect(home).toMatchObject({ language: 'is', isAsking: false, screen: { name: 'attract' } });
      expect(JSON.stringify(home)).not.toContain('anna');
      expect(requestOf(home.screen)).toBeUndefined();
    },
  );

  it('is not possible for a tablet that may not punch', () => {
    expect(after(on('revoked'), { type: 'wentHome' }, { type: 'leftAlone' }).screen.name).toBe('revoked');
    expect(after(on('setUp'), { type: 'restAsked' }, { type: 'leftAlone' }).screen.name).toBe('setUp');
  });
});

describe('a tablet that the server does not know any more', () => {
  it.each(['attract', 'list', 'about'] as const)('invites nobody from %s on', (name) => {
    expect(after(on(name), { type: 'shutOut' }).screen.name).toBe('revoked');
  });

  it.each(SCREEN_CASES.filter((name) => isPersonal(SCREENS[name]) && name !== 'about'))(
    'lets the person who stands at %s finish, and then invites nobody',
    (name) => {
      const shutOut = after(on(name), { type: 'shutOut' });

      expect(shutOut.screen).toEqual(SCREENS[name]);
      expect(after(shutOut, { type: 'restAsked' }).screen.name).toBe('revoked');
    },
  );

  it('opens its page for managers and is shut out all the same when they leave it', () => {
    const manager = after(on('list'), { type: 'shutOut' }, { type: 'managerOpened' });

    expect(manager.screen.name).toBe('manager');
    expect(after(manager, { type: 'restAsked' }).screen.name).toBe('revoked');
  });
});

describe('language', () => {
  it.each([
    ["in set-up is the tablet's own", 'setUp', 'pl'],
    ['of a visitor is not', 'list', 'is'],
  ] as const)('%s', (_, name, deviceLanguage) => {
    const next = after(on(name), { type: 'languageChosen', language: 'pl' });

    expect(next).toMatchObject({ language: 'pl', deviceLanguage });
  });
});

describe('"Still there?"', () => {
  it.each(SCREEN_CASES)('on %s is asked only of a person', (name) => {
    expect(after(on(name), { type: 'gotQuiet' }).isAsking).toBe(isPersonal(SCREENS[name]));
  });

  it('goes away when somebody answers or the screen changes', () => {
    const asking = on('pin, checking', { isAsking: true });

    expect(after(asking, { type: 'stayed' }).isAsking).toBe(false);
    expect(after(asking, answered({ kind: 'silent' })).isAsking).toBe(false);
  });
});
