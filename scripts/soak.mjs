// npm run soak: six days of a whole installation in twenty minutes; see docs/soak.md.
import './check-node.mjs';
import { join } from 'node:path';
import { command, ensureBuilt, ensureInstalled, root, run } from './steps.mjs';

await command(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const args = ['--conditions=source', 'soak/run-soak.ts', ...process.argv.slice(2)];
  const { code } = await run('tsx', args, { cwd: join(root, 'e2e') });
  process.exitCode = code;
});
