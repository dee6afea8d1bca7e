// @vitest-environment node
// What a read shows and what a change makes stale is said in the contract alone; where an operation is: see said-once.test.ts there.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANAGE_CALLS } from '@stimpill/api-types/manage-calls';
import { expect, it } from 'vitest';
import { contractAsData } from '../../../../packages/ui/build/contract-as-data.ts';

const SOURCE = join(import.meta.dirname, '..');
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\//.test(file));

const saying = (what: RegExp) => FILES.filter((file) => what.test(readFileSync(join(SOURCE, file), 'utf8')));

it.each([
  ['what is stale now', /\b(?:invalidateQueries|refetchQueries|resetQueries)\(\{/, ['api/calls.ts']],
  ['what everything is kept under', /\bqueryKey: \[(?:['"`]|\.{3})/, ['features/month/use-choice.ts']],
  ['how the server is called', /\bfetch\(/, ['api/call-manage.ts']],
])('only one file says %s', (_, what, files) => {
  expect(saying(what)).toEqual(files);
});

it('a build for browsers has what the contract says of each operation as data, without a schema', async () => {
  const file = join(SOURCE, '../../../packages/api-types/src/manage/manage-calls.ts');

  const code = await contractAsData().load.handler.call({ addWatchFile: () => undefined } as never, file);

  expect(code).toContain(`export const MANAGE_CALLS = ${JSON.stringify(MANAGE_CALLS)};`);
  expect(code.length).toBeLessThan(20_000);
});
