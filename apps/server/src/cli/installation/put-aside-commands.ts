import { Command } from 'commander';
import { readOwnConfig } from '#read-own-config.ts';
import { Refused } from '#errors/refused.ts';
import {
  erasePutAside,
  listPutAside,
  PUT_ASIDE_DAYS,
  removePutAside,
  type PutAside,
} from '#features/system/put-aside/put-aside-databases.ts';
import { toInstant } from '#to-instant.ts';
import { type Terminal, printJson, textTable } from '../terminal.ts';

const MEGABYTE = 1_000_000;
const WHAT = { database: 'put aside', copy: 'left over by a restore that was ended' };

export function listPutAsideCommand(terminal: Terminal): Command {
  return new Command('list')
    .description('Databases that stand beside the one in use, and when each is erased.')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
"stimpill restore --replace" and "stimpill database create" put the database that stood there aside. It holds everything that it
held, and is erased after ${PUT_ASIDE_DAYS} days by the server. What a restore or a drill that was killed left over goes after one.

Example:
  stimpill put-aside list`,
    )
    .action(({ json }: { json?: true }) => {
      const all = listPutAside(readOwnConfig(terminal.env));
      if (json) printJson(terminal, all.map(toJson));
      else terminal.stdout.write(all.length === 0 ? 'There is none.\n' : textTable(all.map(toRow)));
    });
}

export function erasePutAsideCommand(terminal: Terminal): Command {
  return new Command('erase')
    .description('Erase such databases now. What only they hold is gone then.')
    .argument('[files...]', 'as "stimpill put-aside list" names them; none: those that are over their time')
    .option('--all', 'every one of them')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
Examples:
  stimpill put-aside erase
  stimpill put-aside erase /var/lib/stimpill/data/stimpill.sqlite.before-2026-11-20T14-15-00.000Z
  stimpill put-aside erase --all`,
    )
    .action((files: readonly string[], { all, json }: { all?: true; json?: true }) => {
      const config = readOwnConfig(terminal.env);
      const erased =
        all === true || files.length > 0
          ? chosen(listPutAside(config), all === true ? null : files)
          : erasePutAside(config, terminal.clock);
      for (const each of erased) removePutAside(each);
      if (json) printJson(terminal, erased.map(toJson));
      else
        terminal.stdout.write(
          erased.length === 0
            ? 'Nothing was erased.\n'
            : `Erased:\n${erased.map(({ path }) => `${path}\n`).join('')}`,
        );
    });
}

/** @param files null: all of them */
function chosen(all: readonly PutAside[], files: readonly string[] | null): readonly PutAside[] {
  const unknown = files?.find((file) => !all.some(({ path }) => path === file));
  if (unknown !== undefined)
    throw new Refused(
      `${unknown} is no database that was put aside: "stimpill put-aside list" names them. Nothing was erased.`,
    );
  return all.filter(({ path }) => files === null || files.includes(path));
}

function toJson({ path, kind, since, erasedFrom, size }: PutAside) {
  return { path, kind, sinceUtc: toInstant(since), erasedFromUtc: toInstant(erasedFrom), bytes: size };
}

function toRow({ path, kind, since, erasedFrom, size }: PutAside): Record<string, string> {
  return {
    file: path,
    what: WHAT[kind],
    since: toInstant(since).slice(0, 10),
    'erased on': toInstant(erasedFrom).slice(0, 10),
    MB: (size / MEGABYTE).toFixed(1),
  };
}
