/** What a company hands out to the people whose time it records. Shown in any language, whatever the reader of the desk speaks. */
export const noticeWords = {
  link: 'What is kept about people',
  lead: 'To hand out or put on the wall. It says what is set now: print it again when the settings change.',
  language: 'Language of the page',
  print: 'Print',
  title: 'What the time clock keeps about you',
  intro: '{company} records working time with Stimpill and answers for what is kept here.',
  why: 'Why: {why}',
  kept: 'How long: {kept}',
  keptDays: '{days|0:Erased the same day|one:{days} day, then erased|other:{days} days, then erased}',
  time: {
    what: 'When you clocked in and out, your breaks and projects, and each correction: who made it, when and why',
    why: 'To pay you right and to show that you had your rest. The law asks for this record.',
    kept: 'As long as the law and your agreement ask. Once your employment has ended, {company} can take your name out of it.',
  },
  person: {
    what: 'Your name, employee number, department, job title, and what your pay needs, such as your agreement',
    why: 'So that your time is counted as yours, by your agreement',
    kept: 'While you work here, and until {company} erases it',
  },
  absence: {
    what: 'Vacation, sick days and other absences: the days, the kind, and what you or your manager wrote about them. No illness is named unless somebody writes it.',
    why: 'To pay you, and to count what vacation and sick pay you have',
    kept: 'As your working time',
  },
  pin: {
    what: 'Your PIN, scrambled so that nobody can read it',
    why: 'So that nobody can clock in for you',
    kept: 'Until it changes, and the old one {former} {former|one:day|other:days} more. Typed at a tablet without a network, it waits locked, for at most {sealed} {sealed|one:day|other:days}.',
  },
  photo: {
    what: 'A photo when you clock in or out',
    why: 'To show that it was you',
  },
  noPhotos: 'No photos are taken.',
  olderPhotos: 'Photos from before are kept until {day}, then erased.',
  place: {
    what: 'Where the device was when you clocked in',
    why: 'To show that you were at work',
  },
  noPlace: 'Nobody asks where you are.',
  olderPlaces: 'Places from before are kept until {day}, then erased.',
  readers: {
    title: 'Who reads it',
    text: 'Managers, those who prepare pay, and the owners. Whoever changes your time is named in the record, with the moment and the reason.',
  },
  rights: {
    title: 'What you can do',
    see: 'See your hours, every day that is kept, and who changed what: touch your name at the tablet, type your PIN, and open “My hours”.',
    correct: 'Something is wrong? Ask for a correction there. Nobody changes your time without a trace.',
    ask: 'Ask {company} for everything that is kept about you, or to have it put right. What no law asks for can be erased.',
    complain: 'Complain to the data protection authority of your country. In Iceland that is Persónuvernd.',
  },
} as const;
