import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lineWriter } from './line-writer.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stimpill-lines-'));
  path = join(folder, 'pipe');
  // A pipe takes nothing while nobody reads it, and takes lines again as soon as somebody does.
  execFileSync('mkfifo', [path]);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const openReader = () => openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
const openWriter = () => openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);

function readAll(reader: number): string {
  const bytes = Buffer.alloc(1024 * 1024);
  let length = 0;
  for (let got = -1; got !== 0; length += got) got = readSome(reader, bytes, length);
  return bytes.toString('utf8', 0, length);
}

function readSome(reader: number, bytes: Buffer, from: number): number {
  try {
    return readSync(reader, bytes, from, bytes.length - from, null);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EAGAIN') return 0;
    throw error;
  }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await turn();
}

const notice = (line: string | undefined) =>
  JSON.parse(line ?? '') as { level: number; time: number; msg: string; dropped: number };

describe('lines that can be written', () => {
  it('are written in order and none is counted as lost', async () => {
    const reader = openReader();
    const writer = openWriter();
    const lines = lineWriter(writer);

    for (let number = 1; number <= 500; number += 1) lines.write(`line ${number}\n`);
    await lines.end();

    expect(readAll(reader).split('\n').slice(0, -1)).toEqual(
      Array.from({ length: 500 }, (_, index) => `line ${index + 1}`),
    );
    expect(lines.dropped()).toBe(0);
    closeSync(writer);
    closeSync(reader);
  });
});

describe('lines that cannot be written', () => {
  it('are counted, and the first line that can be written says how many', async () => {
    const firstReader = openReader();
    const writer = openWriter();
    const lines = lineWriter(writer);
    closeSync(firstReader);
    for (let number = 1; number <= 3; number += 1) {
      lines.write(`lost ${number}\n`);
      await until(() => lines.dropped() === number);
    }

    const reader = openReader();
    lines.write('after\n');
    await lines.end();

    const [first, ...rest] = readAll(reader).split('\n');
    expect(notice(first)).toEqual({
      level: 50,
      time: expect.any(Number) as number,
      dropped: 3,
      msg: 'log lines were dropped',
    });
    expect(rest).toEqual(['after', '']);
    closeSync(writer);
    closeSync(reader);
  });

  it('are reported once each: the next notice counts only those after the last notice', async () => {
    let reader = openReader();
    const writer = openWriter();
    const lines = lineWriter(writer);
    const told: number[] = [];
    for (const lost of [2, 1]) {
      closeSync(reader);
      const before = lines.dropped();
      for (let number = 0; number < lost; number += 1) lines.write('lost\n');
      await until(() => lines.dropped() === before + lost);
      reader = openReader();
      lines.write('good\n');
      await lines.end();
      told.push(notice(readAll(reader).split('\n')[0]).dropped);
    }

    expect(told).toEqual([2, 1]);
    expect(lines.dropped()).toBe(3);
    closeSync(writer);
    closeSync(reader);
  });

  it('use limited memory while a reader does not read, and do not delay the end of the process', async () => {
    const reader = openReader();
    const writer = openWriter();
    const lines = lineWriter(writer);
    const line = `${'x'.repeat(1023)}\n`;

    for (let number = 0; number < 8_000; number += 1) lines.write(line);
    await lines.end();
    const dropped = lines.dropped();
    const read = readAll(reader);

    expect(dropped).toBeGreaterThan(5_000);
    expect(read.length).toBeLessThan(1_000_000);
    // Drops what still waits, before another test gets the same file descriptor for its pipe.
    closeSync(reader);
    await lines.end();
    closeSync(writer);
  });

  it('end with a line break when they were cut in the middle, so that the next line stands alone', async () => {
    const firstReader = openReader();
    const writer = openWriter();
    const lines = lineWriter(writer);
    // The pipe is full; then its reader ends.
    lines.write(`${'x'.repeat(500_000)}\n`);
    await until(() => readSome(firstReader, Buffer.alloc(1), 0) === 1);
    closeSync(firstReader);
    await until(() => lines.dropped() === 1);

    const reader = openReader();
    lines.write('whole\n');
    let read = '';
    await until(() => (read += readAll(reader)).endsWith('whole\n'));

    const [cut, first, second, end] = read.split('\n');
    expect(cut).toMatch(/^x*$/);
    expect(notice(first).dropped).toBe(1);
    expect([second, end]).toEqual(['whole', '']);
    closeSync(writer);
    closeSync(reader);
  });
});
