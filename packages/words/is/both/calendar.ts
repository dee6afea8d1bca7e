export const calendarWords = {
  monthBefore: 'Mánuðurinn á undan',
  monthAfter: 'Mánuðurinn á eftir',
  months: [
    'janúar',
    'febrúar',
    'mars',
    'apríl',
    'maí',
    'júní',
    'júlí',
    'ágúst',
    'september',
    'október',
    'nóvember',
    'desember',
  ],
  weekdayLetters: ['M', 'Þ', 'M', 'F', 'F', 'L', 'S'],
};
