// npm test: every check and every test there is. Ends with `N passed, N failed`, summed over all of them.
import './check-node.mjs';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser, hasOtherBrowser } from './find-browser.mjs';
import { command, ensureBuilt, ensureInstalled, root, run, say } from './steps.mjs';

const results = mkdtempSync(join(tmpdir(), 'stimpill-results-'));

const checks = [
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['types', 'turbo', ['run', 'typecheck', '--output-logs=errors-only']],
  ['lint', 'turbo', ['run', 'lint', '--output-logs=errors-only']],
  [
    'import arrows',
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'apps', 'packages', 'e2e'],
  ],
  ['unused code', 'knip', []],
];

// The one of e2e is the fault campaign; its browser tests have a runner of their own.
const suites = ['packages/calc', 'packages/api-types', 'apps/server', 'apps/kiosk', 'e2e'];

await command(async () => {
  const startedAt = performance.now();
  await ensureInstalled();
  const browser = findBrowser();
  const outcomes = [];
  for (const [name, program, args] of checks) outcomes.push(await runCheck(name, program, args));
  await ensureBuilt();
  for (const folder of suites) outcomes.push(await runVitest(folder));
  // The other browsers mostly wait for a person's pace, so they cost little beside the first.
  outcomes.push(...(await Promise.all([runPlaywright(browser), ...otherBrowsers()])));
  report(outcomes, performance.now() - startedAt);
});
rmSync(results, { recursive: true });

function otherBrowsers() {
  if (hasOtherBrowser()) return [runVitest('e2e', 'other-browsers.config.ts')];
  say('Firefox and WebKit are not installed; the scripted punch runs in Chromium alone.');
  return [];
}

async function runCheck(name, program, args) {
  say(name);
  return timed(name, async () => {
    const { code } = await run(program, args, { env: { TURBO_TELEMETRY_DISABLED: '1' } });
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  });
}

function runVitest(folder, config = 'vitest.config.ts') {
  const name = config === 'vitest.config.ts' ? folder : 'e2e elsewhere';
  say(`tests of ${name}`);
  return timed(name, async () => {
    const file = join(results, `${name.replaceAll(/\W/g, '-')}.json`);
    const args = [
      'run',
      '--config',
      config,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ];
    const { code } = await run('vitest', args, { cwd: join(root, folder), env: { NO_COLOR: '1' } });
    return counted(code, file, ({ numPassedTests, numFailedTests }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
    }));
  });
}

function runPlaywright(browser) {
  say('tests in a real browser');
  return timed('e2e in a browser', async () => {
    const file = join(results, 'e2e.json');
    const { code } = await run('playwright', ['test', '--reporter=dot,json'], {
      cwd: join(root, 'e2e'),
      env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    });
    return counted(code, file, ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
    }));
  });
}

/** A runner that fails without a failed test, or without a report, has failed all the same. */
function counted(code, file, read) {
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')));
    return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function timed(name, work) {
  const startedAt = performance.now();
  const outcome = await work();
  return { name, ...outcome, seconds: (performance.now() - startedAt) / 1000 };
}

function report(outcomes, ms) {
  console.log('');
  for (const { name, passed, failed, seconds } of outcomes) {
    console.log(
      `${failed === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(20)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
    );
  }
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`\nAll of it took ${(ms / 1000).toFixed(0)} s.\n`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}
