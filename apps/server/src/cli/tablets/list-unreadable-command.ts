import { Command } from 'commander';
import { companyScope } from '#database/company-scope.ts';
import { listDevices } from '#features/tablets/devices/device-store.ts';
import { listStrays, type KeptStray } from '#features/tablets/wire/stray-envelope-store.ts';
import { toInstant } from '#to-instant.ts';
import { companyOf } from '../people/find-people.ts';
import { guidArgument } from '../arguments.ts';
import { type Terminal, printJson, textTable } from '../terminal.ts';
import { withServer } from '../with-server.ts';
import { writeNewFile } from '../write-new-file.ts';

type Options = { readonly output?: string; readonly json?: true };

export function listUnreadableCommand(terminal: Terminal): Command {
  return new Command('unreadable')
    .description(
      'What kiosks of a company sent that could not be taken as a punch: which kiosk, when, which number.',
    )
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .option('--output <file>', 'write the bytes too, into a new file readable by you alone')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
mismatch      its id or number is that of a punch with other content, which was taken
anything else it was not what its bytes say: the reason names what did not hold

None of it is working time. Look up the number at the kiosk (Manager, Outbox), ask who was there, and write down what is missing with
"stimpill call addTimeEntry". The file holds what came over the line, as base64url in JSON, for the people who maintain the program.

Examples:
  stimpill device unreadable 6f1c2b9e-…
  stimpill device unreadable 6f1c2b9e-… --output unreadable.json`,
    )
    .action(async (companyId: string, { output, json }: Options) => {
      const listed = await withServer(terminal, async ({ database: { knex } }) => {
        const { id } = await companyOf(knex, companyId);
        const names = new Map((await listDevices(knex, id)).map((device) => [device.id, device.name]));
        return (await listStrays(companyScope(knex, id))).map((stray) => toListed(stray, names));
      });
      if (output !== undefined) await writeNewFile(output, [`${JSON.stringify(listed, null, 2)}\n`]);
      if (json) printJson(terminal, listed.map(withoutBytes));
      else terminal.stdout.write(textOf(listed, output));
    });
}

type Listed = ReturnType<typeof toListed>;

function toListed({ deviceId, receivedAt, ...stray }: KeptStray, names: ReadonlyMap<string, string>) {
  return { deviceId, deviceName: names.get(deviceId) ?? '', receivedAtUtc: toInstant(receivedAt), ...stray };
}

function withoutBytes({ deviceId, deviceName, receivedAtUtc, reason, sequence, punchId }: Listed) {
  return { deviceId, deviceName, receivedAtUtc, reason, sequence, punchId };
}

function textOf(listed: readonly Listed[], output: string | undefined): string {
  if (listed.length === 0) return 'Everything that came could be taken as a punch.\n';
  const rows = listed.map((stray) => {
    const { deviceName, receivedAtUtc, reason, sequence, punchId } = withoutBytes(stray);
    return { deviceName, receivedAtUtc, reason, number: String(sequence), punchId };
  });
  const file = output === undefined ? '' : `The bytes stand in ${output}.\n`;
  return textTable(rows) + file;
}
