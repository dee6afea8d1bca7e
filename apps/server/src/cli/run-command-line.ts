// Runs the command that the arguments name, and returns the exit code for the shell.
import { Command } from 'commander';
import { EXIT_CODES } from './exit-code.ts';
import { explainFailure } from './explain-failure.ts';
import { stimpill } from './commands.ts';
import { goneText } from './gone-commands.ts';
import type { Terminal } from './terminal.ts';

/** @param args without the names of Node and of the program */
export async function runCommandLine(args: readonly string[], terminal: Terminal): Promise<number> {
  const commands = stimpill(terminal);
  const gone = goneText(
    args,
    commands.commands.map((command) => command.name()),
  );
  if (gone !== undefined) {
    terminal.stderr.write(gone);
    return EXIT_CODES.usage;
  }
  const program = throwing(commands, terminal);
  try {
    await program.parseAsync(args, { from: 'user' });
    return EXIT_CODES.done;
  } catch (error) {
    const { exitCode, text } = explainFailure(error);
    terminal.stderr.write(text);
    return exitCode;
  }
}

/** Wrong usage throws, so that the program ends with our exit code. */
function throwing(command: Command, terminal: Terminal): Command {
  command.exitOverride();
  command.configureOutput({
    writeOut: (text) => terminal.stdout.write(text),
    writeErr: (text) => terminal.stderr.write(text),
  });
  for (const child of command.commands) throwing(child, terminal);
  return command;
}
