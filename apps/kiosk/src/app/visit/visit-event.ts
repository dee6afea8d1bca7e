// What may happen in a visit: a touch, an answer, or that nobody is there. An event carries all that the next state depends on.
import type { KnownState } from '#device/known-state.ts';
import type { EmployeeSession } from '#features/auth/employee-session.ts';
import type { OfferEnd } from '#features/phones/own-phones.ts';
import type { PhotoOutcome } from '#features/photos/photo-screen.tsx';
import type { ProjectChoice } from '#features/projects/project-choice.ts';
import type { PunchOutcome } from '#features/punches/punch-outcome.ts';
import type { TerminalOutcome } from '#features/punches/record-terminal-punch.ts';
import type { Language } from '@stimpill/words/language.ts';
import type { Secret } from './secret.ts';
import type { VisitRules } from './visit-rules.ts';
import type { ChosenPerson, DeductedBreak, EnteredPin, PunchAction, RequestNumber } from './visit-person.ts';

/** What the tablet knows of a person who wants to punch. */
export type Advice = {
  /** The newest that is known of them: by the server's word, and by what was punched here. */
  readonly known: KnownState | undefined;
  /** They punched the same less than five seconds ago: this is a second tap, and gets the result of the first. */
  readonly isRepeat: boolean;
  /** What the company wants to know of the punch. */
  readonly rules: VisitRules;
};

export type PinAnswer =
  | {
      readonly kind: 'right';
      readonly session: Secret<EmployeeSession>;
      readonly punchesInReview: number;
      readonly isClockedIn: boolean;
      /** On the announced action; undefined where none was. */
      readonly advice: Advice | undefined;
    }
  | { readonly kind: 'wrong'; readonly triesLeft: number | undefined }
  | { readonly kind: 'locked'; readonly seconds: number }
  | { readonly kind: 'revoked' }
  | { readonly kind: 'silent' };

/** Each changes only the screen that asked, however late it comes. */
export type AnswerEvent = { readonly to: RequestNumber } & (
  | { readonly type: 'pinAnswered'; readonly answer: PinAnswer }
  | { readonly type: 'passwordAnswered'; readonly outcome: TerminalOutcome }
  /** The outcome of a punch of the station: every end of it comes through here. */
  | { readonly type: 'punchEnded'; readonly outcome: PunchOutcome }
  /** The server has said how many minutes today has, and which break was taken off, while the receipt was shown. */
  | {
      readonly type: 'todayLearned';
      readonly minutes: number;
      readonly deducted?: DeductedBreak | undefined;
      /** How many changes by others wait for a word. */
      readonly changesToAnswer?: number | undefined;
    }
);

export type VisitEvent =
  | AnswerEvent
  | { readonly type: 'languageChosen'; readonly language: Language }
  | { readonly type: 'woken' }
  | { readonly type: 'aboutOpened' }
  | { readonly type: 'managerOpened' }
  | { readonly type: 'wentHome' }
  | { readonly type: 'restAsked' }
  /** Nobody is there any more: what was begun with a right PIN is punched all the same, and the tablet rests. */
  | { readonly type: 'leftAlone' }
  | {
      readonly type: 'personChosen';
      readonly person: ChosenPerson;
      readonly action: PunchAction | undefined;
    }
  | { readonly type: 'otherActionAsked' }
  | { readonly type: 'actionChosen'; readonly action: PunchAction; readonly advice: Advice | undefined }
  | {
      readonly type: 'pinEntered';
      readonly entered: EnteredPin;
      readonly isOffline: boolean;
      /** On the announced action; undefined where none was. */
      readonly advice: Advice | undefined;
    }
  | { readonly type: 'pinTroubleOver' }
  | {
      readonly type: 'passwordEntered';
      readonly action: PunchAction;
      readonly password: Secret<string>;
      readonly at: number;
    }
  | { readonly type: 'projectChosen'; readonly project: ProjectChoice | undefined }
  | { readonly type: 'photoGiven'; readonly photo: PhotoOutcome }
  /** Without a connection no PIN could be checked, and the screen says so instead of asking for one. */
  | { readonly type: 'hoursAsked'; readonly isOffline: boolean }
  | { readonly type: 'correctionAsked'; readonly action: PunchAction; readonly since: number | undefined }
  | { readonly type: 'leaveAsked' }
  | { readonly type: 'changesAsked' }
  | { readonly type: 'recordAsked' }
  | { readonly type: 'phonesAsked'; readonly disowned: string | undefined }
  | { readonly type: 'phoneCodeAsked' }
  /** Undefined: the person left it. */
  | { readonly type: 'phoneCodeOver'; readonly end: OfferEnd | undefined }
  | { readonly type: 'disputeAsked' }
  /** It is noted, or its time is over. */
  | { readonly type: 'disputeOver' }
  | { readonly type: 'triedAgain' }
  /** The server does not know the tablet any more. */
  | { readonly type: 'shutOut' }
  | { readonly type: 'setUpAsked' }
  | { readonly type: 'gotQuiet' }
  | { readonly type: 'stayed' };

export type EventOf<Type extends VisitEvent['type']> = Extract<VisitEvent, { type: Type }>;
