export const bonusSettingsWords = {
  title: 'Dodatki i wynagrodzenie urlopowe',
  lead: 'To, co układy zostawiają otwarte. Gdzie nic nie podano, nic nie jest proponowane.',
  publicEmployer: 'Pracodawca publiczny',
  publicEmployerHint: 'Pracownicy zmianowi obu mają jeden układ, ale inne dodatki.',
  publicEmployers: {
    '': 'Żaden albo nie podano',
    state: 'Państwo lub Reykjavík',
    municipality: 'Gmina',
  },
  decemberYear: 'Rok dodatku grudniowego',
  decemberYearHint: 'Gdy układ pozwala wybrać, jak układ VR.',
  decemberYears: {
    calendarYear: 'Rok kalendarzowy',
    fromDecember: 'Od 1 grudnia do 30 listopada',
  },
  unpaidLeave: 'Urlop bezpłatny w dodatkach',
  unpaidLeaveHint: 'Żadna przeczytana strona nie mówi, czy to czas pracy.',
  unpaidLeaves: {
    '': 'Nie podano',
    counts: 'Liczy się jako czas pracy',
    takenOut: 'Jest odejmowany',
  },
  notInHolidayPay: 'Poza podstawą wynagrodzenia urlopowego',
  notInHolidayPayHint:
    'Jeden klucz pozycji płacowej lub nieobecności w wierszu. Puste: liczy się cała płaca, jak mówi ustawa.',
};
