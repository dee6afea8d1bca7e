// Loaded before the first line of the server: answers how it is, once everything that nobody needs any more has been collected. The
// product has no such switch.
import { readdirSync, readlinkSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const RESOLUTION_MS = 10;
const COLLECTIONS = 2;

if (isMainThread) answer();

function answer() {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  process.on('message', async ({ howAreYou }) => {
    if (howAreYou !== true) return;
    const [p99, max] = [delay.percentile(99), delay.max].map((nanoseconds) => nanoseconds / 1e6);
    // What waited for the first collection to be let go is taken by the next one.
    for (let time = 0; time < COLLECTIONS; time += 1) {
      collect();
      await new Promise((resolve) => setImmediate(resolve));
    }
    const { heapUsed, external, rss } = process.memoryUsage();
    process.send({
      heapBytes: heapUsed + external,
      rssBytes: rss,
      ...countDescriptors(),
      // An idle loop shows the resolution itself.
      loop: { p99Ms: Math.max(0, p99 - RESOLUTION_MS), maxMs: Math.max(0, max - RESOLUTION_MS) },
    });
    delay.reset();
  });
}

function countDescriptors() {
  const folder = '/proc/self/fd';
  const names = readdirSync(folder).flatMap((fd) => {
    try {
      return [readlinkSync(`${folder}/${fd}`)];
    } catch {
      // The folder itself, which was open only to be read.
      return [];
    }
  });
  return { descriptors: names.length, sockets: names.filter((name) => name.startsWith('socket:')).length };
}
