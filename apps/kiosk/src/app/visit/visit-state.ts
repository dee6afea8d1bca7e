// All that the tablet knows of the person before it. A screen carries only what the person may still do from it: a proof that was not
// given, or was used, is not there. Leaving the screen forgets it all.
import type { Problem } from '#api/to-problem.ts';
import type { KnownState } from '#device/known-state.ts';
import type { EmployeeSession } from '#features/auth/employee-session.ts';
import type { OfferEnd } from '#features/phones/own-phones.ts';
import type { PhotoOutcome } from '#features/photos/photo-screen.tsx';
import type { ProjectChoice } from '#features/projects/project-choice.ts';
import type { ReceiptNotes } from '#features/punches/receipt-lines.tsx';
import type { ReceiptTruth } from '#features/punches/receipt-truth.ts';
import type { Language } from '@stimpill/words/language.ts';
import type { Secret } from './secret.ts';
import type { VisitEvent } from './visit-event.ts';
import type { VisitRules } from './visit-rules.ts';
import type {
  PunchAction,
  ChosenPerson,
  RequestNumber,
  Moment,
  EnteredPin,
  DeductedBreak,
} from './visit-person.ts';

/** Why the pad is not simply waiting for digits. */
export type PinTrouble =
  | { readonly kind: 'none' }
  | { readonly kind: 'wrong'; readonly triesLeft: number | undefined }
  | { readonly kind: 'locked'; readonly seconds: number }
  /** The two entries were not the same: both are forgotten, and it begins anew. */
  | { readonly kind: 'differed' };

export type PinEntry =
  | { readonly kind: 'waiting'; readonly trouble: PinTrouble }
  | { readonly kind: 'checking'; readonly request: RequestNumber; readonly entered: EnteredPin }
  /** The server is silent: the same digits once more, because only the tablet can catch a slip. */
  | { readonly kind: 'again'; readonly held: EnteredPin };

export type PasswordTrouble =
  | { readonly kind: 'wrong' }
  | { readonly kind: 'locked'; readonly minutes: number };

export type PasswordEntry =
  | { readonly kind: 'waiting'; readonly trouble: PasswordTrouble | undefined }
  | {
      readonly kind: 'checking';
      readonly request: RequestNumber;
      readonly action: PunchAction;
      readonly password: Secret<string>;
      readonly at: number;
    };

/** A person whose PIN is known to be right, or was typed twice. It is good for one punch, and the step that punches uses it up. */
export type Proven = {
  readonly moment: Moment;
  readonly punchesInReview: number;
  readonly by:
    | { readonly kind: 'session'; readonly session: Secret<EmployeeSession> }
    | { readonly kind: 'pinTwice'; readonly pin: Secret<string> };
};

/** What a person may do without another PIN: make their punch, see only their own things, or nothing. */
export type Pass =
  | { readonly kind: 'punch'; readonly proven: Proven }
  | { readonly kind: 'session'; readonly session: Secret<EmployeeSession> }
  | { readonly kind: 'none' };

/** The punch that was just made here, as long as a button offers to say that it is wrong. */
export type DisputablePunch = {
  readonly punchId: string;
  readonly person: ChosenPerson;
  readonly action: PunchAction;
  readonly at: number;
  /** The language of the person's visit. Somebody who disputes the punch after the visit still reads it in that language. */
  readonly language: Language;
};

/** A person on a screen, and the action they announced. */
type Announced = { readonly person: ChosenPerson; readonly action: PunchAction };

export type Screen =
  | { readonly name: 'setUp' }
  | { readonly name: 'attract' }
  | { readonly name: 'about' }
  /** Behind the manager's code. */
  | { readonly name: 'manager' }
  | { readonly name: 'list' }
  | {
      readonly name: 'pin';
      readonly person: ChosenPerson;
      /** The one announced action; undefined when the tablet does not know the person's state. */
      readonly action: PunchAction | undefined;
      /** The person wants to see their hours; nothing will be punched. */
      readonly isForHours: boolean;
      readonly entry: PinEntry;
    }
  /** At a shared tablet, in place of the PIN. */
  | {
      readonly name: 'password';
      readonly person: ChosenPerson;
      readonly entry: PasswordEntry;
    }
  | {
      readonly name: 'chooseAction';
      readonly person: ChosenPerson;
      readonly at:
        | { readonly kind: 'beforePin' }
        /** Between the two entries of a PIN that nobody could check. */
        | { readonly kind: 'betweenPins'; readonly held: EnteredPin }
        | { readonly kind: 'afterPin'; readonly proven: Proven; readonly isClockedIn: boolean };
    }
  | ({ readonly name: 'project'; readonly proven: Proven; readonly rules: VisitRules } & Announced)
  | ({
      readonly name: 'photo';
      readonly proven: Proven;
      readonly rules: VisitRules;
      readonly project: ProjectChoice | undefined;
    } & Announced)
  | ({
      readonly name: 'punching';
      readonly request: RequestNumber;
      readonly proven: Proven;
      readonly project: ProjectChoice | undefined;
      readonly photo: PhotoOutcome;
    } & Announced)
  | ({
      readonly name: 'receipt';
      readonly at: number;
      readonly truth: ReceiptTruth;
      readonly notes: ReceiptNotes;
      readonly session: Secret<EmployeeSession> | undefined;
      /** The minutes of today and a break that was taken off, asked for while the receipt stands. */
      readonly request: RequestNumber | undefined;
      readonly deducted?: DeductedBreak | undefined;
    } & Announced)
  /** After the receipt: was the break that the rule took off had? */
  | {
      readonly name: 'break';
      readonly person: ChosenPerson;
      readonly deducted: DeductedBreak;
      readonly session: Secret<EmployeeSession>;
    }
  /** Not me, or wrong? */
  | ({ readonly name: 'dispute' } & DisputablePunch)
  /** The punch was not recorded anywhere: the person must write the moment down. */
  | ({ readonly name: 'notRecorded'; readonly at: number } & Announced)
  | { readonly name: 'hours'; readonly person: ChosenPerson; readonly pass: Pass }
  /** Time off that the person asks for. */
  | { readonly name: 'leave'; readonly person: ChosenPerson; readonly pass: Pass }
  /** What others changed of the person’s time. */
  | { readonly name: 'changes'; readonly person: ChosenPerson; readonly pass: Pass }
  /** The days of the person, as far back as they are kept. */
  | { readonly name: 'record'; readonly person: ChosenPerson; readonly pass: Pass }
  /** The phones on which the person reads their own record. */
  | {
      readonly name: 'phones';
      readonly person: ChosenPerson;
      readonly pass: Pass;
      /** What became of a code that was shown a moment ago. */
      readonly offerEnd: OfferEnd | undefined;
      /** A phone that the person says is not theirs. */
      readonly disowned: string | undefined;
    }
  /** A code that lets one phone in. */
  | { readonly name: 'phoneCode'; readonly person: ChosenPerson; readonly pass: Pass }
  | ({
      /** `action`: which punch was forgotten. */
      readonly name: 'correction';
      /** Start of the open entry, for a forgotten clock-out. */
      readonly since: number | undefined;
      readonly pass: Pass;
    } & Announced)
  | {
      readonly name: 'conflict';
      readonly person: ChosenPerson;
      readonly isClockedIn: boolean;
      readonly since: number | undefined;
      /** Undefined after a password, which is not kept. */
      readonly proven: Proven | undefined;
    }
  /** As far as this tablet knows it would be the second punch of its kind: the person is asked first. */
  | ({ readonly name: 'second'; readonly known: KnownState; readonly proven: Proven } & Announced)
  /** `at`: the moment the person wanted to punch. */
  | ({ readonly name: 'problem'; readonly problem: Problem; readonly at: number } & Announced)
  | { readonly name: 'revoked' };

export type ScreenName = Screen['name'];
export type On<Name extends ScreenName> = Extract<Screen, { name: Name }>;

export type VisitState = {
  readonly screen: Screen;
  readonly credential: Credential;
  /** The language of this person's visit, and the one the tablet returns to. */
  readonly language: Language;
  readonly deviceLanguage: Language;
  /** "Still there?" covers the screen. */
  readonly isAsking: boolean;
  readonly disputable: DisputablePunch | undefined;
  /** The server does not know the tablet any more. Anyone who stands here may finish; nobody else is invited. */
  readonly isShutOut: boolean;
  /** Of the newest question; none is ever given twice. */
  readonly lastRequest: RequestNumber;
};

/** How people prove who they are at this tablet: `ask` is the screen for it, and `next` what follows from that screen. */
export type Credential = {
  readonly ask: (person: ChosenPerson, action: PunchAction | undefined) => Screen;
  readonly next: (screen: On<'pin' | 'password'>, event: VisitEvent, next: Next) => Screen;
};

/** What a step needs to know beside the screen: how people prove who they are, and the number that a new question gets. */
export type Next = Pick<VisitState, 'credential'> & { readonly request: RequestNumber };

/** The question whose answer this screen waits for. Any other answer is that of a visit, or of a step, that is over. */
export function requestOf(screen: Screen): RequestNumber | undefined {
  if (screen.name === 'punching' || screen.name === 'receipt') return screen.request;
  if (screen.name !== 'pin' && screen.name !== 'password') return undefined;
  return screen.entry.kind === 'checking' ? screen.entry.request : undefined;
}

/** What the person on this screen may still punch with, once. */
export function provenOf(screen: Screen): Proven | undefined {
  if (screen.name === 'chooseAction') return screen.at.kind === 'afterPin' ? screen.at.proven : undefined;
  if ('pass' in screen) return screen.pass.kind === 'punch' ? screen.pass.proven : undefined;
  return 'proven' in screen ? screen.proven : undefined;
}

/** What a PIN opened with the server, while its person stands here. */
export function sessionOf(screen: Screen): EmployeeSession | undefined {
  if (screen.name === 'receipt' || screen.name === 'break') return screen.session?.reveal();
  if ('pass' in screen && screen.pass.kind === 'session') return screen.pass.session.reveal();
  const by = provenOf(screen)?.by;
  return by?.kind === 'session' ? by.session.reveal() : undefined;
}
