import { describe, expect, it } from 'vitest';
import { guessColumns } from './guess-columns.ts';

describe('what the columns of a spreadsheet hold', () => {
  it.each([
    ['Icelandic', ['Nafn', 'Kt.', 'Netfang', 'Deild', 'Starfshlutfall', 'Hóf störf']],
    ['English', ['NAME', 'Kennitala', 'E-mail', 'Department', 'FTE', 'Start date']],
    ['Polish', ['Imię i nazwisko', 'Numer kennitala', 'adres e-mail', 'Dział', 'Etat', 'Data zatrudnienia']],
    [
      'the names of the contract',
      ['displayName', 'kennitala', 'email', 'departments', 'employmentRatio', 'employmentStartDate'],
    ],
  ])('is known by headers: %s', (_, headers) => {
    expect(guessColumns(headers)).toEqual([
      'displayName',
      'kennitala',
      'email',
      'departments',
      'employmentRatio',
      'employmentStartDate',
    ]);
  });

  it('is asked for where a header says nothing, and nothing is taken twice', () => {
    expect(guessColumns(['Name', 'Shoe size', '', 'Full name'])).toEqual(['displayName', null, null, null]);
  });
});
