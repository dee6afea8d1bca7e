// Does the campaign find bugs? Every planted bug must be reached and turn it red; a campaign that breaks down instead has found nothing.
import { fork } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PLANTED_BUGS } from './planted-bugs.ts';
import type { Hunted } from './planted-report.ts';
import type { PlantedBug } from './planted-bug.ts';

const PLAY = fileURLToPath(new URL('play-planted.ts', import.meta.url));
const PATCH_MODULES = new URL('../server/patch-modules.mjs', import.meta.url).href;
/** As many as this machine can play side by side without waiting. */
const AT_ONCE = 2;

type Size = { readonly seed: number; readonly punches: number };

/** @param only the numbers of the bugs to hunt; all of them where there are none */
export async function huntPlantedBugs(size: Size, only: readonly string[]): Promise<readonly Hunted[]> {
  const folder = await mkdtemp(join(tmpdir(), 'stimpill-planted-'));
  const hunted: Hunted[] = [];
  const left = [...wantedOf(only).entries()];
  const takeTurns = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [place, bug] = next;
      hunted[place] = { number: bug.number, name: bug.name, ...(await play(folder, bug, size)) };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  await rm(folder, { recursive: true });
  return hunted;
}

function wantedOf(only: readonly string[]): readonly PlantedBug[] {
  const unknown = only.filter((number) => PLANTED_BUGS.every((bug) => bug.number !== number));
  if (unknown.length > 0) throw new Error(`There is no planted bug ${unknown.join(', ')}.`);
  return only.length === 0 ? PLANTED_BUGS : PLANTED_BUGS.filter(({ number }) => only.includes(number));
}

async function play(
  folder: string,
  bug: PlantedBug,
  { seed, punches }: Size,
): Promise<Pick<Hunted, 'red' | 'reached'>> {
  const [patches, reach] = [join(folder, `${bug.number}.json`), join(folder, `${bug.number}.reach`)];
  await writeFile(patches, JSON.stringify(bug.tablets ?? []));
  await writeFile(reach, '');
  const child = fork(PLAY, [bug.number, String(seed), String(punches)], {
    env: { ...process.env, CAMPAIGN_PATCHES: patches, CAMPAIGN_REACH: reach },
    execArgv: ['--conditions=source', '--import', 'tsx', '--import', PATCH_MODULES],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const red = await new Promise<readonly string[] | undefined>((resolve) => {
    let told: readonly string[] | undefined;
    child.on('message', (message) => {
      told = (message as { readonly red: readonly string[] }).red;
    });
    child.once('exit', () => resolve(told));
  });
  return { red, reached: (await stat(reach)).size };
}
