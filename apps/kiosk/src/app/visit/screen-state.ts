import type { Problem } from '#api/to-problem.ts';
import type { KnownState, ServerWord } from '#device/known-state.ts';
import type { PunchOutcome } from '#features/punches/punch-outcome.ts';
import type { ReceiptNotes } from '#features/punches/receipt-lines.tsx';
import type { ReceiptTruth } from '#features/punches/receipt-truth.ts';
import type { Language } from '#i18n/language.ts';

export type PunchAction = 'Start' | 'Stop';

/** Who stands before the tablet; the name as the list shows it. */
export type ChosenPerson = {
  readonly id: string;
  readonly name: string;
  /** What the server's list said when the name was touched. */
  readonly listed: ServerWord;
  /** Start of the open entry, as the tablet knew it. */
  readonly openSince: number | undefined;
  /** Of this person a clock-in wants a project, or the place where it was. */
  readonly requiresProject: boolean;
  readonly requiresPosition: boolean;
};

/** Why the PIN screen is not simply waiting for digits. */
export type PinTrouble =
  | { readonly kind: 'none' }
  | { readonly kind: 'wrong'; readonly tries: number; readonly triesLeft?: number | undefined }
  | { readonly kind: 'locked'; readonly seconds: number }
  | { readonly kind: 'sessionEnded' }
  /** The server is silent: the same digits once more, because only the tablet can catch a slip. */
  | { readonly kind: 'again' }
  /** The two entries were not the same: both are forgotten, and it begins anew. */
  | { readonly kind: 'differed'; readonly tries: number };

/** The punch that was just made here, as long as a button offers to say that it is wrong. */
export type DisputablePunch = {
  readonly punchId: string;
  readonly person: ChosenPerson;
  readonly action: PunchAction;
  readonly at: number;
  /** Of the person's visit: whoever says it later still reads it in their own language. */
  readonly language: Language;
};

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
      readonly trouble: PinTrouble;
      readonly isChecking: boolean;
      /** The person wants to see their hours; nothing will be punched. */
      readonly isForHours: boolean;
    }
  | {
      readonly name: 'chooseAction';
      readonly person: ChosenPerson;
      readonly action: PunchAction | undefined;
      /** What the PIN told; undefined before the PIN. */
      readonly isClockedIn: boolean | undefined;
    }
  | {
      readonly name: 'project';
      readonly person: ChosenPerson;
      readonly action: PunchAction;
      /** The moment of the fourth digit: choosing takes nothing from it. */
      readonly at: number;
      readonly isRequired: boolean;
    }
  | {
      readonly name: 'photo';
      readonly person: ChosenPerson;
      readonly action: PunchAction;
      readonly isRequired: boolean;
    }
  | {
      readonly name: 'punching';
      readonly person: ChosenPerson;
      readonly action: PunchAction;
      readonly isLookingUp: boolean;
    }
  | {
      readonly name: 'receipt';
      readonly person: ChosenPerson;
      readonly action: PunchAction;
      readonly at: number;
      readonly truth: ReceiptTruth;
      readonly notes: ReceiptNotes;
    }
  /** Not me, or wrong? */
  | ({ readonly name: 'dispute' } & DisputablePunch)
  | {
      /** The punch is nowhere: the moment must be written down. */
      readonly name: 'notRecorded';
      readonly person: ChosenPerson;
      readonly action: PunchAction;
      readonly at: number;
    }
  | { readonly name: 'hours'; readonly person: ChosenPerson }
  | {
      readonly name: 'correction';
      readonly person: ChosenPerson;
      /** Which punch was forgotten. */
      readonly action: PunchAction;
      /** Start of the open entry, for a forgotten clock-out. */
      readonly since: number | undefined;
    }
  | {
      readonly name: 'conflict';
      readonly person: ChosenPerson;
      readonly isClockedIn: boolean;
      readonly since: number | undefined;
    }
  /** As far as this tablet knows it would be the second punch of its kind: the person is asked first. */
  | {
      readonly name: 'second';
      readonly person: ChosenPerson;
      readonly action: PunchAction;
      readonly known: KnownState;
    }
  | {
      readonly name: 'problem';
      readonly problem: Problem;
      readonly person: ChosenPerson | undefined;
      readonly action: PunchAction | undefined;
      /** The moment the person wanted to punch. */
      readonly at: number;
    }
  | { readonly name: 'revoked'; readonly at: number };

export type ScreenName = Screen['name'];

export type ScreenState = {
  readonly screen: Screen;
  /** The language of this person's visit, and the one the tablet returns to. */
  readonly language: Language;
  readonly deviceLanguage: Language;
  /** "Still there?" covers the screen. */
  readonly isAsking: boolean;
  readonly disputable: DisputablePunch | undefined;
  /** Grows with every visit and every PIN, so that a late answer of an abandoned one changes nothing. */
  readonly attempt: number;
};

export type ScreenEvent =
  | { readonly type: 'languageChosen'; readonly language: Language }
  | { readonly type: 'woken' }
  | { readonly type: 'aboutOpened' }
  | { readonly type: 'managerOpened' }
  | { readonly type: 'wentHome' }
  | { readonly type: 'restAsked' }
  | {
      readonly type: 'personChosen';
      readonly person: ChosenPerson;
      readonly action: PunchAction | undefined;
      readonly problem: Problem | undefined;
      readonly at: number;
    }
  | { readonly type: 'otherActionAsked' }
  | { readonly type: 'actionChosen'; readonly action: PunchAction }
  | { readonly type: 'pinEntered' }
  | { readonly type: 'pinWrong'; readonly triesLeft?: number | undefined }
  | { readonly type: 'pinLocked'; readonly seconds: number }
  | { readonly type: 'pinTroubleOver' }
  | { readonly type: 'sessionEnded' }
  | { readonly type: 'pinAgainAsked' }
  | { readonly type: 'pinsDiffered' }
  /** What became of a punch of the station: every end of it comes through here. */
  | { readonly type: 'punchEnded'; readonly outcome: PunchOutcome; readonly notes?: ReceiptNotes }
  | { readonly type: 'stateLearned'; readonly isClockedIn: boolean }
  | {
      readonly type: 'projectAsked';
      readonly action: PunchAction;
      readonly at: number;
      readonly isRequired: boolean;
    }
  | { readonly type: 'photoAsked'; readonly action: PunchAction; readonly isRequired: boolean }
  | { readonly type: 'punchStarted'; readonly action: PunchAction }
  | { readonly type: 'lookUpStarted' }
  | { readonly type: 'punchRecorded'; readonly at: number; readonly isFromList: boolean }
  /** The server has said how many minutes today has, while the receipt was shown. */
  | { readonly type: 'todayLearned'; readonly minutes: number }
  /** Without a connection no PIN could be checked, and the screen says so instead of asking for one. */
  | { readonly type: 'hoursAsked'; readonly isOffline: boolean }
  | { readonly type: 'correctionAsked'; readonly action: PunchAction; readonly since: number | undefined }
  | { readonly type: 'conflictFound'; readonly isClockedIn: boolean; readonly since: number | undefined }
  | { readonly type: 'secondFound'; readonly action: PunchAction; readonly known: KnownState }
  | { readonly type: 'problemMet'; readonly problem: Problem; readonly at: number }
  | { readonly type: 'disputeAsked' }
  /** It is noted, or its time is over. */
  | { readonly type: 'disputeOver' }
  | { readonly type: 'triedAgain' }
  | { readonly type: 'deviceRevoked'; readonly at: number }
  | { readonly type: 'setUpAsked' }
  | { readonly type: 'gotQuiet' }
  | { readonly type: 'stayed' };
