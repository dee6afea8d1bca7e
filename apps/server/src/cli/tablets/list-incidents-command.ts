import { Command } from 'commander';
import { listDevices } from '#features/tablets/devices/device-store.ts';
import { listOpenIncidents, type DeviceIncident } from '#features/tablets/health/device-incident-store.ts';
import { toInstant } from '#to-instant.ts';
import { companyOf } from '../people/find-people.ts';
import { guidArgument } from '../guid-argument.ts';
import { printJson } from '../print-json.ts';
import { textTable } from '../text-table.ts';
import type { Terminal } from '../terminal.ts';
import { withServer } from '../with-server.ts';

export function listIncidentsCommand(terminal: Terminal): Command {
  return new Command('incidents')
    .description('What somebody should look at about the kiosks of a company, the oldest first.')
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
chain_shortened    punches with these numbers were on the kiosk and are there no more, or others stand in their place
missing_sequences  these numbers have not arrived; closes by itself when they do
mismatch           a punch came under a number or an id that has other content
broken_chain       a punch is not what was signed, or does not follow the one before
unreadable         something came that is no punch
clock_set          somebody set the clock of the kiosk

Example:
  stimpill device incidents 6f1c2b9e-…`,
    )
    .action(async (companyId: string, { json }: { json?: true }) => {
      await withServer(terminal, async ({ database: { knex } }) => {
        const { id } = await companyOf(knex, companyId);
        const names = new Map((await listDevices(knex, id)).map((device) => [device.id, device.name]));
        const incidents = (await listOpenIncidents(knex, id)).map((incident) => toListed(incident, names));
        if (json) printJson(terminal, incidents);
        else if (incidents.length === 0) terminal.stdout.write('There is nothing to look at.\n');
        else terminal.stdout.write(textTable(incidents.map(toRow)));
      });
    });
}

function toListed(
  { id, deviceId, kind, fromSequence, toSequence, openedAt }: DeviceIncident,
  names: ReadonlyMap<string, string>,
) {
  const deviceName = names.get(deviceId) ?? '';
  return { id, deviceId, deviceName, kind, fromSequence, toSequence, openedAtUtc: toInstant(openedAt) };
}

function toRow({ id, deviceName, kind, fromSequence, toSequence, openedAtUtc }: ReturnType<typeof toListed>) {
  const numbers = fromSequence === toSequence ? `${fromSequence ?? '-'}` : `${fromSequence} to ${toSequence}`;
  return { id, deviceName, kind, numbers, openedAtUtc };
}
