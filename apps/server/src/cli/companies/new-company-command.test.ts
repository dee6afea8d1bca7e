// What a person at a terminal is asked before a starter file is written.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommandLine } from '../run-command-line.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stimpill-starter-'));
  file = join(folder, 'company.yaml');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Somebody at a terminal who answers each question with the next of `answers`. */
async function atTerminal(args: readonly string[], answers: readonly string[]): Promise<string> {
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const stderr = new PassThrough();
  const stdout = new PassThrough();
  const waiting = [...answers];
  let said = '';
  stderr.on('data', (text: Buffer) => {
    said += text.toString();
    if (said.endsWith(' ')) stdin.write(`${waiting.shift() ?? ''}\n`);
  });
  const clock = () => Date.parse('2026-03-02T08:00:00Z');
  const code = await runCommandLine(['company', 'new', file, ...args], {
    clock,
    env: {},
    stdin,
    stdout,
    stderr,
  });
  expect(code).toBe(0);
  expect(waiting).toEqual([]);
  return said;
}

describe('a starter at a terminal', () => {
  it('has the name, the time zone and the language that were answered', async () => {
    await atTerminal([], ['Bakarí Ósk', 'Europe/Warsaw', 'pl']);

    const text = readFileSync(file, 'utf8');
    for (const answer of ['Bakarí Ósk', 'Europe/Warsaw', 'language: pl']) expect(text).toContain(answer);
  });

  it('asks again for a zone and a language that are not known, and says so', async () => {
    const said = await atTerminal([], ['Bakarí', 'Reykjavik', 'Atlantic/Reykjavik', 'de', 'en']);

    expect(said.split('That is not one that is known here.')).toHaveLength(3);
    expect(readFileSync(file, 'utf8')).toContain('language: en');
  });

  it('takes an empty answer for the one in brackets', async () => {
    await atTerminal([], ['Bakarí', '', '']);

    const text = readFileSync(file, 'utf8');
    for (const answer of ['Atlantic/Reykjavik', 'language: is']) expect(text).toContain(answer);
  });

  it('asks nothing that the command was given', async () => {
    const given = ['--name', 'Bakarí', '--time-zone', 'Europe/Warsaw', '--language', 'pl'];

    expect(await atTerminal(given, [])).toBe('');
  });
});
