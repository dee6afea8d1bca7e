// What somebody is called after they were erased, wherever a name is shown: in the language of the company, with the beginning of their id, by
// which two such people are told apart.
import { wordsIn, type Language } from '#words.ts';

const SHOWN = 8;

export function standInName(employeeId: string, language: Language): string {
  return `${wordsIn(language).companyWords.erased} ${employeeId.replaceAll('-', '').slice(-SHOWN)}`;
}
