import type { Command } from 'commander';
import type { Bonuses } from '@stimpill/api-types/manage';
import { companyScope } from '#database/company-scope.ts';
import { weeksText } from '#features/bonuses/bonus.ts';
import { listBonusCodes } from '#features/bonuses/bonus-store.ts';
import { readBonuses } from '#features/bonuses/read-bonuses.ts';
import { toBonuses } from '#features/bonuses/to-bonuses.ts';
import { companyOf } from '../people/find-people.ts';
import { type Terminal, printJson, textTable } from '../terminal.ts';
import { withServer } from '../with-server.ts';
import { bonusCommand, type BonusOptions } from './bonus-options.ts';

export function showBonusesCommand(terminal: Terminal): Command {
  return bonusCommand('bonuses', 'Show what share of a yearly bonus everybody has earned, and what was sent.')
    .addHelpText(
      'after',
      `
Weeks have two decimals; hours of day work are minutes. What a whole bonus is in money, payroll knows.

Example:
  stimpill payroll bonuses 6f1c2b9e-… --bonus december --year 2026`,
    )
    .action(async (companyId: string, { bonus: kind, year, json }: BonusOptions) => {
      const report = await withServer(terminal, async ({ database: { knex }, clock }) => {
        const company = await companyOf(knex, companyId);
        const people = await readBonuses(knex, { kind, year, company, employeeIds: null, now: clock() });
        return toBonuses({ kind, year }, people, await listBonusCodes(companyScope(knex, company.id), kind));
      });
      if (json) printJson(terminal, report);
      else if (report.people.length === 0) terminal.stdout.write('Nobody was employed then.\n');
      else
        terminal.stdout.write(
          textTable(report.people.flatMap(toRows)) + report.people.flatMap(sentElsewhereLines).join(''),
        );
    });
}

type Person = Bonuses['people'][number];

type Share = Person['shares'][number];

function toRows({ displayName, shares }: Person) {
  if (shares.length === 0) return [{ ...EMPTY, person: displayName, state: 'employed on no day of it' }];
  return shares.map((share) => ({
    ...{ person: displayName, agreement: share.agreement ?? '', from: share.startDate, to: share.endDate },
    ...{ state: share.state, earned: amountText(share.amount, share), of: amountText(share.full, share) },
    ...{ due: share.agreement === null ? '' : share.dueOn, sent: amountText(share.sentAmount, share) },
    now: amountText(share.proposedAmount, share),
  }));
}

/** Why nothing is proposed for somebody of whom no share says that anything was sent. */
function sentElsewhereLines({ displayName, sentElsewhere }: Person): string[] {
  if (sentElsewhere.length === 0) return [];
  const amounts = sentElsewhere.map((sent) => `${amountText(sent.amount, sent)} (run ${sent.runNumber})`);
  return [
    `\n${displayName}: sent for other days than are counted now: ${amounts.join(', ')}. Nothing more is proposed: compare by hand.\n`,
  ];
}

const EMPTY = {
  ...{ person: '', agreement: '', from: '', to: '', state: '' },
  ...{ earned: '', of: '', due: '', sent: '', now: '' },
};

function amountText(amount: number | null, { unit }: Pick<Share, 'unit'>): string {
  if (amount === null) return '';
  return unit === 'weekHundredths' ? `${weeksText(amount)} weeks` : `${amount} min`;
}
