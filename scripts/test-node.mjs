// npm run test:node [-- version]: the tests under another Node than that of this machine, or one after another under each that a release is tried
// with, in a copy of the sources where everything is installed and compiled anew by that Node. Words after it are run instead of `npm test`:
// npm run test:node -- 24.22.3 npx vitest run --project sqlite
// npm run test:node -- --little [version]: what `.ci/run` tries of the recommended Node, or of that one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchNode } from './fetch-node.mjs';
import { littleOnNode } from './little-on-node.mjs';
import { NODES, RECOMMENDED } from './nodes.mjs';
import { copySources } from './sources.mjs';
import { command, run } from './steps.mjs';

const PREPARE = `
  import { ensureBuilt, ensureInstalled } from './scripts/steps.mjs';
  await ensureInstalled();
  await ensureBuilt();`;

await command(async () => {
  const [version, ...words] = process.argv.slice(2);
  if (version === '--little') return littleOnNode(words[0] ?? RECOMMENDED);
  for (const each of version === undefined ? NODES : [version])
    process.exitCode ||= await testOn(each, words);
});

async function testOn(version, words) {
  const folder = mkdtempSync(join(tmpdir(), 'stimpill-node-'));
  try {
    await fetchNode(version, folder);
    return await testIn(join(folder, 'stimpill'), words);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function testIn(sources, words) {
  await copySources(sources);
  const steps = [
    ['node', '--eval', 'console.log("Node", process.version)'],
    ...(words.length === 0 ? [['npm', 'test']] : [['node', '--input-type=module', '--eval', PREPARE], words]),
  ];
  for (const [program, ...args] of steps) {
    const { code } = await run(program, args, { cwd: sources });
    if (code !== 0) return code;
  }
  return 0;
}
