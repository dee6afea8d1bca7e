// Rows that count or sum up people, or say when a list was printed: nobody.
import { meaningsOf } from './cell-meanings.ts';

/** Alone, or before a number: some of them are names too. */
const ALONE =
  /^(samtals|alls|heild|heildarfjöldi|fjöldi|total|totals|grand total|subtotal|sum|summa|count|razem|suma|łącznie|ogółem|meðaltal|average|średnia|średnio)(\s*[:(=]?\s*\d.*|\s*:)?$/iu;
/** Whatever follows: nobody is called so. */
const BEFORE_WORDS =
  /^(samtals|heildarfjöldi|fjöldi|meðaltal|grand total|sub-?total|totals?|number of|average|razem|ogółem|łącznie|liczba|średnia)[\s:]/iu;
const COUNTED =
  /^\d+\s+(employees?|people|persons?|staff|starfsm[eaö]\p{L}+|manns|pracowni\p{L}+|os[oó]b\p{L}*)\.?$/iu;
const PRINTED =
  /^(printed|prentað|útprentað|wydrukowano|drukowano|dagsetning|dags|date|data|page|síða|bls|strona)(?!\p{L}).*\d/iu;

/** Who has an e-mail or a kennitala is somebody, whatever they are called. */
export function isSum(cells: readonly string[]): boolean {
  const first = cells.find((cell) => cell !== '') ?? '';
  const isOne = [ALONE, BEFORE_WORDS, COUNTED, PRINTED].some((pattern) => pattern.test(first));
  return isOne && isOfNobody(cells);
}

export const isOfNobody = (cells: readonly string[]): boolean => !cells.some(isOfSomebody);

function isOfSomebody(cell: string): boolean {
  const [only, ...more] = meaningsOf([cell]);
  return more.length === 0 && (only === 'email' || only === 'kennitala');
}
