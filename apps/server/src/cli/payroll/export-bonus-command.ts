import { existsSync } from 'node:fs';
import { Option, type Command } from 'commander';
import { companyScope } from '#database/company-scope.ts';
import { weeksText } from '#features/bonuses/bonus.ts';
import { Refused } from '#errors/refused.ts';
import { draftBonusRun } from '#features/payroll-runs/draft-bonus-run.ts';
import type { ExportProfileKey } from '#features/payroll-runs/export-profile.ts';
import { makeBonusRun } from '#features/payroll-runs/make-bonus-run.ts';
import type { PayrollRun } from '#features/payroll-runs/payroll-run.ts';
import { findRunFile } from '#features/payroll-runs/payroll-run-store.ts';
import { SHIPPED_PROFILES } from '#features/payroll-runs/shipped-profiles.ts';
import { operator } from '../operator.ts';
import { companyOf, employeesOf } from '../people/find-people.ts';
import { type Terminal, printJson } from '../terminal.ts';
import { withServer } from '../with-server.ts';
import { writeNewFile } from '../write-new-file.ts';
import { bonusCommand, type BonusOptions } from './bonus-options.ts';

type Options = BonusOptions & {
  readonly profile: ExportProfileKey;
  readonly output: string;
  readonly employee?: readonly string[];
};

export function exportBonusCommand(terminal: Terminal): Command {
  const profiles = SHIPPED_PROFILES.map(({ key }) => key);
  return bonusCommand(
    'export-bonus',
    'Make the file of a yearly bonus, beside that of the month. Each share is sent once.',
  )
    .addOption(new Option('--profile <name>', 'how the file looks').choices(profiles).makeOptionMandatory())
    .requiredOption('--output <file>', 'a new file, readable by you alone')
    .option(
      '--employee <id-or-email...>',
      'only these people; without it, everybody who has something to be sent',
    )
    .addHelpText(
      'after',
      `
It holds what "stimpill payroll bonuses" shows under "now". The file can be had again with "stimpill payroll file".

Example:
  stimpill payroll export-bonus 6f1c2b9e-… --bonus december --year 2026 --profile dk --output bonus.csv`,
    )
    .action((companyId: string, options: Options) => exportBonus(terminal, companyId, options));
}

async function exportBonus(terminal: Terminal, companyId: string, options: Options): Promise<void> {
  const { output, json } = options;
  if (existsSync(output)) throw new Refused(`${output} exists already. Choose another name.`);
  await withServer(terminal, async (deps) => {
    const { knex } = deps.database;
    const company = await companyOf(knex, companyId);
    const named = options.employee && (await employeesOf(knex, company.id, options.employee));
    const request = {
      ...{ companyId: company.id, kind: options.bonus, year: options.year, profileKey: options.profile },
      employeeIds: named?.map(({ id }) => id) ?? null,
    };
    const draftBonus = (asked: Parameters<typeof draftBonusRun>[1]) => draftBonusRun(knex, asked);
    const run = await makeBonusRun({ ...deps, draftBonus }, request, operator());
    const file = await findRunFile(companyScope(knex, company.id), run.id);
    await writeNewFile(output, file === undefined ? [] : [file]);
    if (json) printJson(terminal, toJson(run));
    else terminal.stdout.write(toText(run, output));
  });
}

function sharesOf({ people }: PayrollRun) {
  return people.flatMap(({ employeeId, displayName, bonuses }) =>
    bonuses.map((bonus) => ({ employeeId, displayName, ...bonus })),
  );
}

function toJson(run: PayrollRun) {
  const { id, number, kind, sha256, people } = run;
  return { id, number, kind, sha256, people: people.length, bonuses: sharesOf(run) };
}

function toText(run: PayrollRun, path: string): string {
  const lines = sharesOf(run).map(({ displayName, payrollCode, unit, amount }) => {
    const much = unit === 'weekHundredths' ? `${weeksText(amount)} weeks` : `${amount} min of day work`;
    return `  ${displayName}: ${payrollCode}, ${much}\n`;
  });
  return [
    `Payroll run ${run.number} (bonus) for ${run.people.length} people is in ${path}.\n`,
    ...lines,
  ].join('');
}
