// One process for many commands, one after the other, because loading the program takes longer than most commands do. The first argument is
// the file of the program. Each message is a command, and is answered with its result.
import { pathToFileURL } from 'node:url';
import { Readable, Writable } from 'node:stream';

const { runCommandLine } = await import(pathToFileURL(process.argv[2]).href);

process.on('message', async ({ words, stdin }) => {
  const [out, err] = [[], []];
  const code = await runCommandLine(words, {
    clock: () => Date.now(),
    env: process.env,
    stdin: Readable.from([Buffer.from(stdin)]),
    stdout: writer(out),
    stderr: writer(err),
  });
  process.send({ code, stdout: out.join(''), stderr: err.join('') });
});
// It lives as long as the campaign.
process.channel.ref();
process.send({ isReady: true });

function writer(texts) {
  return new Writable({
    decodeStrings: false,
    write: (text, _, done) => {
      texts.push(String(text));
      done();
    },
  });
}
