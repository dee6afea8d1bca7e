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

  it.each(
    [
      ...['Fyrsti dagur', 'Byrjaði', 'Upphafsdagur', 'Ráðningardagur', 'Fyrsti vinnudagur', 'Start date'],
      ...['First day', 'Hire date', 'Data rozpoczęcia', 'Pierwszy dzień', 'Data rozpoczęcia pracy'],
    ].map((header) => [header, 'employmentStartDate']),
  )('knows that %s is the first day', (header, column) => {
    expect(guessColumns([header])).toEqual([column]);
  });

  it('knows what people call the last day in the three languages', () => {
    const headers = [
      'Síðasti dagur',
      'Starfslok',
      'Last day',
      'End date',
      'Ostatni dzień',
      'Data zakończenia',
    ];
    expect(headers.map((header) => guessColumns([header])[0])).toEqual(
      headers.map(() => 'employmentEndDate'),
    );
  });

  it('is asked for where a header says nothing, and nothing is taken twice', () => {
    expect(guessColumns(['Name', 'Shoe size', '', 'Full name'])).toEqual(['displayName', null, null, null]);
  });
});
