// npm test: every check and every test there is. Ends with `N passed, N failed`, summed over all of them. With files behind `--`, their tests
// alone.
import './check-node.mjs';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findLightBrowser, hasFirefox } from './find-browser.mjs';
import { putTemporaryFilesInMemory } from './folder-in-memory.mjs';
import { inLanes, laneCount } from './in-lanes.mjs';
import { RECOMMENDED } from './nodes.mjs';
import { yardstickSeconds } from './processor-time.mjs';
import { withSecondTry } from './second-try.mjs';
import { command, ensureBuilt, ensureInstalled, root, ROOM_FOR_TYPES, run, say } from './steps.mjs';
import { testFiles } from './test-files.mjs';
import { whereTimeGoes } from './where-time-goes.mjs';

putTemporaryFilesInMemory();
const results = mkdtempSync(join(tmpdir(), 'stimpill-results-'));

const ARROWS = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err'];
/** Looks for exports that only tests use, since they are no part of the product; what a package offers to others may stay. */
const PRODUCT = ['--production', '--config', 'knip.production.json', '--include', 'exports,types,files'];
/** So many stories and files of tests are named at the end: where to look when it gets slow. */
const MOST_NAMED = 25;
/** So many lines of what a failed test said are repeated at the end, since it may have said it thousands of lines above. */
const MOST_SAID = 12;
/** Without the cache: three runs in one folder would write their durations into one file. */
const SERVER = ['--cache=false', '--project'];

/** Each tells what it has to say when it ends, and what it took of the processors. */
const MEASURED = { quiet: true, timed: true };

/** As stories, tests that wait for programs, connections and clocks get a second try where a machine checks a submission. */
const waitingVitest = process.env.CI === 'true' ? vitestWithSecondTry : vitest;

const jobsWith = (browser) => [
  waitingVitest('server on PostgreSQL', 'apps/server', ...SERVER, 'postgresql'),
  waitingVitest('server on SQLite', 'apps/server', ...SERVER, 'sqlite'),
  stories(browser),
  vitest('fault campaign', 'e2e'),
  check('types and lint', 'oxlint'),
  waitingVitest('server without either', 'apps/server', ...SERVER, 'unit'),
  ...littleOnOtherNode(),
  waitingVitest('kiosk', 'apps/kiosk'),
  vitest('calc', 'packages/calc'),
  vitest('time', 'packages/time'),
  check('format', 'oxfmt', '--check', '.'),
  ...punchesInFirefox(),
  waitingVitest('desk', 'apps/desk'),
  waitingVitest('own page', 'apps/own'),
  vitest('api-types', 'packages/api-types'),
  vitest('words', 'packages/words'),
  vitest('ui', 'packages/ui'),
  check('import arrows', 'depcruise', ...ARROWS, 'apps', 'packages', 'e2e'),
  check('unused code', 'knip'),
  check('code that only tests use', 'knip', ...PRODUCT),
];

await command(async () => {
  if (process.argv.length > 2) return testFiles(process.argv.slice(2));
  const startedAt = performance.now();
  await ensureInstalled();
  const jobs = jobsWith(findLightBrowser());
  await ensureBuilt();
  say(`${jobs.length} checks and suites, ${laneCount} at a time. What each has to say comes when it ends.`);
  const yardstickBefore = yardstickSeconds();
  const outcomes = [];
  // One after the other, when nothing else runs.
  for (const outcome of await inLanes(jobs)) outcomes.push(await withSecondTry(outcome));
  report(outcomes, performance.now() - startedAt, [yardstickBefore, yardstickSeconds()]);
});
rmSync(results, { recursive: true });

/** WebKit is left to `npm run other-browsers` even where it is installed: hardly anybody has what drives it. */
function punchesInFirefox() {
  if (hasFirefox())
    return [
      waitingVitest('punches in Firefox', 'e2e', '--config', 'other-browsers.config.ts', 'firefox.test'),
    ];
  say('Firefox is not installed; the scripted punch runs in Chromium alone.');
  return [];
}

/** `.ci/run` asks for it. Elsewhere the tests fetch nothing. */
function littleOnOtherNode() {
  if (process.env.ALSO_ON_OTHER_NODE !== '1') return [];
  return [check(`a little on Node ${RECOMMENDED}`, 'node', 'scripts/test-node.mjs', '--little')];
}

function check(name, program, ...args) {
  return job(name, async () => {
    const { code, ...rest } = await run(program, args, {
      ...MEASURED,
      env: { TURBO_TELEMETRY_DISABLED: '1', ...ROOM_FOR_TYPES },
    });
    return { ...rest, ...(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }) };
  });
}

function vitest(name, folder, ...args) {
  return job(name, async () => {
    const file = join(results, `${name.replaceAll(/\W/g, '-')}.json`);
    const { code, ...rest } = await run(
      'vitest',
      ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
      { ...MEASURED, cwd: join(root, folder), env: { NO_COLOR: '1', PROGRAMS: 'built' } },
    );
    const read = ({ numPassedTests, numFailedTests, testResults }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
      slowest: testResults.map(({ name: path, startTime, endTime }) => ({
        name: relative(root, path),
        seconds: (endTime - startTime) / 1000,
      })),
      failures: testResults.flatMap(failuresOf),
    });
    return { ...rest, ...counted(code, file, read) };
  });
}

function vitestWithSecondTry(name, folder, ...args) {
  const first = vitest(name, folder, ...args);
  const again = (files) =>
    vitest(`${name}, a second time`, folder, ...args, ...files.map((file) => relative(folder, file)))();
  return async () => ({ ...(await first()), again });
}

function stories(browser) {
  return job('stories in Chromium', async () => {
    const file = join(results, 'stories.json');
    const { code, ...rest } = await run('playwright', ['test', '--reporter=dot,json'], {
      ...MEASURED,
      cwd: join(root, 'e2e'),
      env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    });
    const read = ({ stats, suites }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      slowest: suites.flatMap(storiesOf),
      failures: suites.flatMap(storiesThat('unexpected')),
      secondTries: suites.flatMap(storiesThat('flaky')),
    });
    return { ...rest, ...counted(code, file, read) };
  });
}

/** The stories of a suite and of the suites within, with what they took. */
function storiesOf({ file, specs, suites = [] }) {
  const own = specs.map(({ title, tests }) => ({
    name: `${file}: ${title}`,
    seconds: tests.flatMap(({ results: runs }) => runs).reduce((sum, run) => sum + run.duration, 0) / 1000,
  }));
  return [...own, ...suites.flatMap(storiesOf)];
}

/** The failed tests of a file, or the file itself where it could not be read. */
function failuresOf({ name: path, status, message, assertionResults }) {
  const file = relative(root, path);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [{ file, name: file, said: message }] : [];
  return failed.map(({ fullName, failureMessages }) => ({
    file,
    name: `${file}: ${fullName}`,
    said: failureMessages.join('\n'),
  }));
}

/** The stories of a suite, and of the suites within, that ended so, with what went wrong. */
function storiesThat(status) {
  const find = ({ file, specs, suites = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ results: runs }) => ({
          name: `${file}: ${title}`,
          said: runs
            .flatMap(({ errors }) => errors)
            .map(({ message }) => message)
            .join('\n'),
        })),
    ),
    ...suites.flatMap(find),
  ];
  return find;
}

/** A runner that fails without a failed test, or without a report, has failed all the same. */
function counted(code, file, read) {
  try {
    const { failed, ...rest } = read(JSON.parse(readFileSync(file, 'utf8')));
    return { ...rest, failed: code === 0 ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1, slowest: [], failures: [] };
  }
}

/** What it prints comes in one piece, because others print as well. */
function job(name, work) {
  return async () => {
    const startedAt = performance.now();
    const { output, ...counts } = await work();
    const outcome = { name, ...counts, output, seconds: (performance.now() - startedAt) / 1000 };
    say(`${name}: ${outcome.failed === 0 ? 'ok' : 'FAILED'}, ${outcome.seconds.toFixed(0)} s`);
    if (output.trim() !== '') console.log(output.trim());
    return outcome;
  };
}

function report(outcomes, ms, yardsticks) {
  console.log(`\nWhere the time goes:\n\n${whereTimeGoes(outcomes)}`);
  console.log('\nWhat took longest:');
  const slowest = outcomes.flatMap((outcome) => outcome.slowest ?? []).sort((a, b) => b.seconds - a.seconds);
  for (const { name, seconds } of slowest.slice(0, MOST_NAMED))
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
  tell('What passed at its second try:', 'secondTries', outcomes);
  tell('What failed:', 'failures', outcomes);
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const [before, after] = yardsticks.map((seconds) => seconds.toFixed(2));
  console.log(
    `\nAll of it took ${(ms / 1000).toFixed(0)} s; the yardstick ${before} s before and ${after} s after.\n`,
  );
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

function tell(heading, key, outcomes) {
  const told = outcomes.flatMap((outcome) => outcome[key] ?? []);
  if (told.length === 0) return;
  console.log(`\n${heading}`);
  for (const { name, said } of told) console.log(`\n  ${name}\n${firstLines(said)}`);
}

function firstLines(said = '') {
  return stripVTControlCharacters(said)
    .split('\n')
    .slice(0, MOST_SAID)
    .map((line) => `    ${line}`)
    .join('\n');
}
