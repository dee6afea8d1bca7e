// Files and folders that belong to another user of the system than the one who runs a command. What the operating system says of them
// (EACCES, "cannot open") sends people to the wrong place, and what root makes in the folder of another user is lost to that user.
import {
  accessSync,
  closeSync,
  constants,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  type Stats,
} from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, resolve } from 'node:path';

export type Foreign = { readonly path: string; readonly isFolder: boolean; readonly ownerId: number };

/** Null: there are no such users, as on Windows. */
const myId = (): number | null => process.geteuid?.() ?? null;

/** @returns what stands in the way of reading the path, or of writing it too: itself, or the nearest folder above that does */
export function foreignOn(path: string, rights: 'read' | 'write'): Foreign | null {
  const me = myId();
  if (me === null || me === 0) return null;
  const found = nearest(resolve(path));
  const isNew = found.path !== resolve(path);
  const isBarred = found.isBehind || !mayUse(found, isNew ? 'write' : rights);
  return found.stats.uid !== me && isBarred ? foreignOf(found) : null;
}

/** @returns the path if it belongs to somebody else than root, who runs this and would leave files there that the owner cannot use */
export function foreignToRoot(path: string): Foreign | null {
  const stats = myId() === 0 ? statSync(path, { throwIfNoEntry: false }) : undefined;
  return stats === undefined || stats.uid === 0 ? null : foreignOf({ path, stats });
}

/** Whose it is, who runs this, and what to do; a space before it. Empty where the path is not somebody else's. */
export function whose(path: string, rights: 'read' | 'write' = 'read'): string {
  const foreign = foreignOn(path, rights);
  return foreign === null ? '' : ` ${foreignText(foreign)}`;
}

export function foreignText({ path, isFolder, ownerId }: Foreign): string {
  const asOwner = nameOf(ownerId) ?? `'#${ownerId}'`;
  return (
    `The ${isFolder ? 'folder' : 'file'} ${path} belongs to ${userText(ownerId)}, and this runs as ${userText(myId() ?? 0)}. ` +
    `Run it as its owner ("sudo -u ${asOwner} …"), or name another in the settings.`
  );
}

function userText(id: number): string {
  const name = nameOf(id);
  return name === null ? `user ${id}` : `${name} (user ${id})`;
}

function nameOf(id: number): string | null {
  try {
    if (id === myId()) return userInfo().username;
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((each) => each.split(':')[2] === String(id));
    return line?.split(':')[0] ?? null;
  } catch {
    return null;
  }
}

type Found = {
  readonly path: string;
  readonly stats: Stats;
  /** Whether what was asked for lies behind it, where nobody can look. */
  readonly isBehind: boolean;
};

/** The path, or the nearest folder above that can be seen. */
function nearest(path: string): Found {
  let isBehind = false;
  for (let at = path; ; at = dirname(at)) {
    try {
      const stats = statSync(at, { throwIfNoEntry: false });
      if (stats !== undefined) return { path: at, stats, isBehind };
    } catch {
      isBehind = true;
    }
    if (at === dirname(at)) return { path: at, stats: statSync(at), isBehind };
  }
}

function mayUse({ path, stats }: Found, rights: 'read' | 'write'): boolean {
  try {
    if (stats.isDirectory()) readdirSync(path);
    else closeSync(openSync(path, rights === 'write' ? 'r+' : 'r'));
    if (rights === 'write') accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function foreignOf({ path, stats }: Pick<Found, 'path' | 'stats'>): Foreign {
  return { path, isFolder: stats.isDirectory(), ownerId: stats.uid };
}
