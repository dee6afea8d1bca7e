// `npm run test -- FILE…` of the root. It stands here because the scripts have no runner of their own.
import { describe, expect, it } from 'vitest';

type Run = { readonly folder: string; readonly program: string; readonly args: readonly string[] };
const script = new URL('../../../scripts/test-files.mjs', import.meta.url).href;
const { runsOf } = (await import(script)) as { runsOf: (words: readonly string[]) => readonly Run[] };

/** Each run as one line: the folder, and what is typed there. */
const typed = (...words: string[]) =>
  runsOf(words).map(({ folder, program, args }) => `${folder}: ${[program, ...args].join(' ')}`);

describe('npm run test -- FILE', () => {
  it.each([
    ['apps/server/src/ids.test.ts', 'apps/server: vitest run src/ids.test.ts'],
    ['apps/server/src/http/list-etag.api.test.ts', 'apps/server: vitest run src/http/list-etag.api.test.ts'],
    ['apps/desk/src/app/app.test.tsx', 'apps/desk: vitest run src/app/app.test.tsx'],
    ['apps/kiosk/third-party-notices.test.ts', 'apps/kiosk: vitest run third-party-notices.test.ts'],
    ['packages/calc/test/examples.test.ts', 'packages/calc: vitest run test/examples.test.ts'],
    ['e2e/desk/shell.spec.ts', 'e2e: playwright test desk/shell.spec.ts'],
    ['e2e/campaign/chance.test.ts', 'e2e: vitest run campaign/chance.test.ts'],
    [
      'e2e/other-browsers/firefox.test.ts',
      'e2e: vitest run --config other-browsers.config.ts other-browsers/firefox.test.ts',
    ],
  ])('%s is run where and by what it belongs to, with no project named', (file, line) => {
    expect(typed(file)).toEqual([line]);
  });

  it('runs a folder with all tests in it, by one runner for each workspace', () => {
    const folders = runsOf(['apps', 'packages', 'e2e']).map(({ folder, program }) => `${folder} ${program}`);
    expect(new Set(folders)).toContain('packages/words vitest');
    expect(folders.filter((line) => line.startsWith('apps/server'))).toEqual(['apps/server vitest']);
    expect(folders.filter((line) => line.startsWith('e2e'))).toHaveLength(3);
  });

  it('hands words of a title to each runner in its own way, and a project to the server alone', () => {
    expect(
      typed('apps/server/src/ids.test.ts', 'e2e/desk/shell.spec.ts', '-t', 'a title', '--project', 'unit'),
    ).toEqual([
      'apps/server: vitest run --project unit -t a title src/ids.test.ts',
      'e2e: playwright test --grep a title desk/shell.spec.ts',
    ]);
  });

  it('says what it does not find, and which command runs what needs one of its own', () => {
    expect(() => runsOf(['nowhere.test.ts'])).toThrow('There is no nowhere.test.ts.');
    expect(() => runsOf(['docs'])).toThrow('There is no test that could be run here in docs.');
    expect(() => runsOf(['apps/server/test/citus'])).toThrow('There is no test that could be run here');
    expect(() => runsOf(['--frob'])).toThrow('npm run test -- FILE-OR-FOLDER');
  });
});
