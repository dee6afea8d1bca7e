// @vitest-environment node
// The laws of a visit hold whatever people, network and time do, in any order. Answers come late, twice, or to somebody who has left.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PunchOutcome } from '#features/punches/punch-outcome.ts';
import { ANNA, AT, enteredPin, IS_IN, SESSION } from '#testing/visit-screens.ts';
import { PASSWORD } from './password-credential.ts';
import { PIN } from './pin-credential.ts';
import { Secret } from './secret.ts';
import type { Advice, AnswerEvent, PinAnswer, VisitEvent } from './visit-event.ts';
import { toFirstState, toNextState } from './visit-machine.ts';
import { provenOf, requestOf, type VisitState } from './visit-state.ts';
import type { ChosenPerson, RequestNumber } from './visit-person.ts';

const PEOPLE: readonly ChosenPerson[] = [ANNA, { ...ANNA, id: 'bjorn', name: 'Björn Á.' }];
const action = fc.constantFrom('Start' as const, 'Stop' as const);
const advice: fc.Arbitrary<Advice> = fc.record({
  known: fc.constantFrom(undefined, IS_IN, { ...IS_IN, by: 'waiting' as const }),
  isRepeat: fc.boolean(),
  rules: fc.record({
    project: fc.constantFrom('none', 'optional', 'required'),
    photo: fc.constantFrom('none', 'optional', 'required'),
  }),
});
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

type Step =
  | { readonly do: 'touch'; readonly event: VisitEvent }
  | { readonly do: 'digits'; readonly digits: string; readonly isOffline: boolean; readonly advice: Advice }
  /** An answer to a question that was asked at any time; `back` counts from the newest. */
  | { readonly do: 'answer'; readonly back: number; readonly event: Omit<AnswerEvent, 'to'> };

const simple = fc.constantFrom(
  ...'woken aboutOpened managerOpened wentHome restAsked leftAlone otherActionAsked pinTroubleOver disputeAsked disputeOver triedAgain setUpAsked gotQuiet stayed'
    .split(' ')
    .map((type) => ({ type }) as VisitEvent),
);
const touched: fc.Arbitrary<VisitEvent> = fc.oneof(
  simple,
  fc.record({
    type: fc.constant('personChosen' as const),
    person: fc.constantFrom(...PEOPLE),
    action: maybe(action),
  }),
  fc.record({ type: fc.constant('actionChosen' as const), action, advice: maybe(advice) }),
  fc.record({ type: fc.constant('hoursAsked' as const), isOffline: fc.boolean() }),
  fc.constant<VisitEvent>({ type: 'leaveAsked' }),
  fc.constant<VisitEvent>({ type: 'changesAsked' }),
  fc.constant<VisitEvent>({ type: 'recordAsked' }),
  fc.constant<VisitEvent>({ type: 'phonesAsked', disowned: undefined }),
  fc.constant<VisitEvent>({ type: 'phoneCodeAsked' }),
  fc.constant<VisitEvent>({ type: 'phoneCodeOver', end: { kind: 'over' } }),
  fc.record({ type: fc.constant('correctionAsked' as const), action, since: fc.constant(AT) }),
  fc.constant<VisitEvent>({ type: 'projectChosen', project: undefined }),
  fc.constant<VisitEvent>({ type: 'photoGiven', photo: { kind: 'none' } }),
  fc.record({
    type: fc.constant('passwordEntered' as const),
    action,
    password: fc.constant(new Secret('horse')),
    at: fc.constant(AT),
  }),
);
const pinAnswer: fc.Arbitrary<PinAnswer> = fc.oneof(
  fc.record({
    kind: fc.constant('right' as const),
    session: fc.constant(SESSION),
    punchesInReview: fc.constant(0),
    isClockedIn: fc.boolean(),
    advice: maybe(advice),
  }),
  fc.constantFrom<PinAnswer>(
    { kind: 'silent' },
    { kind: 'wrong', triesLeft: 2 },
    { kind: 'locked', seconds: 60 },
  ),
);
const saved = { at: AT, receiptCode: '1NX1YS', punchId: 'punch' };
const outcome = fc.constantFrom<PunchOutcome>(
  { kind: 'savedHere', ...saved },
  { kind: 'confirmed', ...saved, isClockedIn: null, photoUploadGrant: null },
  { kind: 'notRecorded', at: AT },
  { kind: 'notKnown', at: AT },
);
const answer = fc.oneof(
  fc.record({ type: fc.constant('pinAnswered' as const), answer: pinAnswer }),
  fc.record({ type: fc.constant('punchEnded' as const), outcome }),
  fc.record({
    type: fc.constant('todayLearned' as const),
    minutes: fc.constant(514),
    deducted: fc.constantFrom(undefined, { timeEntryId: 'entry', minutes: 30 }),
  }),
  fc.record({
    type: fc.constant('passwordAnswered' as const),
    outcome: fc.constantFrom(
      { kind: 'recorded' as const, at: AT, isFromList: false },
      { kind: 'conflict' as const, isClockedIn: true },
      { kind: 'wrongPassword' as const },
    ),
  }),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('touch' as const), event: touched }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('digits' as const),
      digits: fc.constantFrom('4821', '0000'),
      isOffline: fc.boolean(),
      advice,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      back: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(4) }),
      event: answer,
    }),
  },
);

/** What has happened so far, as the runner sees it. */
type Past = { readonly asked: RequestNumber[]; readonly punched: Set<number>; entries: number };

function toEvent(done: Step, past: Past): VisitEvent {
  if (done.do === 'touch') return done.event;
  if (done.do === 'answer') return { ...done.event, to: past.asked.at(-1 - done.back) ?? 0 } as AnswerEvent;
  const { digits, isOffline } = done;
  past.entries += 1;
  return {
    type: 'pinEntered',
    entered: enteredPin(digits, AT + past.entries),
    isOffline,
    advice: done.advice,
  };
}

/** Where in the state a secret lies, as a path. */
function secretsIn(value: unknown, path = ''): readonly string[] {
  if (value instanceof Secret) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => secretsIn(part, `${path}.${name}`));
}

/** For each place where a PIN, a password or a session may lie: the screens that it may lie on. */
const SECRETS_LIE: readonly (readonly [RegExp, (state: VisitState) => boolean])[] = [
  [/^\.screen\.entry\.entered\.pin$/, ({ screen }) => screen.name === 'pin'],
  [/^\.screen\.entry\.held\.pin$/, ({ screen, isAsking }) => screen.name === 'pin' && !isAsking],
  [/^\.screen\.at\.held\.pin$/, ({ screen, isAsking }) => screen.name === 'chooseAction' && !isAsking],
  [/^\.screen\.entry\.password$/, ({ screen }) => screen.name === 'password'],
  [/^\.screen\.session$/, ({ screen }) => screen.name === 'receipt'],
  [/^\.screen\.pass\.session$/, ({ screen }) => screen.name === 'hours' || screen.name === 'correction'],
  [/^\.screen\.(at\.|pass\.)?proven\.by\.(pin|session)$/, ({ screen }) => provenOf(screen) !== undefined],
];

function checkLaws(before: VisitState, event: VisitEvent, now: VisitState, past: Past): void {
  const { screen } = now;
  const request = requestOf(screen);
  // An answer to another question than the one that is open changes nothing.
  if ('to' in event && event.to !== requestOf(before.screen)) expect(now).toBe(before);
  // No question without a person, and never two under one number.
  if (request !== undefined) {
    expect(screen).toHaveProperty('person');
    if (request !== requestOf(before.screen)) {
      expect(past.asked).not.toContain(request);
      past.asked.push(request);
    }
  }
  // A PIN lies where it waits to be checked, repeated or punched with, and nowhere else.
  for (const place of secretsIn(now)) {
    expect(screen).toHaveProperty('person');
    const [, may] = SECRETS_LIE.find(([where]) => where.test(place)) ?? expect.fail(`a secret at ${place}`);
    expect(may(now)).toBe(true);
  }
  // One proof, one punch; and none by somebody else than it proved.
  if (screen.name === 'punching' && before.screen.name !== 'punching') {
    expect(past.punched).not.toContain(screen.proven.moment.at);
    past.punched.add(screen.proven.moment.at);
    expect(before.screen).toMatchObject({ person: screen.person });
  }
  if (screen.name === 'receipt' && before.screen.name !== 'receipt') {
    expect(before.screen).toMatchObject({ person: screen.person });
    expect(['punching', 'password']).toContain(before.screen.name);
  }
}

it.each([
  ['PIN', PIN, ['punching', 'receipt', 'second', 'photo']],
  ['password', PASSWORD, ['password', 'receipt']],
] as const)(
  'from any sequence of events no visit with a %s is without its person, punches twice, keeps a PIN longer or hears an old answer',
  (_, credential, wanted) => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(fc.array(step, { minLength: 5, maxLength: 60 }), (steps) => {
        const past: Past = { asked: [], punched: new Set(), entries: 0 };
        let state = toFirstState('is', { name: 'list' }, credential);
        for (const done of steps) {
          const event = toEvent(done, past);
          const before = state;
          state = toNextState(before, event);
          checkLaws(before, event, state, past);
          reached.add(state.screen.name);
        }
      }),
      { numRuns: 3_000 },
    );

    expect([...reached]).toEqual(expect.arrayContaining([...wanted]));
  },
);
