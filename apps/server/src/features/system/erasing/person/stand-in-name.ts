// What somebody is called after they were erased, wherever a name is shown: in the language of the company, with the beginning of their id, by
// which two such people are told apart.
const NAMES: Readonly<Record<string, string>> = {
  is: 'Eydd manneskja',
  en: 'Erased person',
  pl: 'Usunięta osoba',
};
const SHOWN = 8;

export function standInName(employeeId: string, language: string): string {
  return `${NAMES[language] ?? NAMES['en'] ?? ''} ${employeeId.replaceAll('-', '').slice(-SHOWN)}`;
}
