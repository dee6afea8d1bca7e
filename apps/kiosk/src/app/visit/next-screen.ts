// Which screen follows a touch or an answer. An event that means nothing on a screen leaves the screen as it is.
//
//   setUp -> attract -> list -> pin -> project -> photo -> punching -> receipt -> list
//                                |  ^                        |          '-> hours -> leave | record | changes | phones | correction -> punching
//                                v  |                        '-> problem | notRecorded -> pin | list
//                   chooseAction -> hours; from pin and chooseAction also conflict | second -> punching | correction
//
// After the receipt of a clock-out, where the company asks: receipt -> break -> list
// hours | receipt -> phones -> phoneCode -> phones
// For ten seconds after a receipt: receipt | list -> dispute -> list
// At a shared tablet: list -> password -> receipt | conflict | problem -> password | list
import { toPin } from './pin-credential.ts';
import { afterPhoto, afterProject, afterPunching, toPunch, toPunchOrQuestion } from './punch-once.ts';
import type { EventOf, VisitEvent } from './visit-event.ts';
import type { Next, On, Pass, Screen } from './visit-state.ts';

export function toNextScreen(screen: Screen, event: VisitEvent, next: Next): Screen {
  switch (screen.name) {
    case 'attract':
      if (event.type === 'woken') return { name: 'list' };
      return event.type === 'aboutOpened' ? { name: 'about' } : screen;
    case 'about':
      return event.type === 'managerOpened' ? { name: 'manager' } : screen;
    case 'revoked':
      // A manager may still take out in a file what the server never got.
      if (event.type === 'managerOpened') return { name: 'manager' };
      return event.type === 'setUpAsked' ? { name: 'setUp' } : screen;
    case 'list':
      return event.type === 'personChosen' ? next.credential.ask(event.person, event.action) : screen;
    case 'pin':
    case 'password':
      return next.credential.next(screen, event, next);
    case 'chooseAction':
      return fromChooseAction(screen, event, next);
    case 'project':
      return afterProject(screen, event, next);
    case 'photo':
      return afterPhoto(screen, event, next);
    case 'punching':
      return afterPunching(screen, event, next);
    case 'receipt':
      return fromReceipt(screen, event);
    case 'conflict':
      return fromConflict(screen, event, next);
    case 'second':
      return toPunch(screen, screen.proven, event, next);
    case 'hours':
      if (event.type === 'leaveAsked') return { ...screen, name: 'leave' };
      if (event.type === 'changesAsked') return { ...screen, name: 'changes' };
      if (event.type === 'recordAsked') return { ...screen, name: 'record' };
      if (event.type === 'phonesAsked') return toPhones(screen, screen.pass, event);
      return toCorrection(screen, screen.pass, event);
    case 'phones':
      return event.type === 'phoneCodeAsked' ? toPhoneCode(screen) : screen;
    case 'phoneCode':
      if (event.type !== 'phoneCodeOver') return screen;
      return { ...screen, name: 'phones', offerEnd: event.end, disowned: undefined };
    case 'correction':
      return screen.pass.kind === 'punch' ? toPunch(screen, screen.pass.proven, event, next) : screen;
    case 'notRecorded':
    case 'problem':
      return event.type === 'triedAgain' ? next.credential.ask(screen.person, screen.action) : screen;
    case 'setUp':
    case 'manager':
    case 'leave':
    case 'changes':
    case 'record':
    case 'break':
    case 'dispute':
      return screen;
  }
}

/** Before the PIN, and between its two entries, every choice leads to the pad; after it, on to the punch. */
function fromChooseAction(screen: On<'chooseAction'>, event: VisitEvent, next: Next): Screen {
  const { person, at } = screen;
  if (event.type === 'hoursAsked') return toHours(screen, event);
  if (event.type !== 'actionChosen') return screen;
  const { action, advice } = event;
  if (at.kind === 'beforePin') return toPin(person, action);
  if (at.kind === 'betweenPins') return { ...toPin(person, action), entry: { kind: 'again', held: at.held } };
  return advice ? toPunchOrQuestion({ person, proven: at.proven, action }, advice, next) : screen;
}

function toHours({ person, at }: On<'chooseAction'>, { isOffline }: EventOf<'hoursAsked'>): Screen {
  if (at.kind === 'afterPin') return { name: 'hours', person, pass: { kind: 'punch', proven: at.proven } };
  if (isOffline) return { name: 'hours', person, pass: { kind: 'none' } };
  return { ...toPin(person, undefined), isForHours: true };
}

function fromReceipt(screen: On<'receipt'>, event: VisitEvent): Screen {
  const { person, session, notes } = screen;
  if (event.type === 'hoursAsked')
    return { name: 'hours', person, pass: session ? { kind: 'session', session } : { kind: 'none' } };
  if (event.type === 'phonesAsked')
    return session ? toPhones(screen, { kind: 'session', session }, event) : screen;
  if (event.type !== 'todayLearned') return screen;
  const { minutes, deducted, changesToAnswer } = event;
  return {
    ...{ ...screen, request: undefined, deducted },
    notes: { ...notes, todayMinutes: minutes, changesToAnswer },
  };
}

function toPhones(
  { person }: On<'hours' | 'receipt'>,
  pass: Pass,
  { disowned }: EventOf<'phonesAsked'>,
): Screen {
  return { name: 'phones', person, pass, offerEnd: undefined, disowned };
}

const toPhoneCode = ({ person, pass }: On<'phones'>): Screen => ({ name: 'phoneCode', person, pass });

/** A punch now, or at the time when it should have been. A password was not kept, so it is asked for again. */
function fromConflict(screen: On<'conflict'>, event: VisitEvent, next: Next): Screen {
  const { person, isClockedIn, proven } = screen;
  if (proven) {
    const asked = toCorrection(screen, { kind: 'punch', proven }, event);
    return asked === screen ? toPunch(screen, proven, event, next) : asked;
  }
  if (event.type !== 'actionChosen') return screen;
  return next.credential.ask({ ...person, listed: { ...person.listed, isClockedIn } }, event.action);
}

function toCorrection(screen: On<'hours' | 'conflict'>, pass: Pass, event: VisitEvent): Screen {
  if (event.type !== 'correctionAsked') return screen;
  const { action, since } = event;
  return { name: 'correction', person: screen.person, action, since, pass };
}
