export const bonusSettingsWords = {
  title: 'Uppbætur og orlofslaun',
  lead: 'Það sem samningar láta opið. Þar sem ekkert er sagt er ekkert lagt til.',
  publicEmployer: 'Opinber vinnuveitandi',
  publicEmployerHint: 'Vaktavinnufólk hjá báðum er á einum samningi en með ólíkar uppbætur.',
  publicEmployers: {
    '': 'Hvorugt, eða ósagt',
    state: 'Ríki eða Reykjavíkurborg',
    municipality: 'Sveitarfélag',
  },
  decemberYear: 'Ár desemberuppbótar',
  decemberYearHint: 'Þar sem samningur leyfir val, eins og hjá VR.',
  decemberYears: {
    calendarYear: 'Almanaksárið',
    fromDecember: '1. desember til 30. nóvember',
  },
  unpaidLeave: 'Launalaust leyfi í uppbótum',
  unpaidLeaveHint: 'Engin síða sem lesin var segir hvort það telst starfstími.',
  unpaidLeaves: {
    '': 'Ósagt',
    counts: 'Telst starfstími',
    takenOut: 'Dregst frá',
  },
  notInHolidayPay: 'Ekki í grunni orlofslauna',
  notInHolidayPayHint:
    'Einn lykill launalínu eða fjarvistar í línu. Autt: öll laun telja, eins og lögin segja.',
};
