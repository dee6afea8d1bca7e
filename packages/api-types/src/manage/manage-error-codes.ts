// The error codes of the operations for managers. They can also answer with the codes of the public API.
import type { ErrorCodeDefinition } from '../error-codes.ts';
import { STATION_ERROR_CODES } from '../private/station-error-codes.ts';
import { ERASURE_ERROR_CODES } from './erasure-error-codes.ts';
import { LEAVE_ERROR_CODES } from './leave-error-codes.ts';
import { PAYROLL_ERROR_CODES } from './payroll-error-codes.ts';
import { REQUEST_ERROR_CODES } from './request-error-codes.ts';
import { RULE_ERROR_CODES } from './rule-error-codes.ts';

const define = <Code extends string>(codes: Record<Code, ErrorCodeDefinition>) => codes;

/** Every code that only the manage API answers with. */
export const MANAGE_ERROR_CODES = define({
  'auth.request_forged': {
    status: 403,
    message:
      'Nothing shows that a page of this server sent the request. Send X-Stimpill: desk from a page under /desk/, and no token beside it.',
  },
  'auth.connection_not_secure': STATION_ERROR_CODES['auth.connection_not_secure'],
  'auth.confirmation_needed': {
    status: 403,
    message:
      'This needs a confirmation of the last five minutes. Send the password again, then this request.',
  },
  'auth.factor_demanded': {
    status: 403,
    message:
      'The company demands a second factor of this role, and there is none. Send it first: an app that shows codes, or a passkey.',
  },
  'auth.limited_to_departments': {
    status: 403,
    message:
      'This is of the whole company, and this user is limited to departments. Ask an owner, or a manager without a limit.',
  },
  'auth.own_time': {
    status: 403,
    message:
      'This is about your own working time, so nothing was changed. Ask somebody else who may decide about it.',
  },
  'auth.factor_needed': {
    status: 401,
    message:
      'The password is right, and a second factor is needed. Send all of it again with totpCode or recoveryCode.',
  },
  'first_run.link_over': {
    status: 403,
    message:
      'This link is wrong, is older than an hour, or a newer one has taken its place. Ask the person who runs the server for a new one (stimpill first-run).',
  },
  'first_run.company_made': {
    status: 403,
    message:
      'This server has a company already, so nothing was done. Use the e-mail and the password that were chosen for it to sign in.',
  },
  'session.not_found': {
    status: 404,
    message: 'You have no such session, or it has ended. Check the id against the list of sessions.',
  },
  'account.totp_code_wrong': {
    status: 409,
    message:
      'This is not the code that the app shows now, so nothing was changed. Check the clock of the phone and try again.',
  },
  'account.factor_missing': {
    status: 409,
    message:
      'There is no second factor, so there is nothing to change. Try again after you have added an app that shows codes, or a passkey.',
  },
  'account.last_factor': {
    status: 409,
    message:
      'The company demands a second factor of your role, and this is your only one, so nothing was removed. Try again after you have added another.',
  },
  'auth.passkey_wrong': {
    status: 401,
    message:
      'This passkey is not known here, or what it signed is not what was asked for. Ask for a new challenge and try again, or sign in with the password.',
  },
  'passkey.not_added': {
    status: 409,
    message:
      'What the browser gave is not what was asked for, or came after five minutes, so nothing was added. Ask for a new challenge and try again.',
  },
  'passkey.not_found': {
    status: 404,
    message: 'You have no such passkey. Check the id against the list of your passkeys.',
  },
  'passkey.none': {
    status: 409,
    message: 'You have no passkey. Send the password in place of it.',
  },
  'passkey.too_many': {
    status: 409,
    message: 'You have ten passkeys already, so nothing was added. Try again after you have removed one.',
  },
  'passkey.no_host_name': {
    status: 409,
    message:
      'Passkeys need a server with a name. Use its https:// name, or http://localhost on this machine, not an IP address.',
  },
  'mail.not_set_up': {
    status: 409,
    message: 'This server sends no mail, so no link was made. Send the request without byMail.',
  },
  'password_link.not_found': {
    status: 404,
    message:
      'This link was used, or its time is over, or a newer one has taken its place. Ask for a new one.',
  },
  'address_link.not_found': {
    status: 404,
    message:
      'This link was used or withdrawn, or its time is over, or a newer one has taken its place. Ask the person who changed the address for a new one.',
  },
  'address_link.taken': {
    status: 409,
    message:
      'Somebody else signs in with this address by now, so nothing was changed and the old address stays in use. Ask the person who changed it for another one.',
  },
  'way_back.not_found': {
    status: 404,
    message: 'This link was used, or its three days are over. Ask an owner of the company.',
  },
  'tablet.not_found': {
    status: 404,
    message: 'There is no such tablet in this company. Check the id against the list of tablets.',
  },
  'incident.not_open': {
    status: 404,
    message:
      'There is no such open incident in this company, or it closes by itself. Check the id against the list of tablets.',
  },
  'tablet.taken_out': {
    status: 409,
    message: 'This tablet was taken out of use before, so nothing was changed. See the list of tablets.',
  },
  'entry.not_found': {
    status: 404,
    message:
      'There is no such time entry in this company, so nothing was changed. Check the id against the time of the person.',
  },
  'entry.locked': {
    status: 409,
    message: 'This time was approved, so nothing was changed. Try again after the approval was taken back.',
  },
  'entry.closed': {
    status: 409,
    message:
      'These days were approved, so nothing new was added to them. Try again after the approval was taken back.',
  },
  'entry.overlaps': {
    status: 409,
    message:
      'It would overlap another time entry, so nothing was changed. Use other times, or change that one first.',
  },
  'entry.unchanged': {
    status: 409,
    message: 'That is how it stands already, so nothing was changed. See the time entry.',
  },
  ...ERASURE_ERROR_CODES,
  ...LEAVE_ERROR_CODES,
  'review.not_found': {
    status: 404,
    message: 'There is no such review item in this company. Check the id against the list of reviews.',
  },
  'review.not_open': {
    status: 409,
    message: 'Nothing is asked there any more, so nothing was changed. See who settled it.',
  },
  'photo.not_found': {
    status: 404,
    message:
      'There is no photo of this punch here: none was taken, it has not come yet, or it was erased. See the day of the person.',
  },
  'review.not_possible': {
    status: 409,
    message: 'This review item cannot be settled so, and nothing was changed. Use one of its choices.',
  },
  'punch.not_judged': {
    status: 409,
    message: 'The punch has just arrived, so nothing was changed. Try again in a few seconds.',
  },
  'punch.does_not_fit': {
    status: 409,
    message:
      'The punch does not fit into the time of this person, so nothing was changed. Use another time, or change the time entries around it.',
  },
  'department.not_found': {
    status: 404,
    message: 'There is no such department in this company. Check the id against the list of departments.',
  },
  ...RULE_ERROR_CODES,
  'record.name_taken': {
    status: 409,
    message: 'Another one has this name already, so nothing was changed. Use another name.',
  },
  'pay_period.in_use': {
    status: 409,
    message:
      'People are paid by this pay period, so its first day stays. Use a new pay period, and give it to them from then on.',
  },
  'person.owner_only': {
    status: 403,
    message: 'Only an owner may do that to somebody with this role. Ask an owner.',
  },
  'person.own_record': {
    status: 403,
    message:
      'This is your own record, which only an owner changes for themselves. Ask somebody else who may.',
  },
  'person.own_factors': {
    status: 409,
    message: 'These are your own second factors, so nothing was changed. Use the page of your account.',
  },
  'person.factor_missing': {
    status: 409,
    message: 'This person has no second factor, so nothing was changed. See how the person signs in.',
  },
  'person.last_owner': {
    status: 409,
    message:
      'The company has no other owner who may sign in, so nothing was changed. Try again after another person has become one.',
  },
  'person.not_manager': {
    status: 409,
    message:
      'Limits and stand-ins are for managers who work here, and this is none, so nothing was changed. See who is a manager in the list of people.',
  },
  'person.email_missing': {
    status: 409,
    message:
      'This needs an e-mail address to sign in with, and this person has none. Try again after it was added to the record.',
  },
  'person.no_waiting_address': {
    status: 409,
    message:
      'No new address of this person waits to be confirmed, so nothing was changed. See how the person signs in.',
  },
  'person.address_new': {
    status: 409,
    message:
      'The address of this person was changed in the last 24 hours, or a new one waits to be confirmed, so no link was made. Try again later; the operator of the server can set a password at any time (stimpill user set-password).',
  },
  'person.email_taken': {
    status: 409,
    message: 'Somebody else has this e-mail address, so nothing was changed. Use another one.',
  },
  'person.number_taken': {
    status: 409,
    message: 'Somebody else of the company has this number, so nothing was changed. Use another one.',
  },
  'person.kennitala_taken': {
    status: 409,
    message:
      'Somebody else of the company has this kennitala, so nothing was changed. See whether the person is in the list already.',
  },
  'people.rows_faulty': {
    status: 409,
    message:
      'Some rows are faulty, so nothing was written. Check the rows, and send them again without faults.',
  },
  'person.has_left': {
    status: 409,
    message: 'This person may not punch, so no PIN was made. See whether the employment has ended.',
  },
  'person.still_employed': {
    status: 409,
    message: 'The employment of this person has no last day, so nothing was changed. See the record.',
  },
  'person.hours_approved': {
    status: 409,
    message:
      'These hours change what days pay that were approved already, so nothing was changed. See the effect, and send evenApproved: true if it is meant, or choose a later first day.',
  },
  'service_account.not_found': {
    status: 404,
    message: 'There is no such account, or it has ended. Check the id against the list of service accounts.',
  },
  'service_account.already_over': {
    status: 409,
    message: 'The last day is over, so nothing was made. Send today or a later day.',
  },
  ...PAYROLL_ERROR_CODES,
  ...REQUEST_ERROR_CODES,
});

/** One of the codes of {@link MANAGE_ERROR_CODES}. */
export type ManageErrorCode = keyof typeof MANAGE_ERROR_CODES;
