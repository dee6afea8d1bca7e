export const calendarWords = {
  monthBefore: 'Poprzedni miesiąc',
  monthAfter: 'Następny miesiąc',
  months: [
    'styczeń',
    'luty',
    'marzec',
    'kwiecień',
    'maj',
    'czerwiec',
    'lipiec',
    'sierpień',
    'wrzesień',
    'październik',
    'listopad',
    'grudzień',
  ],
  weekdayLetters: ['P', 'W', 'Ś', 'C', 'P', 'S', 'N'],
};
