// One process in which servers start one after another, or commands: loading the program takes longer than most of what a story asks of it.
// What is asked is done in its turn.
import { Readable, Writable } from 'node:stream';
import './moved-clock.mjs';

const BUILT = new URL('../../apps/server/dist/', import.meta.url);

let running;

const DONE = {
  start: async ({ env }) => {
    const { startServer } = await import(new URL('start-server.js', BUILT).href);
    running = await startServer(env);
    return running.port;
  },
  end: () => running.end(),
  command: async ({ words, env, body }) => {
    const { runCommandLine } = await import(new URL('cli/run-command-line.js', BUILT).href);
    const [out, err] = [[], []];
    const streams = {
      stdin: Readable.from(body === undefined ? [] : [JSON.stringify(body)]),
      stdout: writer(out),
      stderr: writer(err),
    };
    const code = await runCommandLine(words, { clock: Date.now, env, ...streams });
    if (code !== 0) throw new Error(`stimpill ${words.join(' ')} ended with ${code}: ${err.join('')}`);
    return out.join('');
  },
};

let turn = Promise.resolve();
process.on('message', ({ id, asked, given }) => {
  const work = DONE[asked];
  if (work === undefined) return;
  turn = turn
    .then(() => work(given))
    .then(
      (answer) => process.send({ id, answer }),
      ({ stack }) => process.send({ id, failure: stack }),
    );
});
// It lives as long as the worker that forked it.
process.channel.ref();
process.on('disconnect', () => process.exit());

function writer(texts) {
  return new Writable({
    decodeStrings: false,
    write: (text, _, done) => {
      texts.push(String(text));
      done();
    },
  });
}
