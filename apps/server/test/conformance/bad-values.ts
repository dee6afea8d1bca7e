// Values that somebody could send in any field. The description decides whether a value is good or bad in a field.

const A_GUID = '3fa85f64-5717-4562-b3fc-2c963f66afa6';

/** In a JSON body. */
export const ANY_VALUE: Readonly<Record<string, unknown>> = {
  null: null,
  true: true,
  zero: 0,
  'minus one': -1,
  'a fraction': 1.5,
  '90.0001': 90.0001,
  '-180.0001': -180.0001,
  'a huge number': 1e308,
  'an empty list': [],
  'a list of null': [null],
  'a list of a list': [[A_GUID]],
  'a list of a GUID': [A_GUID],
  'an object': {},
  'an object with a prototype': JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": 1}') as unknown,
  'four digits': '1234',
  'three digits': '123',
  'five digits': '12345',
  'four Arabic digits': '١٢٣٤',
  'digits after a space': ' 1234',
  'a capital Start': 'Start',
  'a small start': 'start',
  'a capital Stop': 'Stop',
  'a small stop': 'stop',
  'a toggle': 'toggle',
};

/** In a query or a route, where everything is text; and in a JSON body as well. */
export const ANY_TEXT: Readonly<Record<string, string>> = {
  'a word': 'text',
  'a GUID': A_GUID,
  'a GUID in capitals': A_GUID.toUpperCase(),
  'a GUID in braces': `{${A_GUID}}`,
  'a GUID that is too short': A_GUID.slice(1),
  'a GUID that is too long': `${A_GUID}0`,
  'a GUID with another behind it': `${A_GUID},${A_GUID}`,
  SQL: "' OR 1=1 --",
  'a percent NUL': '%00',
  'a path': '../../etc/passwd',
  markup: '<script>alert(1)</script>',
  emoji: '👩‍🍳',
  'marks from right to left': '‮אבג',
  'a date': '2026-03-15',
  'a date that is none': '2025-02-29',
  'a short date': '2025-2-1',
  'a date before 1970': '1969-12-31',
  'a date after 2199': '2200-01-01',
  'year zero': '0000-01-01',
  'year ten thousand': '10000-01-01',
  'an instant without an offset': '2026-03-15T00:00:00',
  'a year': '2026',
  'a year with letters': '20x5',
  'a year of long ago': '1800',
  'month zero': '0',
  'month thirteen': '13',
  'a fraction as text': '1.5',
  'a power': '1e3',
  'a negative number as text': '-1',
  'a number in hexadecimal': '0x7ea',
  '254 characters': 'a'.repeat(254),
  '255 characters': 'a'.repeat(255),
  '1025 characters': 'a'.repeat(1025),
};

/** Values that a route cannot carry (an empty part is another address), only text in a body and a query. */
export const TEXT_BEYOND_ROUTES: Readonly<Record<string, string>> = {
  'empty text': '',
  'a space': ' ',
  NUL: 'a\u0000b',
  'a line break': 'a\nb',
  'nothing that is seen': '\u200b\u200b',
};

/** Not even a query can carry these: UTF-8 has no half of a surrogate pair, but JSON can write one. */
export const HALF_A_CHARACTER = '\ud83d';
