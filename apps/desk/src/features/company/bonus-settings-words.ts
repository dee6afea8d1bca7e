import { words } from '#words/words.ts';

export const bonusSettingsWords = words({
  en: {
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
    decemberYears: { calendarYear: 'Calendar year', fromDecember: '1 December to 30 November' },
    unpaidLeave: 'Unpaid leave in bonuses',
    unpaidLeaveHint: 'No page that was read says whether it is time of service.',
    unpaidLeaves: { '': 'Not said', counts: 'Counts as time of service', takenOut: 'Is taken out' },
    notInHolidayPay: 'Not in what holiday pay is reckoned from',
    notInHolidayPayHint:
      'One key of a pay line or kind of absence a line. Empty: all pay counts, as the law has it.',
  },
  is: {
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
    decemberYears: { calendarYear: 'Almanaksárið', fromDecember: '1. desember til 30. nóvember' },
    unpaidLeave: 'Launalaust leyfi í uppbótum',
    unpaidLeaveHint: 'Engin síða sem lesin var segir hvort það telst starfstími.',
    unpaidLeaves: { '': 'Ósagt', counts: 'Telst starfstími', takenOut: 'Dregst frá' },
    notInHolidayPay: 'Ekki í grunni orlofslauna',
    notInHolidayPayHint:
      'Einn lykill launalínu eða fjarvistar í línu. Autt: öll laun telja, eins og lögin segja.',
  },
  pl: {
    title: 'Dodatki i wynagrodzenie urlopowe',
    lead: 'To, co układy zostawiają otwarte. Gdzie nic nie podano, nic nie jest proponowane.',
    publicEmployer: 'Pracodawca publiczny',
    publicEmployerHint: 'Pracownicy zmianowi obu mają jeden układ, ale inne dodatki.',
    publicEmployers: { '': 'Żaden albo nie podano', state: 'Państwo lub Reykjavík', municipality: 'Gmina' },
    decemberYear: 'Rok dodatku grudniowego',
    decemberYearHint: 'Gdy układ pozwala wybrać, jak układ VR.',
    decemberYears: { calendarYear: 'Rok kalendarzowy', fromDecember: 'Od 1 grudnia do 30 listopada' },
    unpaidLeave: 'Urlop bezpłatny w dodatkach',
    unpaidLeaveHint: 'Żadna przeczytana strona nie mówi, czy to czas pracy.',
    unpaidLeaves: { '': 'Nie podano', counts: 'Liczy się jako czas pracy', takenOut: 'Jest odejmowany' },
    notInHolidayPay: 'Poza podstawą wynagrodzenia urlopowego',
    notInHolidayPayHint:
      'Jeden klucz pozycji płacowej lub nieobecności w wierszu. Puste: liczy się cała płaca, jak mówi ustawa.',
  },
});
