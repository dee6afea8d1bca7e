// npm run check: format, types and lint of what has changed since main; with files or folders behind `--`, of those. What a change makes
// wrong elsewhere only the whole finds: npm test.
import './check-node.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { command, ensureInstalled, root, ROOM_FOR_TYPES, run, say, StepFailed } from './steps.mjs';

const IS_CODE = /\.(ts|tsx|mjs|js)$/;

await command(async () => {
  await ensureInstalled();
  const named = process.argv.slice(2);
  const paths = named.length > 0 ? named : await changed();
  if (paths.length === 0) return say('Nothing has changed since main.');
  const isLinted = named.length > 0 || paths.some((path) => IS_CODE.test(path));
  const checks = [
    run('oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...paths]),
    ...(isLinted
      ? [
          run('oxlint', named.length > 0 ? named : paths.filter((path) => IS_CODE.test(path)), {
            env: ROOM_FOR_TYPES,
          }),
        ]
      : []),
  ];
  const codes = (await Promise.all(checks)).map(({ code }) => code);
  process.exitCode = Math.max(...codes);
});

/** Committed since, changed, and new: every path that is still there. */
async function changed() {
  const { output: base } = await git('merge-base', 'main', 'HEAD');
  const { output: known } = await git('diff', '--name-only', base.trim());
  const { output: added } = await git('ls-files', '--others', '--exclude-standard');
  return `${known}${added}`.split('\n').filter((path) => path !== '' && existsSync(join(root, path)));
}

async function git(...args) {
  const answer = await run('git', args, { quiet: true });
  if (answer.code !== 0) throw new StepFailed(`git ${args.join(' ')} failed.\n${answer.output}`);
  return answer;
}
