// Who stands before the tablet, what they want to punch, and what they gave for it.
import type { ServerWord } from '#device/known-state.ts';
import type { PunchRequest } from '#features/punches/record-punch.ts';
import type { Secret } from './secret.ts';

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

/** Names one question to the server, or one punch. An answer carries the number of its question; see `requestOf`. */
export type RequestNumber = number;

/** When the fourth digit was typed, and what the clocks showed then: the moment of the punch, whatever is asked afterwards. */
export type Moment = PunchRequest['moment'];

/** A PIN and its moment, from the fourth digit until the server has checked it or the digits were typed again. */
export type EnteredPin = { readonly pin: Secret<string>; readonly moment: Moment };

/** What the rule took from a time entry as a break, by itself. */
export type DeductedBreak = { readonly timeEntryId: string; readonly minutes: number };
