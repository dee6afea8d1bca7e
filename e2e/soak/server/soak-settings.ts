// How the server of a soak differs from that of a campaign: its slow timers follow its clock, it can be asked how it is, and it makes backups.
import { join } from 'node:path';
import type { ServerOptions } from '../../campaign/server/campaign-server.ts';

const PRELOAD = ['long-timers.mjs', 'probe.mjs'].map((file) => new URL(file, import.meta.url).href);
/** Every three hours instead of every quarter: each copies and checks the whole file, and a day lasts some minutes only. */
const BACKUP_EVERY_MINUTES = '180';

export function soakSettings(
  engine: 'sqlite' | 'postgresql',
): Pick<ServerOptions, 'preload' | 'settings' | 'isUndisturbed'> {
  return {
    preload: PRELOAD,
    isUndisturbed: true,
    // PostgreSQL is backed up by its own means.
    settings: (folder) =>
      engine === 'sqlite' ? { BACKUP_DIR: join(folder, 'backups'), BACKUP_EVERY_MINUTES } : {},
  };
}
