import { Command } from 'commander';
import { writeLocalMinute } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { listOpenReviews } from '#features/ledger/review-item-store.ts';
import type { BreakStretch, OpenReview } from '#features/ledger/review-item.ts';
import { findReviewedPunch, type ReviewedPunch } from '#features/ledger/reviewed-punch-store.ts';
import { questionAbout } from '#features/tablets/health/tablet-question.ts';
import { toInstant } from '#to-instant.ts';
import { companyOf, employeesOf } from '../people/find-people.ts';
import { breakText } from '../break-text.ts';
import { guidArgument } from '../guid-argument.ts';
import { printJson } from '../print-json.ts';
import { concernText } from '../tablets/concern-text.ts';
import { listConcerns, type ConcernedTablet } from '#features/tablets/health/list-concerns.ts';
import type { Terminal } from '../terminal.ts';
import { textTable } from '../text-table.ts';
import { withServer } from '../with-server.ts';

export function listReviewsCommand(terminal: Terminal): Command {
  return new Command('list')
    .description(
      'List what a manager has to decide: punches that do not fit, or are in doubt, PINs that guesses have locked, and tablets that need somebody.',
    )
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .option('--json', 'for machines')
    .addHelpText('after', '\nExample:\n  stimpill review list 6f1c2b9e-…')
    .action(async (companyId: string, { json }: { json?: true }) => {
      await withServer(terminal, async ({ database, clock, version }) => {
        const db = database.knex;
        const company = await companyOf(db, companyId);
        const people = await employeesOf(db, companyId, undefined);
        const names = new Map(people.map(({ id, displayName }) => [id, displayName]));
        const scope = companyScope(db, companyId);
        const concerned = await listConcerns(db, { now: clock(), serverVersion: version }, companyId);
        const tablets = new Map(concerned.map(({ tablet: { id, name } }) => [id, name]));
        const items: Listed[] = [];
        for (const item of await listOpenReviews(scope)) {
          const punch = item.punchId === null ? undefined : await findReviewedPunch(scope, item.punchId);
          items.push({
            item,
            punch,
            pinLock: pinLockOf(item, tablets),
            tablet: tabletAskedAbout(item, concerned, company),
          });
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
  readonly tablet: AskedTablet | null;
};

/** `says`: the question in words, with the present state. */
type AskedTablet = { readonly name: string; readonly says: string; readonly todo: string };

function tabletAskedAbout(
  { deviceId, reason }: OpenReview,
  concerned: readonly ConcernedTablet[],
  { timeZone }: CompanySettings,
): AskedTablet | null {
  const found = concerned.find(({ tablet }) => tablet.id === deviceId);
  if (found === undefined) return null;
  const texts = found.concerns
    .filter((concern) => questionAbout(concern) === reason)
    .map((concern) => concernText(concern, found.tablet, (instant) => writeLocalMinute(instant, timeZone)));
  const all = (part: 'says' | 'todo') => [...new Set(texts.map((text) => text[part]))].join('. ');
  const { name } = found.tablet;
  // The reason is gone, but the server settles the item only in the next minute.
  if (texts.length === 0) return { name, says: 'it is well again', todo: 'Nothing: this settles itself' };
  return { name, says: all('says'), todo: all('todo') };
}

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

function toListed({ item, punch, pinLock, tablet }: Listed) {
  const { openedAt, missedBreak, ...rest } = item;
  const what = punch && { action: punch.action, punchedAtUtc: toInstant(punch.at) };
  return {
    ...rest,
    openedAtUtc: toInstant(openedAt),
    missedBreak: missedBreak?.map(toUtc) ?? null,
    punch: what ?? null,
    pinLock,
    tablet,
  };
}

const toUtc = ({ startAt, endAt }: BreakStretch) => ({
  startAtUtc: toInstant(startAt),
  endAtUtc: toInstant(endAt),
});

function toRow(
  { item, punch, pinLock, tablet }: Listed,
  { timeZone }: CompanySettings,
  names: ReadonlyMap<string, string>,
) {
  const employeeId = item.employeeId ?? punch?.employeeId ?? '';
  return {
    item: item.id,
    who: tablet === null ? (names.get(employeeId) ?? `unknown ${employeeId}`) : `tablet ${tablet.name}`,
    asks:
      tablet === null
        ? [item.reason, ...missedBreakTexts(item, timeZone)].join(': ')
        : `${item.reason}: ${tablet.says}. ${tablet.todo}.`,
    punch: punch === undefined ? '' : `${punch.action} ${writeLocalMinute(punch.at, timeZone)}`,
    entry: item.timeEntryId ?? punch?.timeEntryId ?? '',
    'wrong PINs at': pinLock === null ? '' : pinLock.tablets.map(tabletText).join(', '),
  };
}

/** What the entry gets when the item is accepted. */
function missedBreakTexts({ missedBreak }: OpenReview, timeZone: string): readonly string[] {
  if (missedBreak === null) return [];
  const texts = missedBreak.map((each) => breakText(timeZone, { ...each, kind: 'worked-through' }, null));
  return [texts.join(', ')];
}

/** Two tablets can have one name. */
function tabletText({ deviceId, name, wrongPins }: PinLock['tablets'][number]): string {
  return `${name} ${deviceId} (${wrongPins})`;
}
