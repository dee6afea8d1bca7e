// A command of this folder in a process of its own, which is shown while it runs, and ended with everything it started when its time is over.
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { root } from './steps.mjs';

/** So many lines of what it said last tell why. */
const LAST_LINES = 6;
const MOST_KEPT = 16_384;

/** @returns {Promise<{ code: number, ended: boolean, last: string }>} `ended`: its time was over; `last`: the last lines that it said */
export function runBounded(script, words, longestMs) {
  return new Promise((resolve, reject) => {
    const stdio = ['ignore', 'pipe', 'pipe'];
    // A group of its own, so that it can be ended with its children.
    const child = spawn(process.execPath, [script, ...words], { cwd: root, stdio, detached: true });
    let said = '';
    let ended = false;
    const end = () => process.kill(-child.pid, 'SIGKILL');
    const onInterrupt = () => {
      end();
      process.exit(130);
    };
    process.once('SIGINT', onInterrupt);
    const timer = setTimeout(() => {
      ended = true;
      end();
    }, longestMs);
    const passOn = (from, to) =>
      from.on('data', (chunk) => {
        to.write(chunk);
        said = (said + chunk).slice(-MOST_KEPT);
      });
    passOn(child.stdout, process.stdout);
    passOn(child.stderr, process.stderr);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      process.off('SIGINT', onInterrupt);
      resolve({ code: code ?? 1, ended, last: lastLines(said) });
    });
  });
}

function lastLines(said) {
  const lines = stripVTControlCharacters(said)
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '');
  return lines.slice(-LAST_LINES).join('\n');
}
