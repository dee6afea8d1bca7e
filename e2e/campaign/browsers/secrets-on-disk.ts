// Is a PIN or a password in what a browser keeps on its disk? Every file of its profile is read as bytes. Among so many bytes, four digits
// occur by chance. So digits count as a PIN only where they stand as a text of their own: between quotation marks and the like, or after
// their length, as a browser stores text. What was there before the first PIN was typed is no leak.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Secrets = { readonly pins: readonly string[]; readonly passwords: readonly string[] };

export type DiskSearch = {
  readonly bytes: number;
  /** Where, and what stands around; the secret itself is not repeated. */
  readonly found: ReadonlySet<string>;
};

const MARKS = '[\\s"\'`:,;&=?(){}<>\\[\\]|]';
/** Characters that make digits part of a longer number, an id or a base64 text. */
const INSIDE = '[\\w.+/=-]';
const AROUND = 24;

export async function searchDisk(folder: string, secrets: Secrets): Promise<DiskSearch> {
  const found = new Set<string>();
  let bytes = 0;
  for (const file of await filesIn(folder)) {
    // A running browser may have removed the file by now, and its lock is not a real file.
    const content = await readFile(join(folder, file)).catch(() => undefined);
    if (content === undefined) continue;
    bytes += content.length;
    for (const place of findSecrets(content, secrets)) found.add(`${file}: ${place}`);
  }
  return { bytes, found };
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

export function findSecrets(content: Buffer, { pins, passwords }: Secrets): readonly string[] {
  const digits = pins.join('|');
  // One character for each byte; in UTF-16 every other one is zero.
  const text = content.toString('latin1');
  const narrow = new RegExp(
    `(?:(?<=${MARKS})|(?<="\\x04))(?:${digits})(?=${MARKS}|["\\x00{$])|^(?:${digits})$`,
    'g',
  );
  const wide = new RegExp(`(?<!${INSIDE}\\0)(?:${pins.map(toWide).join('|')})(?!${INSIDE})`, 'g');
  const whole = passwords.flatMap((password) => [password, toWide(password)]);
  return [
    ...[...text.matchAll(narrow)].map(({ 0: secret, index }) => around(text, index, secret)),
    ...[...text.matchAll(wide)].map(({ 0: secret, index }) => around(text, index, secret)),
    ...whole.filter((password) => text.includes(password)).map(() => 'a password'),
  ];
}

const toWide = (text: string) => text.replaceAll(/./gs, '$&\0');

function around(text: string, at: number, secret: string): string {
  const near = text.slice(Math.max(0, at - AROUND), at + secret.length + AROUND);
  return JSON.stringify(near.replaceAll(secret, '····'));
}
