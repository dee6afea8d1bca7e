import { Command } from 'commander';
import { toInstant } from '#to-instant.ts';
import { guidArgument } from '../arguments.ts';
import { type Terminal, printJson, textTable } from '../terminal.ts';
import { withServer } from '../with-server.ts';
import { concernText } from './concern-text.ts';
import { listConcerns, type ConcernedTablet } from '#features/tablets/health/tablet-concerns.ts';

type Options = { readonly company?: string; readonly json?: true };

export function listDevicesCommand(terminal: Terminal): Command {
  return new Command('list')
    .description('List the registered kiosks, of one company or of all, and what needs attention about each.')
    .option('--company <company-id>', 'only of this company', guidArgument)
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
"stimpill doctor" says what to do about it.

Examples:
  stimpill device list
  stimpill device list --company 6f1c2b9e-… --json`,
    )
    .action(async ({ company, json }: Options) => {
      const devices = await withServer(terminal, ({ database, clock, version }) =>
        listConcerns(database.knex, { now: clock(), serverVersion: version }, company),
      );
      if (json === true) printJson(terminal, devices.map(toListed));
      else if (devices.length === 0) terminal.stdout.write('No kiosk is registered.\n');
      else terminal.stdout.write(textTable(devices.map(toRow)));
    });
}

function toListed({ tablet, concerns }: ConcernedTablet) {
  const incidents = concerns.flatMap((concern) => (concern.kind === 'incident' ? [concern.incident] : []));
  return {
    ...identityOf(tablet),
    revokedAtUtc: tablet.revokedAt === null ? null : toInstant(tablet.revokedAt),
    /** Null where it never told how it is: it does not run our app, or was set up a moment ago. */
    report:
      tablet.reportedAt === null
        ? null
        : {
            reportedAtUtc: toInstant(tablet.reportedAt),
            appVersion: tablet.appVersion,
            waitingPunches: tablet.waitingPunches,
            isStoragePersistent: tablet.isStoragePersistent,
            freeStorageMiB: tablet.freeStorageMiB,
            alarm: tablet.alarm,
          },
    /** Kinds of open incidents, each once. */
    incidents: incidents.sort(),
    toLookAt: concerns.map((concern) => ({
      kind: concern.kind === 'incident' ? concern.incident : concern.kind,
      ...concernText(concern, tablet, toInstant),
    })),
  };
}

function toRow({ tablet, concerns }: ConcernedTablet): Record<string, string> {
  const { waitingPunches, revokedAt } = tablet;
  return {
    ...identityOf(tablet),
    revokedAtUtc: revokedAt === null ? '-' : toInstant(revokedAt),
    holds: waitingPunches === null ? '-' : String(waitingPunches),
    'needs attention':
      concerns.map((concern) => concernText(concern, tablet, toInstant).says).join('; ') || '-',
  };
}

function identityOf({ id, companyId, name, registeredAt, lastSeenAt }: ConcernedTablet['tablet']) {
  return {
    id,
    companyId,
    name,
    registeredAtUtc: toInstant(registeredAt),
    lastSeenAtUtc: toInstant(lastSeenAt),
  };
}
