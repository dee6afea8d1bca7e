export const faultWords = {
  nameTaken: 'Another one has this name already. Use another name.',
  empty: 'Type something here.',
  tooLong: 'Use at most {most} characters.',
  tooMany: 'Use at most {most}.',
  between: 'Type a whole number from {least} to {most}.',
  date: 'Type a date that exists, such as 21.11.2026.',
  years: 'Use a date in the years {first} to {last}.',
  time: 'Type a time from 00:00 to 23:59, such as 07:30.',
  range: 'Type address ranges such as 192.0.2.0/24 or 2001:db8::/32, one a line.',
  timeZone: 'Type a time zone such as Atlantic/Reykjavik.',
  order: 'The last day cannot be before the first.',
  controlCharacters:
    'Leave out line breaks and characters that cannot be seen. One that is there already is shown as its number, such as [U+202E].',
  unnamed: 'Use at least one letter or digit.',
  other: 'The server does not accept this. Check what you have typed.',
} as const;
