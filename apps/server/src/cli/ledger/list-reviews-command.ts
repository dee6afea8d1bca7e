import { Command } from 'commander';
import { companyScope } from '#database/company-scope.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { localMinuteIn } from '#features/companies/local-minute.ts';
import { listDevices } from '#features/tablets/devices/device-store.ts';
import { listOpenReviews } from '#features/ledger/review-item-store.ts';
import type { OpenReview } from '#features/ledger/review-item.ts';
import { findReviewedPunch, type ReviewedPunch } from '#features/ledger/reviewed-punch-store.ts';
import { toInstant } from '#to-instant.ts';
import { companyOf, employeesOf } from '../people/find-people.ts';
import { guidArgument } from '../guid-argument.ts';
import { printJson } from '../print-json.ts';
import type { Terminal } from '../terminal.ts';
import { textTable } from '../text-table.ts';
import { withServer } from '../with-server.ts';

export function listReviewsCommand(terminal: Terminal): Command {
  return new Command('list')
    .description(
      'List what a manager has to decide: punches that do not fit, or are in doubt, and PINs that guesses have locked.',
    )
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .option('--json', 'for machines')
    .addHelpText('after', '\nExample:\n  stimpill review list 6f1c2b9e-…')
    .action(async (companyId: string, { json }: { json?: true }) => {
      await withServer(terminal, async ({ database }) => {
        const db = database.knex;
        const company = await companyOf(db, companyId);
        const people = await employeesOf(db, companyId, undefined);
        const names = new Map(people.map(({ id, displayName }) => [id, displayName]));
        const scope = companyScope(db, companyId);
        const tablets = new Map((await listDevices(db, companyId)).map(({ id, name }) => [id, name]));
        const items: Listed[] = [];
        for (const item of await listOpenReviews(scope)) {
          const punch = item.punchId === null ? undefined : await findReviewedPunch(scope, item.punchId);
          items.push({ item, punch, pinLock: pinLockOf(item, tablets) });
        }
        if (json) printJson(terminal, items.map(toListed));
        else if (items.length === 0) terminal.stdout.write('Nothing waits for a decision.\n');
        else terminal.stdout.write(textTable(items.map((each) => toRow(each, company, names))));
      });
    });
}

type PinLock = {
  readonly lockedUntilUtc: string;
  readonly tablets: readonly {
    readonly deviceId: string;
    readonly name: string;
    readonly wrongPins: number;
  }[];
};

type Listed = {
  readonly item: OpenReview;
  readonly punch: ReviewedPunch | undefined;
  readonly pinLock: PinLock | null;
};

function pinLockOf({ pinLock }: OpenReview, names: ReadonlyMap<string, string>): PinLock | null {
  if (pinLock === null) return null;
  return {
    lockedUntilUtc: toInstant(pinLock.lockedUntil),
    tablets: pinLock.guesses.map(({ deviceId, wrongPins }) => ({
      deviceId,
      name: names.get(deviceId) ?? `unknown ${deviceId}`,
      wrongPins,
    })),
  };
}

function toListed({ item, punch, pinLock }: Listed) {
  const { openedAt, ...rest } = item;
  const what = punch && { action: punch.action, punchedAtUtc: toInstant(punch.at) };
  return { ...rest, openedAtUtc: toInstant(openedAt), punch: what ?? null, pinLock };
}

function toRow(
  { item, punch, pinLock }: Listed,
  { timeZone }: CompanySettings,
  names: ReadonlyMap<string, string>,
) {
  const employeeId = item.employeeId ?? punch?.employeeId ?? '';
  return {
    item: item.id,
    who: names.get(employeeId) ?? `unknown ${employeeId}`,
    asks: item.reason,
    punch: punch === undefined ? '' : `${punch.action} ${localMinuteIn(timeZone, punch.at)}`,
    entry: item.timeEntryId ?? punch?.timeEntryId ?? '',
    'wrong PINs at': pinLock === null ? '' : pinLock.tablets.map(tabletText).join(', '),
  };
}

/** Two tablets can have one name. */
function tabletText({ deviceId, name, wrongPins }: PinLock['tablets'][number]): string {
  return `${name} ${deviceId} (${wrongPins})`;
}
