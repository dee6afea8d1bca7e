/** What the server refuses about people, by its code. */
export const personFaultWords = {
  'person.owner_only': 'Only an owner can do this for somebody with this role.',
  'person.own_record': 'This is your own record. Ask an owner to change it.',
  'person.own_factors': 'These are your own. You change them on the page of your account.',
  'person.factor_missing': 'This person has no second factor any more.',
  'person.last_owner': 'The company has no other owner who can sign in. Make somebody else an owner first.',
  'person.not_manager': 'Only managers who work here can be limited or stand in. Reload the page.',
  'person.email_missing': 'This role signs in with an e-mail address. Add one to the record first.',
  'person.email_taken': 'Somebody else signs in with this e-mail address. Use another one.',
  'person.address_new':
    'The address was changed in the last 24 hours, or a new one waits to be confirmed, so no link is made yet. Try again later.',
  'person.no_waiting_address': 'No new address waits any more. Reload the page.',
  'person.number_taken': 'Somebody else has this number. Use another one.',
  'person.kennitala_taken': 'Somebody else has this kennitala. Perhaps the person is in the list already.',
  'person.has_left': 'Somebody among them may not punch any more. Reload the list.',
  'person.erased': 'This person was erased. Somebody who works here again is a new person.',
  'person.hours_approved':
    'Days change that were approved. Choose a later first day, or say that it is meant.',
  'person.still_employed': 'The employment has no last day any more. Reload the page.',
  'people.rows_faulty': 'Some rows have faults, so nothing was saved. Check them again.',
  'mail.not_set_up': 'This server sends no mail. Make a link and hand it over.',
  'employee.not_found': 'This person is not in the company, or not in your departments.',
} as const;
