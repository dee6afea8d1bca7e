import { rm } from 'node:fs/promises';
import { Command, Option } from 'commander';
import { Refused } from '#errors/refused.ts';
import { makePins, peopleForPins } from '#features/company-file/make-pins.ts';
import { pinSlipsHtml, pinSlipsText, type PinSlip, type SlipPage } from '#features/company-file/pin-slips.ts';
import { companyOf } from './find-people.ts';
import { operator } from '../operator.ts';
import { guidArgument } from '../arguments.ts';
import { type Terminal, printJson } from '../terminal.ts';
import { withServer } from '../with-server.ts';
import { writeNewFile } from '../write-new-file.ts';

type Options = {
  readonly missing?: true;
  readonly all?: true;
  readonly department?: string;
  readonly output?: string;
  readonly json?: true;
};

export function makePinsCommand(terminal: Terminal): Command {
  return new Command('make')
    .description(
      'Make random PINs for many people, with slips to print and cut. The PINs are shown this once.',
    )
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .option('--missing', 'only for people who have none; so it is without --all')
    .addOption(
      new Option('--all', 'for everybody: the PINs that people have now are good no longer').conflicts(
        'missing',
      ),
    )
    .option('--department <name>', 'only for people of this department')
    .option(
      '--output <file>',
      'a new file for the slips, readable by you alone: .html is a page to print, else text',
    )
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
Only hashes are stored, so nobody can show a PIN again. Print the slips, hand them out, and delete the file.

Examples:
  stimpill pin make 6f1c2b9e-… --output pins.html
  stimpill pin make 6f1c2b9e-… --department Eldhús --all --output pins.txt`,
    )
    .action((companyId: string, options: Options) => makeThem(terminal, companyId, options));
}

async function makeThem(terminal: Terminal, companyId: string, options: Options): Promise<void> {
  const { output, json } = options;
  await withServer(terminal, async (deps) => {
    const company = await companyOf(deps.database.knex, companyId);
    const department = options.department ?? null;
    const people = await peopleForPins(company, { all: options.all === true, department }, deps);
    if (people === null)
      throw new Refused(`${company.name} has no department ${department ?? ''}. Nothing was changed.`);
    if (people.length === 0) {
      if (json) printJson(terminal, []);
      else terminal.stdout.write('Everybody meant has a PIN already. Nothing was changed.\n');
      return;
    }
    const page = (slips: readonly PinSlip[]) => ({
      companyName: company.name,
      language: company.language,
      slips,
    });
    const slips = await makePins(people, handingOut(output, page), operator(), deps);
    if (json)
      printJson(
        terminal,
        slips.map(({ employeeId, displayName, pin }) => ({ employeeId, displayName, issuedPin: pin })),
      );
    else terminal.stdout.write(output === undefined ? pinSlipsText(page(slips)) : '');
    if (!json) terminal.stderr.write(resultText(slips.length, output));
  });
}

/** Without a file the slips are shown once the PINs are stored. */
function handingOut(output: string | undefined, page: (slips: readonly PinSlip[]) => SlipPage) {
  if (output === undefined) return { handOut: () => Promise.resolve(), takeBack: () => Promise.resolve() };
  const toText = /\.html?$/i.test(output) ? pinSlipsHtml : pinSlipsText;
  return {
    handOut: (slips: readonly PinSlip[]) => writeNewFile(output, [toText(page(slips))]),
    takeBack: () => rm(output, { force: true }),
  };
}

function resultText(count: number, output: string | undefined): string {
  const who = count === 1 ? '1 person has a new PIN.' : `${count} people have new PINs.`;
  const where =
    output === undefined
      ? 'They are shown this once and stored nowhere.'
      : `The slips are in ${output}, and the PINs stand nowhere else. Print it, hand the slips out, and delete it.`;
  return `${who} ${where}\n`;
}
