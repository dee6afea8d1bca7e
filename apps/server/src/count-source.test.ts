// `npm run count-source` of the root. It stands here because the scripts have no runner of their own.
import { expect, it } from 'vitest';

type Row = { readonly name: string; readonly files: number; readonly lines: number };
type CountSource = {
  readonly kindOf: (path: string) => string;
  readonly rowsOf: (files: readonly { readonly path: string; readonly lines: number }[]) => readonly Row[];
};

const { kindOf, rowsOf } = (await import(
  new URL('../../../scripts/count-source.mjs', import.meta.url).href
)) as CountSource;

it.each([
  ['apps/server/src/app.ts', 'source'],
  ['docs/operations.md', 'source'],
  ['apps/server/src/database/migrations/0084-pairing-words.ts', 'source'],
  ['packages/words/src/said.ts', 'source'],
  ['apps/server/src/app.test.ts', 'test'],
  ['apps/server/test/conformance/good-calls.ts', 'test'],
  ['e2e/support/words.ts', 'test'],
  ['packages/api-types/openapi-manage.json', 'generated'],
  ['docs/metrics.png', 'no text'],
  ['pnpm-lock.yaml', 'lock file'],
])('%s counts as %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

it.each([
  ['apps/desk/src/features/today/today-words.ts', 'packages/words/en/desk/today.ts'],
  ['apps/kiosk/src/i18n/setup-pl.ts', 'packages/words/pl/kiosk/setup.ts'],
  ['apps/server/src/features/log/field-words.ts', 'packages/words/is/server/log.ts'],
])('%s counts as words, and %s too, so that a move changes no count', (before, after) => {
  expect([kindOf(before), kindOf(after)]).toEqual(['words', 'words']);
});

it('counts source by folder and words apart, and nothing else', () => {
  const files = [
    { path: 'package.json', lines: 3 },
    { path: 'apps/server/src/b.ts', lines: 10 },
    { path: 'apps/server/src/a.ts', lines: 20 },
    { path: 'apps/server/src/a.test.ts', lines: 400 },
    { path: 'packages/words/is/today.ts', lines: 7 },
  ];
  expect(rowsOf(files)).toEqual([
    { name: '.', files: 1, lines: 3 },
    { name: 'apps/server', files: 2, lines: 30 },
    { name: 'all source', files: 3, lines: 33 },
    { name: 'words, apart', files: 1, lines: 7 },
  ]);
});
