// What a language needs beside its sentences. Every language has a file like this one.
export const ownLanguage = {
  /** In its own words, so that the people who need it can read it. */
  name: 'English',
  /** From Monday on, as they stand in a date. */
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  /** As they stand after the number of the day; in Polish that is the genitive. */
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  date: '{weekday} {dayAndMonth}',
  dayAndMonth: '{day} {monthName}',
  /** In tables and fields. With the first three letters of the month, nobody reads it as the 11th of a 22nd month. */
  shortDate: '{day} {shortMonth} {year}',
  hour: 'h',
  minute: 'min',
  decimalMark: '.',
  percent: '{number}%',
  /** Letters in the order of the language; a letter that is missing is sorted as its plain form. */
  alphabet: 'abcdefghijklmnopqrstuvwxyz',
  /** Letters of others that stand where the language has its own. */
  sameLetters: {},
  /** What spreadsheets of the language take to stand between cells. */
  betweenCells: ',',
  /** How a sheet of people, in whichever language, calls this language; and how one in this language says what is paid for. */
  inSheets: {
    language: ['english', 'enska', 'angielski'],
    hourly: ['hourly', 'per hour'],
    monthly: ['monthly', 'per month'],
    /** As they stand alone, where that is not as they stand in a date. */
    months: [],
  },
};
