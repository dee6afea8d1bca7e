import { Command } from 'commander';
import { revokeDevice } from '#features/tablets/devices/revoke-device.ts';
import { askAboutTablets } from '#features/tablets/health/ask-about-tablets.ts';
import { Refused } from '#errors/refused.ts';
import { operator } from '../operator.ts';
import { guidArgument, reasonArgument } from '../arguments.ts';
import { type Terminal, printJson } from '../terminal.ts';
import { withServer } from '../with-server.ts';

export function revokeDeviceCommand(terminal: Terminal): Command {
  return new Command('revoke')
    .description('Shut a kiosk out, for one that was lost or stolen. What it has recorded stays recorded.')
    .argument('<device-id>', 'see "stimpill device list"', guidArgument)
    .option('--reason <text>', 'why, in the record of changes', reasonArgument)
    .option('--json', 'for machines')
    .addHelpText('after', '\nExample:\n  stimpill device revoke 0192f7c4-…')
    .action(async (deviceId: string, { reason, json }: { reason?: string; json?: true }) => {
      const isRevoked = await withServer(terminal, async ({ database, clock }) => {
        const authored = { by: operator(), reason: reason ?? null, now: clock() };
        const wasInUse = await revokeDevice(database, deviceId, authored);
        await askAboutTablets({ database, clock });
        return wasInUse;
      });
      if (!isRevoked) throw new Refused(`There is no device ${deviceId}, or it was revoked before.`);
      if (json) printJson(terminal, { deviceId, revoked: true });
      else terminal.stdout.write(`The device ${deviceId} is shut out from now on.\n`);
    });
}
