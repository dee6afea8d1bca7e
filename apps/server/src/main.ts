// The process of the server: it ends in order when it is told to, and says why it could not start.
import { explainStartFailure } from './start-failure.ts';
import { startServer, type RunningServer } from './start-server.ts';

const LAST_WORDS_MS = 1_000;

// If the output is a closed pipe or on a full disk, the server goes on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

startServer(process.env).then(endWhenTold, (error: unknown) => {
  process.stderr.write(`\n${explainStartFailure(error)}\n`);
  process.exitCode = 1;
});

function endWhenTold({ end }: RunningServer): void {
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void end().finally(endSoon));
}

/** Ends the process soon, even while a summary still waits for a reader that does not read. */
function endSoon(): void {
  setTimeout(() => process.exit(), LAST_WORDS_MS).unref();
}
