// Does the campaign bite? Every planted bug must turn it red; a campaign that breaks down instead has found nothing.
import { fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PLANTED_BUGS, type PlantedBug } from './planted-bugs.ts';

export type Hunted = {
  readonly name: string;
  /** The checks that turned red, each with its first difference; undefined when the campaign did not get to its end. */
  readonly red: readonly string[] | undefined;
};

const PLAY = fileURLToPath(new URL('play-planted.ts', import.meta.url));
const PATCH_MODULES = new URL('../server/patch-modules.mjs', import.meta.url).href;
/** As many as this machine can play side by side without waiting. */
const AT_ONCE = 2;

export async function huntPlantedBugs(seed: number, punches: number): Promise<readonly Hunted[]> {
  const folder = await mkdtemp(join(tmpdir(), 'stimpill-planted-'));
  const hunted: Hunted[] = [];
  const left = [...PLANTED_BUGS.entries()];
  const takeTurns = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [place, bug] = next;
      hunted[place] = { name: bug.name, red: await play(folder, [place, seed, punches], bug) };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  await rm(folder, { recursive: true });
  return hunted;
}

async function play(
  folder: string,
  args: readonly [place: number, seed: number, punches: number],
  bug: PlantedBug,
): Promise<readonly string[] | undefined> {
  const patches = join(folder, `${args[0]}.json`);
  await writeFile(patches, JSON.stringify(bug.tablets ?? []));
  const child = fork(PLAY, args.map(String), {
    env: { ...process.env, CAMPAIGN_PATCHES: patches },
    execArgv: ['--conditions=source', '--import', 'tsx', '--import', PATCH_MODULES],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve) => {
    let red: readonly string[] | undefined;
    child.on('message', (message) => {
      ({ red } = message as { readonly red: readonly string[] });
    });
    child.once('exit', () => resolve(red));
  });
}

export function toPlantedReport(hunted: readonly Hunted[]): string {
  const lines = hunted.map(({ name, red }) =>
    red?.length
      ? `  found  ${name}\n${red.map((first) => `           ${first}`).join('\n')}`
      : `  MISSED ${name}${red === undefined ? ' (the campaign broke down)' : ''}`,
  );
  return [`Found ${countFound(hunted)} of ${hunted.length} planted bugs.`, '', ...lines, ''].join('\n');
}

export const countFound = (hunted: readonly Hunted[]) =>
  hunted.filter(({ red }) => red !== undefined && red.length > 0).length;
