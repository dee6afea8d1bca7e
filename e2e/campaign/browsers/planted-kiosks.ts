// Bugs that a kiosk could have and that only a real browser shows, each planted into the text of a kiosk that is built for it. None of
// it is a switch of the product.
import { execFile } from 'node:child_process';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Mishap } from './plan-mishaps.ts';

export type PlantedKiosk = {
  readonly name: string;
  readonly find: string;
  readonly replace: string;
  /** What it takes to meet the bug at few visits. */
  readonly mishaps: readonly Mishap[];
};

export const PLANTED_KIOSKS: readonly PlantedKiosk[] = [
  {
    name: 'the receipt comes before the punch is stored',
    find: 'await deps.outbox.append(',
    replace: `const late = (...all) => void setTimeout(() => void deps.outbox.append(...all), 6000);
      late(`,
    mishaps: ['browser killed after the receipt'],
  },
  {
    name: 'the PIN is kept on the tablet',
    find: 'clock: readClock()',
    replace: "clock: (localStorage.setItem('last', JSON.stringify({ pin: digits })), readClock())",
    mishaps: ['browser killed after the tap'],
  },
  {
    name: 'the app does not open without a network',
    find: 'workbox.register()',
    replace: 'new Promise(() => undefined)',
    mishaps: ['cut off for a while and reloaded'],
  },
];

const KIOSK = fileURLToPath(new URL('../../../apps/kiosk', import.meta.url));

/** The kiosk in words that can be found again. */
export async function buildReadableKiosk(folder: string): Promise<void> {
  const vite = join(KIOSK, 'node_modules', '.bin', 'vite');
  const args = ['build', '--outDir', folder, '--emptyOutDir', '--minify', 'false', '--logLevel', 'error'];
  await promisify(execFile)(vite, args, { cwd: KIOSK });
}

/** @throws when the text is not there exactly once, so that no bug is planted in vain */
export async function plantInKiosk(
  readable: string,
  folder: string,
  { name, find, replace }: PlantedKiosk,
): Promise<void> {
  await cp(readable, folder, { recursive: true });
  const assets = join(folder, 'assets');
  let times = 0;
  for (const file of (await readdir(assets)).filter((each) => each.endsWith('.js'))) {
    const parts = (await readFile(join(assets, file), 'utf8')).split(find);
    times += parts.length - 1;
    if (parts.length === 2) await writeFile(join(assets, file), parts.join(replace));
  }
  if (times !== 1) throw new Error(`The place for "${name}" is there ${times} times, not once.`);
}
