import type { StimpillServer } from './stimpill-server.ts';

/** Revokes the device that was registered last, as an operator does after a tablet was stolen. */
export async function revokeNewestTablet(server: StimpillServer): Promise<void> {
  const devices = JSON.parse(await server.commandLine('device', 'list', '--json')) as {
    readonly id: string;
  }[];
  const newest = devices.at(-1);
  if (newest === undefined) throw new Error('No tablet is registered.');
  await server.commandLine('device', 'revoke', newest.id);
}
