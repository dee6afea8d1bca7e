import type { Tag } from '../operation.ts';

/** The chapters of the API reference, and what each is for. */
export const TAG_DESCRIPTIONS: Record<Tag, string> = {
  auth: 'Tokens for server-side integrations. Use a dedicated service account and keep its tokens on the server.',
  system: 'Uptime monitoring.',
  punches:
    'Clock in and clock out: for partner systems with a token, and for shared terminals with the password of the employee. ' +
    'The anonymous operations are guarded by the IP rule of the company.',
  kiosk: 'Registered kiosk devices: the device has a token, the employee a PIN of four digits.',
  timesheets: 'Time entries with the pay minutes that the server calculates. Use the minutes as they are.',
  people: 'Employees, in a filtered public view.',
  holidays: 'The public holidays that timesheets and the calculation use.',
};
