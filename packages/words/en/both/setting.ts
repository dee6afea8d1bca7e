/**
 * What each setting of a company is called, in the places of settings-of-company.ts: on the form with what to know about it and what may be
 * chosen, and in the log. One that has no form of its own is in the log alone.
 */
export const settingWords = {
  name: { label: 'Name' },
  timeZone: { label: 'Time zone', inLog: 'time zone' },
  features: {
    enableProjects: { label: 'Projects', hint: 'Time may be booked on projects.', inLog: 'projects in use' },
    enableShifts: {
      label: 'Shifts',
      hint: 'Planned shifts are compared with what was worked.',
      inLog: 'shifts in use',
    },
    enableRuleSlots: {
      label: 'Hours of the pay rule as shifts',
      hint: 'For people who were never on a roster.',
      inLog: 'hours of the rule as shifts',
    },
  },
  terminal: {
    anonymous: { label: 'Shared terminals may show people without signing in', inLog: 'open terminal' },
    allowedIpRanges: {
      label: 'Addresses from which terminals may punch',
      hint: 'One range a line, such as 192.0.2.0/24. Empty: from everywhere.',
      inLog: 'allowed addresses',
    },
    projectSelection: {
      label: 'Project at a punch',
      choices: { none: 'Not asked', optional: 'May be chosen', strict: 'Must be chosen' },
      inLog: 'choice of project',
    },
    gpsOnClockIn: { label: 'Ask for the place when somebody clocks in', inLog: 'place at clock-in' },
    punchPhoto: {
      label: 'Photo at a punch',
      choices: { none: 'None is taken', optional: 'May be taken', required: 'Must be taken' },
      inLog: 'photo of a punch',
    },
    missingPhotoBlocks: {
      label: 'A punch without its photo waits for a manager',
      inLog: 'without photo a draft',
    },
    offlinePunchesNeedReview: {
      label: 'A punch whose PIN was not checked online waits for a manager',
      inLog: 'offline punch a draft',
    },
    asksAboutBreaks: {
      label: 'After clocking out, ask whether the break was had',
      inLog: 'asks about breaks',
    },
    letsPhonesIn: {
      label: 'People may read their own record on their phone',
      hint: 'A phone is let in at a tablet, after the PIN, and asks for the PIN each time.',
      inLog: 'phones let in',
    },
  },
  language: {
    label: 'Language',
    hint: 'Tablets and mail begin in it. Everybody can choose another one.',
  },
  retentionDays: {
    coordinates: { label: 'Places, in days', inLog: 'days that places are kept' },
    photos: { label: 'Photos, in days', inLog: 'days that photos are kept' },
  },
  holidays: {
    calendar: { inLog: 'holiday calendar' },
    extra: { inLog: 'extra holidays' },
    removed: { inLog: 'holidays taken out' },
  },
  workingTimeReferenceMonths: {
    label: 'Months of the 48-hour average',
    hint: 'The law allows 48 hours a week on average over 4 months; by agreement over up to 12.',
    inLog: 'reference months of working time',
  },
  planToleranceMinutes: {
    label: 'Allowed difference from the plan, in minutes',
    hint: 'Timesheets mark a day when worked and planned time differ by more.',
    inLog: 'allowed difference from the plan, min.',
  },
  longestEntryHours: {
    label: 'Longest time in one go, in hours',
    hint: 'A longer one is asked about before it is approved. Standby may last longer.',
    inLog: 'longest time in one go, hours',
  },
  waitsForWordsDays: {
    label: 'Days for which approval waits for the person’s word',
    hint: 'When somebody else changed their time. 0: it does not wait. After these days it may be approved without.',
    inLog: 'wait for words, days',
  },
  paidBySalary: {
    sick: { inLog: 'the salary pays sick leave' },
    sickChild: { inLog: 'the salary pays leave with a sick child' },
    vacation: { inLog: 'the salary pays vacation' },
  },
  forgottenOutsMailAt: {
    label: 'Sent each day at',
    hint: 'Such as 21:00. Empty: never.',
    inLog: 'mail about forgotten clock-outs',
  },
  decidesOwnTime: {
    label: 'Managers may decide about their own time',
    hint: 'Otherwise somebody else corrects and approves it.',
    inLog: 'may decide about own time',
  },
  factorDemandedFrom: {
    owner: { label: 'Demanded of owners from', inLog: 'second factor of owners demanded from' },
    manager: { label: 'Demanded of managers from', inLog: 'second factor of managers demanded from' },
    accountant: {
      label: 'Demanded of accountants from',
      inLog: 'second factor of accountants demanded from',
    },
  },
  bonuses: {
    publicEmployer: {
      label: 'Public employer',
      hint: 'Shift workers of both have one agreement, and different bonuses.',
      choices: { '': 'Neither, or not said', state: 'State or Reykjavík', municipality: 'Municipality' },
      inLog: 'public employer',
    },
    decemberYear: {
      label: 'Year of the December bonus',
      hint: 'Where an agreement lets it be chosen, as that of VR does.',
      choices: { calendarYear: 'Calendar year', fromDecember: '1 December to 30 November' },
      inLog: 'year of the December bonus',
    },
    unpaidLeave: {
      label: 'Unpaid leave in bonuses',
      hint: 'No page that was read says whether it is time of service.',
      choices: { '': 'Not said', counts: 'Counts as time of service', takenOut: 'Is taken out' },
      inLog: 'unpaid leave in bonuses',
    },
  },
  notInHolidayPay: {
    label: 'Not in what holiday pay is reckoned from',
    hint: 'One key of a pay line or kind of absence a line. Empty: all pay counts, as the law has it.',
    inLog: 'not in holiday pay',
  },
  defaultRuleSetId: {
    label: 'Pay rule',
    choices: { '': 'None: plain time without overtime' },
    inLog: 'default pay rule',
  },
  defaultPayPeriodId: {
    label: 'Pay period',
    choices: { '': 'The calendar month' },
    inLog: 'default pay period',
  },
} as const;
