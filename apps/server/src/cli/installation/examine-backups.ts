// What the doctor says of the backups that the server makes by itself.
import type { Config } from '#config.ts';
import { holdsOverdue } from '#features/system/backups/backup-content-store.ts';
import { listBackups } from '#features/system/backups/backup-folder.ts';
import { areBackupsMissing } from '#features/system/backups/missing-backups.ts';
import { toInstant } from '#to-instant.ts';
import { fault, ok, warning, type Finding } from './findings.ts';
import { whose } from '#whose-file.ts';

const CHECK = 'backups';

export function examineBackups(config: Config, now: number): Finding[] {
  const folder = config.databaseUrl === null ? config.backups?.folder : undefined;
  return [examineAge(config, now), ...(folder === undefined ? [] : examineContent(folder, now))];
}

function examineContent(folder: string, now: number): Finding[] {
  const overdue = listBackups(folder).filter(({ path }) => holdsOverdue(path, now)).length;
  if (overdue === 0) return [];
  const message = `${overdue} of the backups in ${folder} ${overdue === 1 ? 'holds' : 'hold'} photos, places or PINs that are over their time. A server that runs takes them out with its next backup; where none runs delete those files`;
  return [warning(CHECK, message)];
}

function examineAge({ backups, databaseUrl }: Config, now: number): Finding {
  if (databaseUrl !== null)
    return ok(
      CHECK,
      'PostgreSQL makes its own; docs/operations.md says how to try that they can be restored',
    );
  if (backups === null)
    return warning(
      CHECK,
      'the server makes none (BACKUP_DIR is not set). Set it, or run "stimpill backup" every 15 minutes',
    );
  const foreign = whose(backups.folder);
  if (foreign !== '') return fault(CHECK, foreign.trim());
  const made = listBackups(backups.folder);
  const [newest] = made;
  if (newest === undefined)
    return warning(
      CHECK,
      `there is none in ${backups.folder} yet. A server that runs makes the first within minutes; otherwise its log says why not`,
    );
  const age = `the newest of ${made.length} in ${backups.folder} is of ${toInstant(newest.madeAt)}`;
  if (areBackupsMissing(newest.madeAt, backups.everyMinutes, now))
    return warning(CHECK, `${age}. Newer ones are missing: the log of the server says why`);
  return ok(CHECK, `${age}. Try one twice a year with "stimpill restore-drill"`);
}
