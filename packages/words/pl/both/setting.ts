export const settingWords = {
  name: { label: 'Nazwa' },
  timeZone: { label: 'Strefa czasowa', inLog: 'strefa czasowa' },
  features: {
    enableProjects: {
      label: 'Projekty',
      hint: 'Czas można księgować na projekty.',
      inLog: 'projekty włączone',
    },
    enableShifts: {
      label: 'Zmiany',
      hint: 'Planowane zmiany porównuje się z przepracowanym czasem.',
      inLog: 'zmiany włączone',
    },
    enableRuleSlots: {
      label: 'Godziny reguły płacowej jako zmiany',
      hint: 'Dla osób, których nigdy nie było w grafiku.',
      inLog: 'godziny reguły jako zmiany',
    },
  },
  terminal: {
    anonymous: { label: 'Wspólne terminale mogą pokazywać osoby bez logowania', inLog: 'otwarty terminal' },
    allowedIpRanges: {
      label: 'Adresy, z których wolno się odbijać',
      hint: 'Jeden zakres w wierszu, na przykład 192.0.2.0/24. Puste: skądkolwiek.',
      inLog: 'dozwolone adresy',
    },
    projectSelection: {
      label: 'Projekt przy odbiciu',
      choices: { none: 'Bez pytania', optional: 'Można wybrać', strict: 'Trzeba wybrać' },
      inLog: 'wybór projektu',
    },
    gpsOnClockIn: { label: 'Pytaj o lokalizację przy wejściu', inLog: 'lokalizacja przy wejściu' },
    punchPhoto: {
      label: 'Zdjęcie przy odbiciu',
      choices: { none: 'Bez zdjęcia', optional: 'Można zrobić', required: 'Trzeba zrobić' },
      inLog: 'zdjęcie przy odbiciu',
    },
    missingPhotoBlocks: {
      label: 'Odbicie bez wymaganego zdjęcia czeka na kierownika',
      inLog: 'bez zdjęcia szkic',
    },
    offlinePunchesNeedReview: {
      label: 'Odbicie z PIN-em niesprawdzonym online czeka na kierownika',
      inLog: 'odbicie bez sieci jako szkic',
    },
    asksAboutBreaks: { label: 'Po wyjściu pytaj, czy była przerwa', inLog: 'pytanie o przerwy' },
    letsPhonesIn: {
      label: 'Pracownicy mogą czytać własną ewidencję na telefonie',
      hint: 'Telefon dopuszcza się na tablecie, po wpisaniu PIN-u, i za każdym razem o niego pyta.',
      inLog: 'dopuszczanie telefonów',
    },
  },
  language: {
    label: 'Język',
    hint: 'Od niego zaczynają tablety i e-maile. Każdy może wybrać inny.',
  },
  retentionDays: {
    coordinates: { label: 'Lokalizacje, w dniach', inLog: 'dni przechowywania lokalizacji' },
    photos: { label: 'Zdjęcia, w dniach', inLog: 'dni przechowywania zdjęć' },
  },
  holidays: {
    calendar: { inLog: 'kalendarz świąt' },
    extra: { inLog: 'dodatkowe święta' },
    removed: { inLog: 'wykreślone święta' },
  },
  workingTimeReferenceMonths: {
    label: 'Miesiące średniej 48 godzin',
    hint: 'Prawo dopuszcza średnio 48 godzin tygodniowo w ciągu 4 miesięcy; na mocy umowy do 12.',
    inLog: 'miesiące rozliczeniowe czasu pracy',
  },
  planToleranceMinutes: {
    label: 'Dozwolona różnica od planu, w minutach',
    hint: 'Karty czasu pracy oznaczają dzień, gdy czas przepracowany różni się bardziej od planu.',
    inLog: 'dozwolona różnica od planu, min',
  },
  longestEntryHours: {
    label: 'Najdłuższy czas bez przerwy w zapisie, w godzinach',
    hint: 'O dłuższy pada pytanie przed zatwierdzeniem. Dyżur może trwać dłużej.',
    inLog: 'najdłuższy czas bez przerwy, godz.',
  },
  waitsForWordsDays: {
    label: 'Ile dni zatwierdzenie czeka na odpowiedź osoby',
    hint: 'Gdy ktoś inny zmienił jej czas. 0: nie czeka. Po tych dniach można zatwierdzić bez odpowiedzi.',
    inLog: 'czekanie na odpowiedź, dni',
  },
  paidBySalary: {
    sick: { inLog: 'pensja obejmuje chorobę' },
    sickChild: { inLog: 'pensja obejmuje opiekę nad chorym dzieckiem' },
    vacation: { inLog: 'pensja obejmuje urlop' },
  },
  forgottenOutsMailAt: {
    label: 'Wysyłana codziennie o',
    hint: 'Na przykład 21:00. Puste: nigdy.',
    inLog: 'e-mail o zapomnianych wyjściach',
  },
  decidesOwnTime: {
    label: 'Kierownicy mogą decydować o własnym czasie pracy',
    hint: 'W przeciwnym razie poprawia i zatwierdza go ktoś inny.',
    inLog: 'może decydować o własnym czasie',
  },
  factorDemandedFrom: {
    owner: { label: 'Wymagany od właścicieli od dnia', inLog: 'drugi składnik właścicieli wymagany od' },
    manager: { label: 'Wymagany od kierowników od dnia', inLog: 'drugi składnik kierowników wymagany od' },
    accountant: { label: 'Wymagany od księgowych od dnia', inLog: 'drugi składnik księgowych wymagany od' },
  },
  bonuses: {
    publicEmployer: {
      label: 'Pracodawca publiczny',
      hint: 'Pracownicy zmianowi obu mają jeden układ, ale inne dodatki.',
      choices: { '': 'Żaden albo nie podano', state: 'Państwo lub Reykjavík', municipality: 'Gmina' },
      inLog: 'pracodawca publiczny',
    },
    decemberYear: {
      label: 'Rok dodatku grudniowego',
      hint: 'Gdy układ pozwala wybrać, jak układ VR.',
      choices: { calendarYear: 'Rok kalendarzowy', fromDecember: 'Od 1 grudnia do 30 listopada' },
      inLog: 'rok dodatku grudniowego',
    },
    unpaidLeave: {
      label: 'Urlop bezpłatny w dodatkach',
      hint: 'Żadna przeczytana strona nie mówi, czy to czas pracy.',
      choices: { '': 'Nie podano', counts: 'Liczy się jako czas pracy', takenOut: 'Jest odejmowany' },
      inLog: 'urlop bezpłatny w dodatkach',
    },
  },
  notInHolidayPay: {
    label: 'Poza podstawą wynagrodzenia urlopowego',
    hint: 'Jeden klucz pozycji płacowej lub nieobecności w wierszu. Puste: liczy się cała płaca, jak mówi ustawa.',
    inLog: 'poza podstawą wynagrodzenia urlopowego',
  },
  defaultRuleSetId: {
    label: 'Reguła płacowa',
    choices: { '': 'Brak: zwykły czas bez nadgodzin' },
    inLog: 'domyślna reguła płacowa',
  },
  defaultPayPeriodId: {
    label: 'Okres rozliczeniowy',
    choices: { '': 'Miesiąc kalendarzowy' },
    inLog: 'domyślny okres rozliczeniowy',
  },
};
