// Lines for a file, a pipe or a screen. A line that cannot be written is dropped and counted: a full disk or a reader that has ended
// stops neither a request nor the end of the process. A logger's own writer would retry for ever at the end of the process.
import { write } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { systemClock } from './clock.ts';

const writeTo = promisify(write);

/** The most characters that wait while a disk or a reader is slow. */
const MOST_WAITING = 1024 * 1024;
const AGAIN_AFTER_MS = 100;
const LONGEST_END_MS = 1_000;
const NEWLINE = 10;
/** What pino writes for an error: somebody must look. */
const ERROR_LEVEL = 50;

export type LineWriter = {
  /** @param line with its newline */
  readonly write: (line: string) => void;
  /** How many lines could not be written so far. */
  readonly dropped: () => number;
  /** Resolves when every line is written or dropped, at the latest after a second. */
  readonly end: () => Promise<void>;
};

/** @param fd must not block; otherwise a reader that does not read would stop the process from ending */
export function lineWriter(fd: number): LineWriter {
  let waiting: string[] = [];
  let waitingSize = 0;
  let dropped = 0;
  let told = 0;
  let isCut = false;
  let writing: Promise<void> | null = null;

  const writeWaiting = async (): Promise<void> => {
    while (waiting.length > 0) {
      const untold = dropped - told;
      const lines = untold === 0 ? waiting : [noticeOf(untold), ...waiting];
      waiting = [];
      waitingSize = 0;
      const start = isCut ? '\n' : '';
      const bytes = Buffer.from(start + lines.join(''));
      const done = await writeBytes(fd, bytes);
      if (done > 0) isCut = bytes[done - 1] !== NEWLINE;
      const whole = Math.max(0, newlinesIn(bytes.subarray(0, done)) - start.length);
      const hasTold = untold > 0 && whole > 0;
      if (hasTold) told += untold;
      // A notice that could not be written is not counted as a lost line: the next notice says the same.
      dropped += lines.length - whole - (untold > 0 && !hasTold ? 1 : 0);
    }
    writing = null;
  };

  return {
    write: (line) => {
      if (waitingSize + line.length > MOST_WAITING) {
        dropped += 1;
        return;
      }
      waiting.push(line);
      waitingSize += line.length;
      writing ??= writeWaiting();
    },
    dropped: () => dropped,
    end: async () => {
      const giveUp = new AbortController();
      await Promise.race([writing, wait(LONGEST_END_MS, undefined, giveUp)]);
      giveUp.abort();
    },
  };
}

function noticeOf(lost: number): string {
  const notice = { level: ERROR_LEVEL, time: systemClock(), dropped: lost, msg: 'log lines were dropped' };
  return `${JSON.stringify(notice)}\n`;
}

/** @returns how many bytes were written before the first that could not be */
async function writeBytes(fd: number, bytes: Buffer): Promise<number> {
  let done = 0;
  while (done < bytes.length) {
    try {
      done += (await writeTo(fd, bytes, done)).bytesWritten;
    } catch (error) {
      if (!isOnlyFull(error)) return done;
      // The timer must not keep the process alive when nothing else runs.
      await wait(AGAIN_AFTER_MS, undefined, { ref: false });
    }
  }
  return done;
}

/** The pipe is full because its reader has not read yet. */
function isOnlyFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN';
}

function newlinesIn(bytes: Buffer): number {
  let count = 0;
  for (const byte of bytes) if (byte === NEWLINE) count += 1;
  return count;
}
