// From a touched name to the end of a punch at a shared tablet. It is not in what every tablet loads first.
import type { TerminalOutcome } from '#features/punches/record-terminal-punch.ts';
import type { VisitEvent } from './visit-event.ts';
import type { Credential, Next, On, PasswordEntry, PasswordTrouble, Screen } from './visit-state.ts';
import type { ChosenPerson } from './visit-person.ts';

/** The password of a person's web login, in place of a PIN. */
export const PASSWORD: Credential = {
  ask: (person) => toPassword(person),
  next: (screen, event, next) => (screen.name === 'password' ? afterPassword(screen, event, next) : screen),
};

function toPassword(person: ChosenPerson, trouble?: PasswordTrouble): On<'password'> {
  return { name: 'password', person, entry: { kind: 'waiting', trouble } };
}

function afterPassword(screen: On<'password'>, event: VisitEvent, { request }: Next): Screen {
  if (event.type === 'passwordEntered' && screen.entry.kind === 'waiting') {
    const { action, password, at } = event;
    return { ...screen, entry: { kind: 'checking', request, action, password, at } };
  }
  if (event.type !== 'passwordAnswered' || screen.entry.kind !== 'checking') return screen;
  return afterPasswordAnswered(screen.person, screen.entry, event.outcome);
}

/** With a right password the server has taken the punch as well. */
function afterPasswordAnswered(
  person: ChosenPerson,
  { action, at }: Extract<PasswordEntry, { kind: 'checking' }>,
  outcome: TerminalOutcome,
): Screen {
  switch (outcome.kind) {
    case 'recorded':
      return {
        name: 'receipt',
        person,
        action,
        at: outcome.at,
        truth: { kind: 'confirmed', isLate: outcome.isFromList },
        notes: { openSince: person.openSince },
        session: undefined,
        request: undefined,
      };
    case 'conflict':
      return {
        name: 'conflict',
        person,
        isClockedIn: outcome.isClockedIn,
        since: undefined,
        proven: undefined,
      };
    case 'problem':
      return { name: 'problem', person, action, problem: outcome.problem, at };
    case 'wrongPassword':
      return toPassword(person, { kind: 'wrong' });
    case 'tooManyAttempts':
      return toPassword(person, { kind: 'locked', minutes: outcome.minutes });
  }
}
