import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { callable } from './call/callable.ts';
import { stimpill } from './commands.ts';
import { GONE_COMMANDS } from './gone-commands.ts';
import { runCommandLine } from './run-command-line.ts';

const COMPANY = '6f1c2b9e-0000-4000-8000-000000000001';

function aTerminal() {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  return { clock: () => 0, env: {}, stdin: Readable.from(['']), stdout, stderr };
}

async function run(...args: readonly string[]) {
  const terminal = aTerminal();
  const [out, err] = [text(terminal.stdout), text(terminal.stderr)];
  const code = await runCommandLine(args, terminal);
  terminal.stdout.end();
  terminal.stderr.end();
  return { code, out: await out, err: await err };
}

describe('a command that is gone', () => {
  it.each(Object.entries(GONE_COMMANDS))(
    '%s does nothing, and says which call does the same',
    async (name, next) => {
      const values = next.given.map((word) => (word === 'companyId' ? COMPANY : `the-${word}`));

      const { code, out, err } = await run(...name.split(' '), ...values, '--reason', 'x');

      const said = next.given.map((word, at) => `${word}=${values[at]}`);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(
        /^"stimpill [a-z -]+" is gone, and nothing was done\..* Its place has taken: (echo .* \| )?stimpill call \w+ .*\n$/,
      );
      expect(err).toContain(`stimpill call ${next.operation} `);
      for (const each of said) expect(err).toContain(` ${each}`);
    },
  );

  it.each(Object.entries(GONE_COMMANDS))(
    '%s has an operation with what it was given, and is no command',
    (name, next) => {
      const operation = callable.find(({ id }) => id === next.operation);
      const [group, verb] = name.split(' ');
      const left = stimpill(aTerminal()).commands.find((command) => command.name() === group);

      const names = [...(operation?.path ?? '').matchAll(/\{(\w+)\}/g)].map(([, word]) => word);
      expect(names).toEqual(expect.arrayContaining([...next.given]));
      expect(left?.commands.map((command) => command.name()) ?? []).not.toContain(verb);
    },
  );

  it('names all that the call needs, with a word for what was not said', async () => {
    const { err } = await run('entry', 'remove', COMPANY);

    expect(err).toContain(
      `: stimpill call removeTimeEntry companyId=${COMPANY} timeEntryId=TIME_ENTRY --version VERSION < body.json\n`,
    );
  });

  it.each([
    [['entry'], 'entry list'],
    [['entry', '--help'], 'entry list'],
    [['review', '--help'], 'review settle'],
    [['leave'], 'leave take-back'],
    [['absence', 'lst'], 'absence add'],
    [['help', 'entry'], 'entry history'],
    [['help', 'entry', 'list'], 'entry list'],
    [['entry', 'list', '--help'], 'entry list'],
  ])('is told to be gone by %j', async (args, name) => {
    const { code, out, err } = await run(...args);

    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`"stimpill ${name}" is gone, and nothing was done.`);
  });

  it('leaves the help of a group of which something is there', async () => {
    const { code, out } = await run('person', '--help');

    expect(code).toBe(0);
    expect(out).toContain('erase');
  });
});
