// The sentences that the inbox of the desk and the panel for managers at the tablet both say. A file a language, so that a tablet fetches only
// the one it shows.

/** What a question asks a manager, by its reason, in English. */
export const reviewAsksEn = {
  already_clocked_in: 'Clocked in again without having clocked out.',
  missing_stop: 'A clock-out is missing.',
  not_clocked_in: 'Clocked out without having clocked in.',
  already_closed: 'Clocked out again after the time had ended.',
  overlap: 'Falls into time that is there already.',
  period_locked: 'Falls into time that is approved.',
  employee: 'Not employed on that day.',
  project: 'The project does not fit. The time counts without it.',
  pin_failed: 'The PIN typed without a connection was wrong.',
  pin_unchecked: 'The PIN could not be checked.',
  integrity: 'The record of the tablet does not fit together.',
  time_uncertain: 'The time is not certain.',
  photo_missing: 'The photo is missing.',
  offline_policy: 'Recorded without a connection; the company wants to look at such punches.',
  clock_unsure: 'The server was not sure of the time.',
  after_last_day: 'Clocked out after the last day of the employment.',
  recovered: 'Found on a tablet that had lost its registration, or brought in its file.',
  correction: 'The person tells of a forgotten punch.',
  disputed: 'Somebody said: not me, or wrong.',
  break_missed: 'Worked through a break that the rule takes off.',
  pin_locked: 'PIN locked after too many wrong attempts.',
  deactivated_while_clocked_in: 'Still clocked in, but no longer employed.',
  figures_moved: 'Approved figures have waited for a new approval for 45 days.',
  tablet_silent: 'Tablet without a sign of life for more than an hour. See that it has power and a network.',
  tablet_storage: 'Tablet with hardly any room left.',
  tablet_alarm: 'Tablet that tells of trouble. Open its page for managers.',
  tablet_unreadable: 'Tablet that sent what the server cannot take as a punch.',
  tablet_clock_set: 'Tablet whose clock was set.',
  tablet_erased: 'Tablet on which punches were erased.',
  other: 'Something has to be decided here.',
};

/** What the other languages must say as well. */
export type ReviewAsks = typeof reviewAsksEn;
