export const bonusSettingsWords = {
  title: 'Bonuses and holiday pay',
  lead: 'What agreements leave open. Where nothing is said, nothing is proposed.',
  publicEmployer: 'Public employer',
  publicEmployerHint: 'Shift workers of both have one agreement, and different bonuses.',
  publicEmployers: {
    '': 'Neither, or not said',
    state: 'State or Reykjavík',
    municipality: 'Municipality',
  },
  decemberYear: 'Year of the December bonus',
  decemberYearHint: 'Where an agreement lets it be chosen, as that of VR does.',
  decemberYears: {
    calendarYear: 'Calendar year',
    fromDecember: '1 December to 30 November',
  },
  unpaidLeave: 'Unpaid leave in bonuses',
  unpaidLeaveHint: 'No page that was read says whether it is time of service.',
  unpaidLeaves: {
    '': 'Not said',
    counts: 'Counts as time of service',
    takenOut: 'Is taken out',
  },
  notInHolidayPay: 'Not in what holiday pay is reckoned from',
  notInHolidayPayHint:
    'One key of a pay line or kind of absence a line. Empty: all pay counts, as the law has it.',
} as const;
