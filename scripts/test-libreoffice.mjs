// npm run test:libreoffice: what our files are in a real LibreOffice, and what we read of the files that it writes.
import './check-node.mjs';
import { join } from 'node:path';
import { hasLibreOffice } from './find-browser.mjs';
import { command, ensureInstalled, NotPossibleHere, root, run } from './steps.mjs';

const FOLDERS = ['apps/server', 'apps/desk'];

await command(async () => {
  if (!hasLibreOffice())
    throw new NotPossibleHere(
      'There is no LibreOffice here. On Debian and Ubuntu: apt-get install -y --no-install-recommends libreoffice-calc-nogui\nNo test was run.',
    );
  await ensureInstalled();
  for (const folder of FOLDERS) {
    const cwd = join(root, folder);
    const { code } = await run('vitest', ['run', '--config', 'vitest.libreoffice.config.ts'], { cwd });
    process.exitCode ||= code;
  }
});
