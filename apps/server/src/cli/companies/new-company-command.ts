import { createInterface } from 'node:readline/promises';
import { Command, InvalidArgumentError, Option } from 'commander';
import { LANGUAGES, listLanguages, type Language } from '@stimpill/api-types/languages';
import { nameFault } from '@stimpill/api-types/plain-text';
import { isTimeZone, localDateOf, utcZone } from '@stimpill/time';
import { starterFile } from '#features/company-file/starter-file.ts';
import { uuidv7 } from '#ids.ts';
import { nameArgument } from '../arguments.ts';
import { type Terminal, printJson } from '../terminal.ts';
import { writeNewFile } from '../write-new-file.ts';

type Options = {
  readonly name?: string;
  readonly timeZone?: string;
  readonly language?: Language;
  readonly json?: true;
};

export function newCompanyCommand(terminal: Terminal): Command {
  return new Command('new')
    .description('Write a company file to begin with. Fill in your people, then import it.')
    .argument('[file]', 'a new file', 'company.yaml')
    .option('--name <name>', 'what the company is called', nameArgument(200))
    .option('--time-zone <zone>', 'an IANA zone such as Europe/Warsaw', zoneArgument)
    .addOption(new Option('--language <language>', 'of its tablets').choices(LANGUAGES))
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
On a terminal it asks for what is not given. It never overwrites a file.

Examples:
  stimpill company new
  stimpill company new cafe.yaml --name "Kaffihús Norður ehf." --time-zone Atlantic/Reykjavik --language is`,
    )
    .action(async (file: string, { json, ...given }: Options) => {
      const asks = terminal.stdin.isTTY === true && json !== true;
      const answers = asks ? await askFor(terminal, given) : given;
      const today = localDateOf(terminal.clock(), utcZone);
      const text = starterFile({
        id: uuidv7(),
        name: answers.name?.trim() ?? '',
        timeZone: answers.timeZone ?? 'Atlantic/Reykjavik',
        language: answers.language ?? 'is',
        today,
      });
      await writeNewFile(file, [text]);
      if (json) printJson(terminal, { file });
      else terminal.stdout.write(resultText(file));
    });
}

function resultText(file: string): string {
  return `${file} was written. It is a text file: open it, write in your name, your e-mail and your people, and save it.
Then: stimpill company import ${file}
`;
}

const isNameOrNothing = (name: string) => name === '' || nameFault(name) === undefined;

function zoneArgument(zone: string): string {
  if (isTimeZone(zone)) return zone;
  throw new InvalidArgumentError('It must be an IANA time zone such as Atlantic/Reykjavik.');
}

async function askFor(terminal: Terminal, given: Omit<Options, 'json'>): Promise<Omit<Options, 'json'>> {
  const lines = createInterface({ input: terminal.stdin, output: terminal.stderr });
  const ask = async (question: string, fallback: string, isGood: (answer: string) => boolean) => {
    for (;;) {
      const answer =
        (await lines.question(fallback === '' ? `${question} ` : `${question} [${fallback}] `)).trim() ||
        fallback;
      if (isGood(answer)) return answer;
      terminal.stderr.write('That is not one that is known here.\n');
    }
  };
  try {
    const name = given.name ?? (await ask('What is the company called?', '', isNameOrNothing));
    const timeZone = given.timeZone ?? (await ask('Its time zone?', 'Atlantic/Reykjavik', isTimeZone));
    const isLanguage = (text: string): text is Language => LANGUAGES.some((each) => each === text);
    const language =
      given.language ?? (await ask(`The language of its tablets: ${listLanguages()}?`, 'is', isLanguage));
    return { name, timeZone, language: isLanguage(language) ? language : 'is' };
  } finally {
    lines.close();
  }
}
