import { Command } from 'commander';
import { writeLocalMinute } from '@stimpill/time';
import { Refused } from '#errors/refused.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { SettledReview } from '#features/ledger/settle-review-item.ts';
import { settleTogether } from '#features/reviews/together.ts';
import { toInstant } from '#to-instant.ts';
import { operator } from '../operator.ts';
import { companyOf } from '../people/find-people.ts';
import { TIME_HELP } from './entry-options.ts';
import { instantOf } from './instant-of.ts';
import { guidArgument } from '../guid-argument.ts';
import { printJson } from '../print-json.ts';
import { reasonArgument } from '../reason-argument.ts';
import type { Terminal } from '../terminal.ts';
import { withServer } from '../with-server.ts';
import type { ReviewDecision } from '#features/ledger/review-decision.ts';

type Options = {
  readonly accept?: true;
  readonly at?: string;
  readonly attach?: string;
  readonly reject?: true;
  readonly reason: string;
  readonly json?: true;
};

export function settleReviewCommand(terminal: Terminal): Command {
  return new Command('settle')
    .description('Decide what a review item asks. The punch itself stays in the inbox, whatever is decided.')
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .argument('<review-item-id>', 'see "stimpill review list"', guidArgument)
    .option('--accept', 'the punch counts; a draft becomes time that is paid; a locked PIN is unlocked')
    .option('--at <time>', 'it counts, but at this time')
    .option('--attach <time-entry-id>', 'it is the beginning or the end of that time entry', guidArgument)
    .option(
      '--reject',
      'it does not count; of a disputed punch, its time is taken back; a locked PIN stays locked',
    )
    .requiredOption('--reason <text>', 'why, in the record of changes', reasonArgument)
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
Exactly one of --accept, --at, --attach and --reject says what is decided.
${TIME_HELP}

Examples:
  stimpill review settle 6f1c2b9e-… 0192f7c4-… --accept --reason "Anna was here, the tablet was restarted"
  stimpill review settle 6f1c2b9e-… 0192f7c4-… --at 2026-03-02T15:30 --reason "left at half past three"`,
    )
    .action(async (companyId: string, itemId: string, options: Options) => {
      await withServer(terminal, async (deps) => {
        const company = await companyOf(deps.database.knex, companyId);
        const decision = decisionOf(company, options);
        const author = { company, by: operator(), reason: options.reason };
        const about = { id: itemId, whose: 'everybody' as const };
        const settled = await settleTogether(deps, author, about, decision);
        const { settledWith } = settled;
        const withIt =
          settledWith === 0 ? '' : `Others of the same question settled with it: ${settledWith}.\n`;
        if (options.json) printJson(terminal, { ...toJson(settled), settledWith });
        else terminal.stdout.write(`${textOf(settled, company)}${withIt}`);
      });
    });
}

function decisionOf(company: CompanySettings, { accept, at, attach, reject }: Options): ReviewDecision {
  const decisions: ReviewDecision[] = [
    ...(accept === undefined ? [] : [{ kind: 'accept' as const }]),
    ...(at === undefined ? [] : [{ kind: 'accept at' as const, at: instantOf(company, at) }]),
    ...(attach === undefined ? [] : [{ kind: 'attach' as const, timeEntryId: attach }]),
    ...(reject === undefined ? [] : [{ kind: 'reject' as const }]),
  ];
  const [decision, ...others] = decisions;
  if (decision === undefined || others.length > 0)
    throw new Refused('Say exactly one of --accept, --at, --attach and --reject. Nothing was changed.');
  return decision;
}

function toJson({ item, entry, removed, pin, closedIncidents }: SettledReview) {
  const times = entry && {
    timeEntryId: entry.id,
    startAtUtc: toInstant(entry.startAt),
    endAtUtc: entry.endAt === null ? null : toInstant(entry.endAt),
    isDraft: entry.isDraft,
  };
  return {
    reviewItemId: item.id,
    reason: item.reason,
    entry: times,
    removedTimeEntryId: removed?.id ?? null,
    pin: pin ?? null,
    closedIncidents: closedIncidents ?? null,
  };
}

function textOf(
  { item, entry, removed, pin, closedIncidents }: SettledReview,
  { timeZone }: CompanySettings,
): string {
  if (closedIncidents !== undefined)
    return `The review item ${item.id} is settled. Incidents of the tablet closed with it: ${closedIncidents}. No time was changed.\n`;
  if (pin === 'unlocked')
    return `The review item ${item.id} is settled. The PIN is unlocked, and its wrong guesses are forgotten. If a stranger may know it, give a new one with "stimpill pin set".\n`;
  if (item.pinLock !== null)
    return `The review item ${item.id} is settled. The PIN stays locked until ${writeLocalMinute(item.pinLock.lockedUntil, timeZone)}, or until "stimpill pin unlock" or "stimpill pin set".\n`;
  if (removed !== null)
    return `The review item ${item.id} is settled. Time entry ${removed.id}, which began at ${toInstant(removed.startAt)}, is no working time any more. See "stimpill entry history".\n`;
  if (entry === null) return `The review item ${item.id} is settled. No time was changed.\n`;
  const end = entry.endAt === null ? 'still open' : `to ${toInstant(entry.endAt)}`;
  const draft = entry.isDraft ? ' It is a draft still: something else is asked about it.' : '';
  return `The review item ${item.id} is settled. Time entry ${entry.id}: ${toInstant(entry.startAt)} ${end}.${draft}\n`;
}
