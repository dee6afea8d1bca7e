import { describe, expect, it } from 'vitest';
import { faultsOf } from '../test/faults-of.ts';
import {
  email,
  guid,
  guidOut,
  instant,
  instantIn,
  integerInQuery,
  latitude,
  localDateIn,
  longitude,
  nameIn,
  notGivenOr,
  password,
  pin,
} from './formats.ts';
import { TEXT_FAULTS } from './plain-text.ts';

const GUID = '3fa85f64-5717-4562-b3fc-2c963f66afa6';

describe('guid', () => {
  it.each([
    ['version 4', GUID],
    ['version 1', 'c232ab00-9414-11ec-b3c8-9f6bdeced846'],
    ['version 7', '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e5f'],
    ['no known version', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
    ['all zeros', '00000000-0000-0000-0000-000000000000'],
  ])('takes a GUID of any version: %s', (_, value) => {
    expect(guid.parse(value)).toBe(value);
  });

  it('takes any letter case and hands on lower case', () => {
    expect(guid.parse('3FA85F64-5717-4562-b3fc-2C963F66AFA6')).toBe(GUID);
  });

  it.each([
    ['braces', `{${GUID}}`],
    ['35 characters', GUID.slice(1)],
    ['37 characters', `${GUID}0`],
    ['no hyphens', GUID.replaceAll('-', '')],
    ['a URN', `urn:uuid:${GUID}`],
    ['an injection', "' OR 1=1"],
    ['an injection of the right length', "3fa85f64-5717-4562-b3fc-2c96' OR 1=1"],
    ['a NUL', `${GUID.slice(0, -1)}\u0000`],
    ['a lone surrogate', `${GUID.slice(0, -1)}\ud83d`],
    ['a line feed at the end', `${GUID}\n`],
    ['a full-width digit', `３${GUID.slice(1)}`],
    ['a space before', ` ${GUID}`],
    ['an empty text', ''],
    ['a number', 12],
    ['a list', [GUID]],
    ['null', null],
    ['nothing', undefined],
  ])('refuses %s with one plain message', (_, value) => {
    expect(faultsOf(guid, value)).toEqual([': must be a GUID such as 3fa85f64-5717-4562-b3fc-2c963f66afa6']);
  });

  it('leaves the server in lower case only', () => {
    expect(guidOut.safeParse(GUID).success).toBe(true);
    expect(guidOut.safeParse(GUID.toUpperCase()).success).toBe(false);
  });
});

describe('localDateIn', () => {
  it.each(['1970-01-01', '2024-02-29', '2026-12-31', '2199-12-31'])('takes the existing day %s', (date) => {
    expect(localDateIn.parse(date)).toBe(date);
  });

  it.each([
    ['29 February of a common year', '2025-02-29'],
    ['29 February of a common century', '2100-02-29'],
    ['30 February', '2024-02-30'],
    ['31 April', '2026-04-31'],
    ['month 13', '2026-13-01'],
    ['day 0', '2026-01-00'],
    ['one-digit parts', '2025-2-1'],
    ['a year of five digits', '10000-01-01'],
    ['a signed year', '+002026-01-01'],
    ['a time', '2026-01-01T00:00:00Z'],
    ['a space at the end', '2026-01-01 '],
    ['slashes', '2026/01/01'],
    ['Arabic-Indic digits', '٢٠٢٦-٠١-٠١'],
    ['a number', 20260101],
  ])('refuses %s', (_, date) => {
    expect(faultsOf(localDateIn, date)).toEqual([': must be an existing date written as yyyy-MM-dd']);
  });

  it.each(['0000-01-01', '0001-01-01', '1969-12-31', '2200-01-01', '9999-12-31'])(
    'refuses %s, which no calendar of ours reaches',
    (date) => {
      expect(faultsOf(localDateIn, date)).toEqual([': must lie in the years 1970 to 2199']);
    },
  );
});

describe('an instant in a request', () => {
  const asked = instantIn('When it was.');

  it.each([
    ['2000-01-02T00:00:00Z', '2000-01-02T00:00:00.000Z'],
    ['2000-01-01T23:00-01:00', '2000-01-02T00:00:00.000Z'],
    ['2026-03-02T15:30:00.1239+02:00', '2026-03-02T13:30:00.123Z'],
    ['2100-12-30T23:59:59.999Z', '2100-12-30T23:59:59.999Z'],
  ])('%s is %s: any offset, cut to milliseconds', (text, read) => {
    expect(asked.parse(text)).toBe(read);
  });

  it.each([
    '2000-01-01T23:59:59.999Z',
    '2000-01-02T00:00+00:01',
    '2100-12-31T00:00:00Z',
    '1999-06-01T00:00Z',
  ])('refuses %s, of which neither holidays nor pay are known', (text) => {
    expect(faultsOf(asked, text)).toEqual([': must lie between 2000-01-02 and 2100-12-30']);
  });
});

describe('pin', () => {
  it('keeps the zeros at the front', () => {
    expect(pin.parse('0007')).toBe('0007');
  });

  it.each([
    ['Arabic-Indic digits', '١٢٣٤'],
    ['full-width digits', '１２３４'],
    ['spaces around', ' 1234'],
    ['a space inside', '12 4'],
    ['a line feed at the end', '1234\n'],
    ['three digits', '123'],
    ['five digits', '12345'],
    ['a sign', '-123'],
    ['a number', 1234],
    ['null', null],
    ['nothing', undefined],
  ])('refuses %s', (_, value) => {
    expect(faultsOf(pin, value)).toEqual([': must be a string of exactly 4 digits']);
  });
});

describe('latitude and longitude', () => {
  it.each([-90, -0, 0, 64.1466, 90])('takes the latitude %d', (value) => {
    expect(latitude.parse(value)).toBe(value);
  });

  it.each([-180, 0, 180])('takes the longitude %d', (value) => {
    expect(longitude.parse(value)).toBe(value);
  });

  it('refuses degrees beyond the poles and the date line', () => {
    expect(faultsOf(latitude, 90.0001)).toEqual([': must be at most 90']);
    expect(faultsOf(latitude, -90.0001)).toEqual([': must be at least -90']);
    expect(faultsOf(longitude, 180.1)).toEqual([': must be at most 180']);
    expect(faultsOf(longitude, -180.1)).toEqual([': must be at least -180']);
  });

  it.each([
    ['a text', '12'],
    ['1e309 in JSON, which is read as infinity', JSON.parse('1e309') as number],
    ['NaN', Number.NaN],
    ['true', true],
    ['a list', [12]],
  ])('refuses %s', (_, value) => {
    expect(faultsOf(latitude, value)).toEqual([': must be a number']);
    expect(faultsOf(longitude, value)).toEqual([': must be a number']);
  });
});

describe('texts', () => {
  it('takes a password whatever it is made of', () => {
    expect(password.parse(' þæö 🔑\u0000 ')).toBe(' þæö 🔑\u0000 ');
  });

  it('refuses an empty and an endless password', () => {
    expect(faultsOf(password, '')).toEqual([': must not be empty']);
    expect(faultsOf(password, 'a'.repeat(1025))).toEqual([': must be at most 1024 characters']);
    expect(faultsOf(password, undefined)).toEqual([': is required']);
  });

  it.each([
    ['a NUL', 'a\u0000b'],
    ['a line feed', 'a\nb'],
    ['half of a surrogate pair', 'a\ud83db'],
  ])('refuses %s in an e-mail address and in a name', (_, value) => {
    expect(faultsOf(email, value)).toEqual([': must not contain control characters']);
    expect(faultsOf(nameIn, value)).toEqual([`: ${TEXT_FAULTS.unseen}`]);
  });

  it('takes the space around a name away, and refuses one of space only', () => {
    expect(nameIn.parse('  Kaffihús 🥐 ')).toBe('Kaffihús 🥐');
    expect(faultsOf(nameIn, ' \t ')).toEqual([': must not be empty']);
    expect(faultsOf(nameIn, 'a'.repeat(101))).toEqual([': must be at most 100 characters']);
  });
});

describe('instant', () => {
  it('has milliseconds and ends in Z', () => {
    expect(instant.safeParse('2026-03-02T06:58:12.345Z').success).toBe(true);
    expect(instant.safeParse('2026-03-02T06:58:12Z').success).toBe(false);
    expect(instant.safeParse('2026-03-02T06:58:12.345+00:00').success).toBe(false);
  });
});

describe('integerInQuery', () => {
  const month = integerInQuery(1, 12, 'Calendar month.');

  it('reads a whole number out of text', () => {
    expect(month.parse('6')).toBe(6);
    expect(month.parse('06')).toBe(6);
  });

  it.each(['0', '13', '1.5', '1e1', '0x1', '-1', '+1', ' 1', '', '١', '9'.repeat(400)])(
    'refuses %j with one message',
    (text) => {
      expect(faultsOf(month, text)).toEqual([': must be a whole number from 1 to 12']);
    },
  );

  it('refuses a parameter that is given twice', () => {
    expect(faultsOf(month, ['1', '2'])).toEqual([': must be a whole number from 1 to 12']);
  });
});

describe('notGivenOr', () => {
  const schema = notGivenOr(pin);

  it('takes a missing value and null as not given', () => {
    expect(schema.parse(undefined)).toBeUndefined();
    expect(schema.parse(null)).toBeUndefined();
  });

  it('checks what is given', () => {
    expect(schema.parse('1234')).toBe('1234');
    expect(faultsOf(schema, '')).toEqual([': must be a string of exactly 4 digits']);
    expect(faultsOf(schema, false)).toEqual([': must be a string of exactly 4 digits']);
  });
});
