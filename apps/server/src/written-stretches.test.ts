// What the sources of all apps may have in them. It stands here because only the server's tests read files.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../../', import.meta.url).pathname;
const FOLDERS = ['apps/server', 'apps/desk', 'apps/kiosk', 'packages/calc', 'packages/words', 'packages/ui'];

/** What is typed at the command line has a hyphen: `--break 12:00-12:30`. */
const IS_READ = /^(?!.*\.test\.tsx?$)(?!.*\bsrc\/cli\/).*\.tsx?$/;
const COMMENT = /^\s*(\/\/|\/?\*)/;

const lines = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, 'src', name))
    .filter((path) => IS_READ.test(path))
    .flatMap((path) =>
      readFileSync(join(ROOT, path), 'utf8')
        .split('\n')
        .map((line) => ({ path, line })),
    )
    .filter(({ line }) => !COMMENT.test(line)),
);

const found = (pattern: RegExp): string[] =>
  lines.filter(({ line }) => pattern.test(line)).map(({ path, line }) => `${path}: ${line.trim()}`);

describe('a stretch of the clock', () => {
  it('has no hyphen in what somebody reads', () => {
    expect(lines.length).toBeGreaterThan(50_000);
    expect(found(/\b\d{1,2}:\d{2}-\d{1,2}:\d{2}\b|\b(kl|godz)\. \d{1,2}-\d/)).toEqual([]);
  });

  it('is put together by the one function that knows its dash', () => {
    expect(found(/\}–\$?\{|\$\{(\w+\.)?(\w*[cC]lock\w*|from|start)(\([^}]*\))?\}-\$\{/)).toEqual([]);
  });
});
