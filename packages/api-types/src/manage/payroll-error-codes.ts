// The error codes of payroll runs and of what they need.
import type { ErrorCodeDefinition } from '../error-codes.ts';

const define = <Code extends string>(codes: Record<Code, ErrorCodeDefinition>) => codes;

/** Codes that only operations about payroll runs answer with. */
export const PAYROLL_ERROR_CODES = define({
  'payroll_run.not_found': {
    status: 404,
    message: 'There is no such payroll run in this company. Check the id against the list of payroll runs.',
  },
  'payroll.not_approved': {
    status: 409,
    message: 'None of this time is approved, so nothing was changed. See how far the people have come.',
  },
  'payroll.undo_expired': {
    status: 409,
    message:
      'An approval can be undone for ten minutes, so nothing was changed. Open the time again with a reason.',
  },
  'payroll.not_ready': {
    status: 409,
    message:
      'Somebody is not ready to be paid, so no file was made. Correct what is named, or send leavesOutUnready.',
  },
  'payroll.figures_moved': {
    status: 409,
    message:
      'Approved time would have other figures now, so no file was made. Let the people who are named be approved again, or send asApprovedReason.',
  },
  'payroll.line_unmapped': {
    status: 409,
    message:
      'A pay line has no code in the payroll system, so no file was made. Try again after its code was set.',
  },
  'payroll.tablet_silent': {
    status: 409,
    message:
      'A tablet may still hold punches of the period, so no file was made. Try again after it was connected or taken out of use, or send ignoresSilentTablets.',
  },
  'payroll.exported_before': {
    status: 409,
    message:
      'Somebody was sent before for other days of these or to another system, so no file was made. Send differences of the same days, or leave these people out.',
  },
  'payroll.nothing_to_send': {
    status: 409,
    message:
      'There is nothing to send for these people and days, so no file was made. See how far they have come.',
  },
  'payroll.not_writable': {
    status: 409,
    message:
      'The encoding of the profile cannot write a name, so no file was made. Use another encoding, or write the name otherwise.',
  },
  'payroll.made_meanwhile': {
    status: 409,
    message:
      'There is a file with some of these people already, so nothing was kept. See that run before you make another; send "differences" for what has changed since.',
  },
  'payroll.bonus_unmapped': {
    status: 409,
    message:
      'The bonus has no code in the payroll system, so no file was made. Try again after its code was set.',
  },
  'payroll.bonus_mixed': {
    status: 409,
    message:
      'Shares that are counted of different wholes cannot stand under one code, so no file was made. Send a run for each agreement that is named.',
  },
  'payroll.changed_meanwhile': {
    status: 409,
    message: 'Time was changed while the file was made, so nothing was kept. Try again.',
  },
});
