// npm run fuzz [-- requests [seed]]: generated requests against the whole API on both engines, 50,000 on each unless told otherwise.
import './check-node.mjs';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { command, ensureInstalled, root, run } from './steps.mjs';

const ENGINES = ['sqlite', 'postgresql'];

await command(async () => {
  const [requests = '50000', seed = String(randomInt(2 ** 31))] = process.argv.slice(2);
  await ensureInstalled();
  console.log(`Seed ${seed}: the same requests again with \`npm run fuzz -- ${requests} ${seed}\`.`);
  for (const engine of ENGINES) {
    const { code } = await run('vitest', ['run', '--project', engine, 'test/fuzz'], {
      cwd: join(root, 'apps/server'),
      env: { FUZZ_REQUESTS: requests, FUZZ_SEED: seed },
    });
    if (code !== 0) process.exitCode = code;
  }
});
