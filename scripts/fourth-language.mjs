// A language that nobody speaks, in a copy of what is shipped: the folder of English with a mark on every sentence, and one more word in the list of
// the contract. The types have to hold, both apps and the server have to build, and each has to say a marked sentence. Tests are not copied: they
// say what they expect in the languages that there are.
import './check-node.mjs';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { command, root, say, StepFailed } from './steps.mjs';

const CODE = 'xx';
const MARK = '¤';
const WORKSPACES = ['api-types', 'calc', 'time', 'ui', 'words']
  .map((name) => `packages/${name}`)
  .concat('apps/desk', 'apps/kiosk', 'apps/own', 'apps/server');
const TYPED = ['packages/api-types', 'packages/words', 'apps/desk', 'apps/kiosk', 'apps/own', 'apps/server'];
const OF_TESTS =
  /\.test\.tsx?$|(?:^|\/)vitest\.[\w.]+$|^e2e\/|^apps\/server\/(test|bench|drill)\/|^apps\/\w+\/src\/testing\//;

await command(async () => {
  const copy = mkdtempSync(join(tmpdir(), 'fourth-language-'));
  try {
    copySources(copy);
    addLanguage(copy);
    requireTypes(copy);
    for (const app of ['apps/desk', 'apps/kiosk', 'apps/own']) run(copy, app, 'vite', 'build');
    run(copy, 'apps/server', 'rolldown', '--config', 'rolldown.config.ts');
    requireMark('the desk', saidBy(join(copy, 'apps/desk/dist')));
    requireMark('the kiosk', saidBy(join(copy, 'apps/kiosk/dist')));
    requireMark('the own page', saidBy(join(copy, 'apps/own/dist')));
    requireMark('the server', saidByServer(copy));
    say(
      `A fourth language is one folder and one word: it was built, and desk, kiosk, own page and server said it.`,
    );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

/** Of every workspace, so that one run names all that a language lacks. @throws StepFailed */
function requireTypes(copy) {
  const faults = TYPED.flatMap((folder) => {
    say(`types of ${folder}`);
    const { status, stdout } = start(copy, folder, 'tsc', '--noEmit', '-p', '.');
    return status === 0 ? [] : [`${folder}:\n${stdout}`];
  });
  if (faults.length > 0) throw new StepFailed(faults.join('\n'));
}

/** What is in git and no test, beside what is installed. */
function copySources(copy) {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  const isCopied = (path) => path !== '' && !OF_TESTS.test(path) && existsSync(join(root, path));
  for (const file of stdout.split('\0').filter(isCopied)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { verbatimSymlinks: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const folder of WORKSPACES)
    cpSync(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !/node_modules\/\.(vite|cache)/.test(path),
    });
}

function addLanguage(copy) {
  const words = join(copy, 'packages/words');
  cpSync(join(words, 'en'), join(words, CODE), { recursive: true });
  for (const file of readdirSync(join(words, CODE), { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.ts') && file !== 'language.ts') markSentences(join(words, CODE, file));
  const list = join(copy, 'packages/api-types/src/languages.ts');
  const said = readFileSync(list, 'utf8');
  const longer = said.replace(/(LANGUAGES = \[.*?)\]/, `$1, '${CODE}']`);
  if (longer === said) throw new StepFailed(`${list} has no list of languages.`);
  writeFileSync(list, longer);
}

/** Every text in quotation marks that begins with a letter and is no name of another. */
function markSentences(file) {
  const text = readFileSync(file, 'utf8');
  const marked = text.replaceAll(
    /([:[,]\s*)(['"])(\p{L}(?:\\.|(?!\2)[^\\\n])*)\2(?!\s*:)/gu,
    `$1$2${MARK}$3$2`,
  );
  writeFileSync(file, marked);
}

function run(copy, folder, program, ...words) {
  say(`${folder}: ${[program, ...words].join(' ')}`);
  const { status, stdout, stderr } = start(copy, folder, program, ...words);
  if (status !== 0) throw new StepFailed(`${folder}: ${program} failed\n${stdout}\n${stderr}`);
}

function start(copy, folder, program, ...words) {
  const own = join(copy, folder, 'node_modules/.bin', program);
  return spawnSync(existsSync(own) ? own : join(copy, 'node_modules/.bin', program), words, {
    cwd: join(copy, folder),
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
}

/** The files of an app that have the language in their name. */
function saidBy(dist) {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && new RegExp(`\\b${CODE}\\b`).test(file))
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('\n');
}

/** The company file that it writes for a company of the language. */
function saidByServer(copy) {
  const file = join(copy, 'company.yaml');
  const program = join(copy, 'apps/server/dist/cli/stimpill.js');
  const { status, stderr } = spawnSync(
    process.execPath,
    [program, 'company', 'new', file, '--json', '--language', CODE],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new StepFailed(`The server does not begin a company in ${CODE}: ${stderr}`);
  return readFileSync(file, 'utf8');
}

function requireMark(who, said) {
  if (!said.includes(MARK)) throw new StepFailed(`${who} says nothing in ${CODE}.`);
}
