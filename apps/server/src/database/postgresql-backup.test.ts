import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startCommandLine } from '../../test/command-line.ts';

it('backup and restore say which tool does it, and name no password', async () => {
  const cli = await startCommandLine();
  const path = join(cli.folder, 'copy.sqlite');

  const ends = [await cli.run(['backup', path]), await cli.run(['restore', path])];
  await cli.stop();

  expect(ends.map(({ code }) => code)).toEqual([1, 1]);
  expect(ends[0]?.err).toContain('pg_dump');
  expect(ends[1]?.err).toContain('pg_restore');
  expect(ends.map(({ err }) => err).join('')).not.toContain('postgres:postgres');
});
