// Thousands of databases are made and thrown away: where the machine has a folder in memory with room, they lie there.
import { statfsSync } from 'node:fs';

const FOLDER = '/dev/shm';
const ROOM_BYTES = 4 * 2 ** 30;

/** Temporary files of this process, and of every process that it starts, go there. Elsewhere they stay on the disk. */
export function putTemporaryFilesInMemory() {
  if (hasRoom()) process.env.TMPDIR = FOLDER;
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(FOLDER);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}
