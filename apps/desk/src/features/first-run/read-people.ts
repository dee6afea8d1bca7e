// Pasted lines -> people. The cells of a line may stand in any order after the name: each tells by itself what it is.
import { isSame } from './answers.ts';

export type ReadPerson = {
  /** The number of the line, from 1. */
  readonly line: number;
  readonly displayName: string;
  readonly email: string | null;
  readonly department: string | null;
  readonly employmentRatio: number;
  readonly fault: 'noName' | 'twice' | 'emailTwice' | 'ratio' | 'tooMuch' | null;
};

const HEADER = /^(nafn|name|imię|nazwisko|imię i nazwisko)$/i;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const NUMBER = /^(\d+(?:[.,]\d+)?)\s*(%?)$/;

/** @param text what was pasted from a table or typed: cells between tabs, semicolons or commas */
export function readPeople(text: string): readonly ReadPerson[] {
  const people = text
    .split('\n')
    .map((line, place) => ({ cells: cellsOf(line), line: place + 1 }))
    .filter(({ cells, line }) => cells.length > 0 && !(line === 1 && HEADER.test(cells[0] ?? '')))
    .map(readLine);
  return people.map((person, place) => markTwice(person, people.slice(0, place)));
}

function cellsOf(line: string): readonly string[] {
  const separator = ['\t', ';', ','].find((each) => line.includes(each)) ?? '\t';
  const cells = separator === ',' ? line.split(/,(?!\d)/) : line.split(separator);
  const trimmed = cells.map((cell) => cell.trim());
  return trimmed.some((cell) => cell !== '') ? trimmed : [];
}

function readLine({ cells, line }: { readonly cells: readonly string[]; readonly line: number }): ReadPerson {
  const [displayName = '', ...rest] = cells;
  const filled = rest.filter((cell) => cell !== '');
  const email = filled.find((cell) => EMAIL.test(cell)) ?? null;
  const ratioCell = filled.find((cell) => NUMBER.test(cell));
  const words = filled.filter((cell) => cell !== email && cell !== ratioCell);
  const ratio = ratioCell === undefined ? 1 : ratioOf(ratioCell);
  return {
    line,
    displayName,
    email,
    department: words[0] ?? null,
    employmentRatio: ratio,
    fault: faultOf(displayName, ratio, words.length),
  };
}

function faultOf(displayName: string, ratio: number, words: number): ReadPerson['fault'] {
  if (displayName === '') return 'noName';
  if (words > 1) return 'tooMuch';
  return ratio > 2 ? 'ratio' : null;
}

/** `80 %`, `80` and `0,8` are the same. */
function ratioOf(cell: string): number {
  const [, digits = '', percent = ''] = NUMBER.exec(cell) ?? [];
  const number = Number(digits.replace(',', '.'));
  return percent === '%' || number > 2 ? number / 100 : number;
}

/** Two of one name cannot be told apart on the tablet, and an address is that of one person. */
function markTwice(person: ReadPerson, before: readonly ReadPerson[]): ReadPerson {
  if (person.fault !== null) return person;
  const { displayName, email } = person;
  if (before.some((each) => isSame(each.displayName, displayName))) return { ...person, fault: 'twice' };
  const isTaken = email !== null && before.some((each) => each.email !== null && isSame(each.email, email));
  return isTaken ? { ...person, fault: 'emailTwice' } : person;
}
