// The page about the command line and the program name the same commands, and every command can be learnt from its help.
import { readFileSync } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { CONFIG_VARIABLES } from '../config.ts';
import { stimpill } from './commands.ts';
import { runCommandLine } from './run-command-line.ts';

const page = (name: string) => readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8');

function aTerminal() {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  return { clock: () => 0, env: {}, stdin: Readable.from(['']), stdout, stderr };
}

const leaves = ({ commands }: Command, path = 'stimpill'): string[] =>
  commands.flatMap((child) => {
    const name = `${path} ${child.name()}`;
    // The operations of "call" are of the contract, and call-command.test.ts looks at their help.
    return child.commands.length === 0 || child.name() === 'call' ? [name] : leaves(child, name);
  });
const commands = leaves(stimpill(aTerminal()));

async function helpOf(command: string): Promise<{ code: number; out: string }> {
  const terminal = aTerminal();
  const out = text(terminal.stdout);
  const code = await runCommandLine([...command.split(' ').slice(1), '--help'], terminal);
  terminal.stdout.end();
  return { code, out: await out };
}

describe('the page about the command line', () => {
  it('names every command there is, and none that is not', () => {
    const named = [...page('command-line.md').matchAll(/^\| `(stimpill [a-z -]+)` /gm)].map(
      ([, name]) => name,
    );

    expect(named.sort()).toEqual([...commands].sort());
  });

  it('gives each an example that begins with it', () => {
    for (const command of commands) expect(page('command-line.md')).toContain(`| \`${command}`);
    for (const command of commands)
      expect(page('command-line.md').split(`\`${command}`).length).toBeGreaterThan(2);
  });
});

describe('the page about operations', () => {
  it('names every setting there is', () => {
    for (const name of Object.keys(CONFIG_VARIABLES)) expect(page('operations.md')).toContain(`\`${name}\``);
  });
});

describe('the help', () => {
  it.each(commands)('of "%s" has an example and a form for machines', async (command) => {
    const { code, out } = await helpOf(command);

    expect(code).toBe(0);
    expect(out).toContain('--json');
    expect(out).toMatch(/Examples?:\n {2}/);
    expect(out).toContain(`  ${command}`);
  });
});
