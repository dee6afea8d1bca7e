import type { Tag } from '../operation.ts';

/** The chapters of the API reference: the heading of each and what it is for. */
export const TAGS: Record<Tag, { readonly heading: string; readonly description: string }> = {
  auth: {
    heading: 'Authentication',
    description:
      'Tokens for server-side integrations. Use a dedicated service account and keep its tokens on the server.',
  },
  system: { heading: 'System', description: 'Uptime monitoring.' },
  punches: {
    heading: 'Punches',
    description:
      'Clock in and clock out: for partner systems with a token, and for shared terminals with the password of the employee. ' +
      'The anonymous operations are guarded by the IP rule of the company.',
  },
  kiosk: {
    heading: 'Kiosk',
    description: 'Registered kiosk devices: the device has a token, the employee a PIN of four digits.',
  },
  timesheets: {
    heading: 'Timesheets',
    description: 'Time entries with the pay minutes that the server calculates. Use the minutes as they are.',
  },
  reviews: {
    heading: 'Reviews',
    description: 'What a manager has to decide: punches in doubt, locked PINs, tablets that need somebody.',
  },
  schedules: {
    heading: 'Schedules',
    description: 'Planned shifts. They need the company feature `enableShifts`.',
  },
  payroll: { heading: 'Payroll', description: 'Pay periods: from when to when time is paid.' },
  absences: {
    heading: 'Absences',
    description: 'Time off that was asked for, and days on which somebody was away.',
  },
  people: { heading: 'People', description: 'Departments, and employees in a filtered public view.' },
  projects: {
    heading: 'Projects',
    description:
      'Projects and sub-projects on which time is booked. They need the company feature `enableProjects`.',
  },
  holidays: {
    heading: 'Holidays',
    description: 'The public holidays that timesheets and the calculation use.',
  },
  session: { heading: 'Session', description: 'Signing in and out at the desk, in a browser.' },
  account: { heading: 'Account', description: 'What people set for themselves: how they sign in.' },
  tablets: {
    heading: 'Tablets',
    description: 'The tablets of a company, how they are, and their manager code.',
  },
  company: {
    heading: 'Company',
    description: 'What a company decides about itself, and what it is made of.',
  },
  log: { heading: 'Log', description: 'Who changed what, when, through which door and why.' },
  firstRun: {
    heading: 'First run',
    description: 'Setting up the first company of a server, by the one-time link of its terminal.',
  },
  serviceAccounts: {
    heading: 'Service accounts',
    description: 'Accounts with which other systems sign in. No list of people shows them.',
  },
  own: {
    heading: 'Own record',
    description:
      'What people read of themselves on their phone. For no other program: it changes together with our own page.',
  },
  station: {
    heading: 'Station',
    description:
      'What our own kiosk asks of the server. For no other program: it changes together with the kiosk.',
  },
};
