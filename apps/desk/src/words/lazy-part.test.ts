// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
/** Of a package, and of what says nothing. */
const SAYS_NOTHING = /await import\('(?:@simplewebauthn\/browser|\.\/read-workbook\.ts)'\)/g;
const WAITS = /\b(?:page|lazyPart)\(\s*\(\) =>\s*import\(/g;

it('every part of the desk that is fetched by itself waits for its sentences', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const parts = files.map((file) => [file, readFileSync(join(SOURCE, file), 'utf8')] as const);

  expect(parts.flatMap(([, text]) => text.match(WAITS) ?? []).length).toBeGreaterThan(40);
  const others = parts.filter(([, text]) =>
    /\bimport\(/.test(text.replaceAll(WAITS, '').replaceAll(SAYS_NOTHING, '')),
  );
  expect(others.map(([file]) => file)).toEqual([]);
});
