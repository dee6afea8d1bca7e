// npm run test -- FILE…: the tests of these files and folders, each with the runner and the project that it belongs to.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findLightBrowser } from './find-browser.mjs';
import { ensureBuilt, ensureInstalled, root, run, say, StepFailed } from './steps.mjs';

const IS_TEST = /\.(test\.tsx?|spec\.ts)$/;
const NOT_OURS = /^(node_modules|dist|results|\..*)$/;

/** Tests that need a program of their own beside them. */
const BY_COMMAND = [
  [/^apps\/server\/test\/citus\//, 'npm run test:citus'],
  [/^apps\/server\/test\/prometheus\//, 'npm run test:metrics'],
  [/\/libreoffice\//, 'npm run test:libreoffice'],
  [/^e2e\/budgets\//, 'npm run budgets'],
  [/^e2e\/ten-tasks\//, 'npm run ten-tasks'],
  [/^e2e\/lighthouse\//, 'npm run lighthouse'],
  [/^e2e\/screenshots\//, 'npm run screenshots'],
];

/** The first that knows a file runs it, in the folder of its first group. Vitest finds the projects of a file by itself, both engines too. */
const RUNNERS = [
  [/^(e2e)\/other-browsers\/.*\.test\.ts$/, ['vitest', 'run', '--config', 'other-browsers.config.ts']],
  [/^(e2e)\/.*\.test\.ts$/, ['vitest', 'run']],
  [/^(e2e)\/.*\.spec\.ts$/, ['playwright', 'test']],
  [/^((?:apps|packages)\/[^/]+)\//, ['vitest', 'run']],
];
const TITLE_OPTION = { vitest: '-t', playwright: '--grep' };

/** @throws StepFailed where a word names no test */
export async function testFiles(words) {
  const runs = runsOf(words);
  await ensureInstalled();
  if (runs.some(({ folder }) => folder === 'e2e')) await ensureBuilt();
  for (const { folder, program, args } of runs) {
    say(`${folder}: ${program}`);
    const browser = program === 'playwright' ? { CHROMIUM_PATH: findLightBrowser() } : {};
    const { code } = await run(program, args, { cwd: join(root, folder), env: browser });
    process.exitCode ||= code;
  }
}

/**
 * @param words of the command line: files and folders, from where it was called or from the root, and options
 * @returns {{ folder: string, program: string, args: string[] }[]}
 * @throws StepFailed where a word names no test that runs here
 */
export function runsOf(words) {
  const { positionals, values } = optionsOf(words);
  return inBatches(positionals.flatMap(testsAt)).map(({ folder, runner: [program, ...args], files }) => {
    const { testNamePattern: title, project = [] } = values;
    const titles = title === undefined ? [] : [TITLE_OPTION[program], title];
    const projects = folder === 'apps/server' ? project.flatMap((name) => ['--project', name]) : [];
    return { folder, program, args: [...args, ...projects, ...titles, ...files] };
  });
}

function optionsOf(args) {
  const options = {
    testNamePattern: { type: 'string', short: 't' },
    project: { type: 'string', multiple: true },
  };
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new StepFailed(
      `${error.message}\nnpm run test -- FILE-OR-FOLDER… [-t "words of a title"] [--project sqlite]`,
    );
  }
}

/** @returns paths from the root */
function testsAt(word) {
  const path = [process.env.INIT_CWD ?? root, root].map((from) => resolve(from, word)).find(existsSync);
  if (path === undefined) throw new StepFailed(`There is no ${word}. No test was run.`);
  const found = testsBelow(path).map((file) => relative(root, file).replaceAll('\\', '/'));
  for (const file of found.filter(commandOf)) say(`${file} runs by \`${commandOf(file)}\`.`);
  const here = found.filter((file) => commandOf(file) === undefined);
  if (here.length === 0)
    throw new StepFailed(`There is no test that could be run here in ${word}. No test was run.`);
  return here;
}

function testsBelow(path) {
  if (!statSync(path).isDirectory()) return IS_TEST.test(path) ? [path] : [];
  return readdirSync(path)
    .filter((name) => !NOT_OURS.test(name))
    .flatMap((name) => testsBelow(join(path, name)));
}

const commandOf = (file) => BY_COMMAND.find(([pattern]) => pattern.test(file))?.[1];

/** Files of one folder and one runner together, each file once. */
function inBatches(files) {
  const batches = new Map();
  for (const file of new Set(files)) {
    const [pattern, runner] = RUNNERS.find(([known]) => known.test(file)) ?? [];
    if (runner === undefined) throw new StepFailed(`No runner knows ${file}. No test was run.`);
    const [, folder] = pattern.exec(file);
    const key = `${folder} ${runner.join(' ')}`;
    if (!batches.has(key)) batches.set(key, { folder, runner, files: [] });
    batches.get(key).files.push(relative(folder, file));
  }
  return [...batches.values()];
}
