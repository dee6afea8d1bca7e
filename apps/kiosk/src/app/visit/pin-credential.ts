// From a touched name to a person whose PIN is right. When the server is silent the same digits are asked for once more and go under
// seal with the punch.
import { toPunchOrQuestion } from './punch-once.ts';
import type { EventOf, PinAnswer, VisitEvent } from './visit-event.ts';
import type { Credential, Next, On, PinTrouble, Proven, Screen } from './visit-state.ts';
import type { ChosenPerson, EnteredPin, PunchAction } from './visit-person.ts';

/** A PIN, as at every tablet that is registered. */
export const PIN: Credential = {
  ask: toPin,
  next: (screen, event, next) => (screen.name === 'pin' ? afterPin(screen, event, next) : screen),
};

export function toPin(person: ChosenPerson, action: PunchAction | undefined): On<'pin'> {
  const entry = { kind: 'waiting', trouble: { kind: 'none' } } as const;
  return { name: 'pin', person, action, isForHours: false, entry };
}

function afterPin(screen: On<'pin'>, event: VisitEvent, next: Next): Screen {
  const { person, entry } = screen;
  switch (event.type) {
    case 'otherActionAsked':
      if (entry.kind === 'checking') return screen;
      return { name: 'chooseAction', person, at: beforeChoice(entry) };
    case 'pinEntered':
      return afterPinEntered(screen, event, next);
    case 'pinAnswered':
      return entry.kind === 'checking' ? afterPinAnswered(screen, entry.entered, event.answer, next) : screen;
    case 'pinTroubleOver':
      return entry.kind === 'waiting' ? withTrouble(screen, { kind: 'none' }) : screen;
    default:
      return screen;
  }
}

function beforeChoice(entry: On<'pin'>['entry']): On<'chooseAction'>['at'] {
  return entry.kind === 'again' ? { kind: 'betweenPins', held: entry.held } : { kind: 'beforePin' };
}

function withTrouble(screen: On<'pin'>, trouble: PinTrouble): Screen {
  return { ...screen, entry: { kind: 'waiting', trouble } };
}

function afterPinEntered(screen: On<'pin'>, event: EventOf<'pinEntered'>, next: Next): Screen {
  const { entry } = screen;
  const { entered, isOffline, advice } = event;
  if (entry.kind === 'checking') return screen;
  if (entry.kind === 'waiting') {
    if (isOffline) return toPinAgain(screen, entered);
    return { ...screen, entry: { kind: 'checking', request: next.request, entered } };
  }
  const { person, action } = screen;
  const { held } = entry;
  if (held.pin.reveal() !== entered.pin.reveal()) return withTrouble(screen, { kind: 'differed' });
  if (!action || !advice) return screen;
  // The moment is that of the first time, because repeating must cost nobody a minute.
  const by = { kind: 'pinTwice', pin: held.pin } as const;
  const proven: Proven = { moment: held.moment, punchesInReview: 0, by };
  return toPunchOrQuestion({ person, proven, action }, advice, next);
}

/** Asks once more. An action that nobody knows is chosen between the two entries: after them nobody could say which one fits. */
function toPinAgain(screen: On<'pin'>, held: EnteredPin): Screen {
  const { person, action, isForHours } = screen;
  if (isForHours) return { name: 'hours', person, pass: { kind: 'none' } };
  if (!action) return { name: 'chooseAction', person, at: { kind: 'betweenPins', held } };
  return { ...screen, entry: { kind: 'again', held } };
}

function afterPinAnswered(screen: On<'pin'>, entered: EnteredPin, answer: PinAnswer, next: Next): Screen {
  switch (answer.kind) {
    case 'right':
      return toProven(screen, entered, answer, next);
    case 'silent':
      return toPinAgain(screen, entered);
    case 'wrong':
    case 'locked':
      return withTrouble(screen, answer);
    case 'revoked':
      return { name: 'revoked' };
  }
}

function toProven(
  { person, action, isForHours }: On<'pin'>,
  { moment }: EnteredPin,
  { session, punchesInReview, isClockedIn, advice }: Extract<PinAnswer, { kind: 'right' }>,
  next: Next,
): Screen {
  const proven: Proven = { moment, punchesInReview, by: { kind: 'session', session } };
  if (isForHours) return { name: 'hours', person, pass: { kind: 'punch', proven } };
  if (action && advice) return toPunchOrQuestion({ person, proven, action }, advice, next);
  return { name: 'chooseAction', person, at: { kind: 'afterPin', proven, isClockedIn } };
}
