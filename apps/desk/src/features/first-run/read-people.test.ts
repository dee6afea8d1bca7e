import { describe, expect, it } from 'vitest';
import { readPeople } from './read-people.ts';

const read = (text: string) =>
  readPeople(text).map(({ displayName, email, department, employmentRatio, fault }) => [
    displayName,
    email,
    department,
    employmentRatio,
    fault,
  ]);

describe('a pasted list', () => {
  it('is read from a table, with a head or without, whatever is left out', () => {
    expect(
      read('Nafn\tNetfang\tDeild\tHlutfall\nAnna Jónsdóttir\tanna@example.is\tEldhús\t80%\nJan\t\t\t'),
    ).toEqual([
      ['Anna Jónsdóttir', 'anna@example.is', 'Eldhús', 0.8, null],
      ['Jan', null, null, 1, null],
    ]);
  });

  it('is read with semicolons and commas, and with the cells in another order', () => {
    expect(read('Anna; Eldhús; 0,8\nJan, 50, jan@example.is\n\nJón, 0,25, Salur')).toEqual([
      ['Anna', null, 'Eldhús', 0.8, null],
      ['Jan', 'jan@example.is', null, 0.5, null],
      ['Jón', null, 'Salur', 0.25, null],
    ]);
  });

  it('says line by line what cannot be', () => {
    expect(
      readPeople('Anna\nanna\n;x@y.is\nJan;a@b.is\nJón;A@B.is\nÓsk;Bar;Eldhús\nÁsa;300').map(
        ({ line, fault }) => [line, fault],
      ),
    ).toEqual([
      [1, null],
      [2, 'twice'],
      [3, 'noName'],
      [4, null],
      [5, 'emailTwice'],
      [6, 'tooMuch'],
      [7, 'ratio'],
    ]);
  });
});
