// Are all pages of the database sound? Tells what the server's last check found, or what a check finds now.
import type { Config } from '#config.ts';
import { openDatabase } from '#database/database.ts';
import { damageSaidBy, findDamage } from '#database/find-damage.ts';
import { readIntegrity, recordIntegrity, type IntegrityRecord } from '#database/integrity-record.ts';
import { toInstant } from '#to-instant.ts';
import { fault, ok, warning, type Finding } from './findings.ts';
import type { Terminal } from '../terminal.ts';

const CHECK = 'integrity';
/** Twice the time between two full checks of the server. */
const LONG_AGO_MS = 14 * 86_400_000;

export const RESTORE_STEPS =
  'In this order: 1. stop the server; 2. "stimpill restore BACKUP --replace" with the newest backup that it finds whole; ' +
  '3. "stimpill doctor --deep"; 4. start the server, and tablets hand over again what the backup lacks; ' +
  '5. "stimpill call addTimeEntry" for what other programs had punched since. Test the disk, from which damage comes';

/** @param config of a SQLite file that is there */
export async function examineIntegrity(
  config: Config,
  { clock, isDeep }: { readonly clock: Terminal['clock']; readonly isDeep: boolean },
): Promise<Finding> {
  if (isDeep) return await lookNow(config, clock());
  const record = readIntegrity(config.dataDir);
  return record === null
    ? warning(
        CHECK,
        'nobody has looked at every page yet. The server does soon after its start, or run "stimpill doctor --deep"',
      )
    : told(record, clock());
}

async function lookNow(config: Config, now: number): Promise<Finding> {
  const damage = await damageNow(config);
  const record = { checkedAt: now, depth: 'full', lastFullAt: now, damage } as const;
  try {
    recordIntegrity(config.dataDir, record);
  } catch {
    const note = `What was found could not be kept in ${config.dataDir}, so the server and a doctor without --deep do not know it`;
    const { state, message } = told(record, now);
    return state === 'ok' ? warning(CHECK, `${message}. ${note}`) : fault(CHECK, `${message}. ${note}`);
  }
  return told(record, now);
}

async function damageNow(config: Config): Promise<readonly string[]> {
  try {
    const database = await openDatabase({ ...config, isReadOnly: true });
    try {
      return await findDamage(database.knex, 'full');
    } finally {
      await database.close();
    }
  } catch (error) {
    return [damageSaidBy(error)];
  }
}

function told({ checkedAt, depth, lastFullAt, damage }: IntegrityRecord, now: number): Finding {
  const [first] = damage;
  if (first !== undefined) {
    const others = damage.length > 1 ? `, and ${damage.length - 1} more` : '';
    return fault(
      CHECK,
      `the database is damaged, seen at ${toInstant(checkedAt)}: ${first}${others}. Punches are taken as long as GET /health says ok. ${RESTORE_STEPS}`,
    );
  }
  const message = `no damage, seen at ${toInstant(checkedAt)} (${depth} look)`;
  if (lastFullAt !== null && now - lastFullAt < LONG_AGO_MS) return ok(CHECK, message);
  return warning(CHECK, `${message}, but the last full look is long ago. Run "stimpill doctor --deep"`);
}
