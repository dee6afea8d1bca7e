import { Command } from 'commander';
import { listDevices, type Device } from '#features/tablets/devices/device-store.ts';
import { guidArgument } from '../guid-argument.ts';
import { listOpenIncidents, type DeviceIncident } from '#features/tablets/health/device-incident-store.ts';
import { textTable } from '../text-table.ts';
import type { Terminal } from '../terminal.ts';
import { withServer } from '../with-server.ts';

type Options = { readonly company?: string; readonly json?: true };

export function listDevicesCommand(terminal: Terminal): Command {
  return new Command('list')
    .description('List the registered kiosks, of one company or of all.')
    .option('--company <company-id>', 'only of this company', guidArgument)
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      '\nExamples:\n  stimpill device list\n  stimpill device list --company 6f1c2b9e-… --json',
    )
    .action(async ({ company, json }: Options) => {
      const devices = await withServer(terminal, async ({ database: { knex } }) => {
        const incidents = await listOpenIncidents(knex, company);
        return (await listDevices(knex, company)).map((device) => toListed(device, incidents));
      });
      if (json === true) terminal.stdout.write(`${JSON.stringify(devices, null, 2)}\n`);
      else if (devices.length === 0) terminal.stdout.write('No kiosk is registered.\n');
      else terminal.stdout.write(textTable(devices.map(toRow)));
    });
}

function toListed(
  { id, companyId, name, registeredAt, lastSeenAt, revokedAt }: Device,
  incidents: readonly DeviceIncident[],
) {
  const kinds = incidents.filter(({ deviceId }) => deviceId === id).map(({ kind }) => kind);
  return {
    id,
    companyId,
    name,
    registeredAtUtc: new Date(registeredAt).toISOString(),
    lastSeenAtUtc: new Date(lastSeenAt).toISOString(),
    revokedAtUtc: revokedAt === null ? null : new Date(revokedAt).toISOString(),
    /** What somebody should look at: kinds of open incidents, each once. */
    incidents: [...new Set(kinds)].sort(),
  };
}

function toRow({ revokedAtUtc, incidents, ...device }: ReturnType<typeof toListed>): Record<string, string> {
  return { ...device, revokedAtUtc: revokedAtUtc ?? '-', incidents: incidents.join(', ') || '-' };
}
