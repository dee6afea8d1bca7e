import { existsSync, mkdirSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { readConfig } from '#config.ts';
import { Refused } from '#errors/refused.ts';
import { dayOf } from '#tls/certificate-concern.ts';
import type { TrialCertificate } from '#tls/make-trial-certificate.ts';
import { toInstant } from '#to-instant.ts';
import { EnvironmentFault } from '../exit-code.ts';
import { type Terminal, printJson } from '../terminal.ts';
import { writeNewFile } from '../write-new-file.ts';
import { isDnsName, namesOfThisMachine } from '#tls/names-of-this-machine.ts';
import { whose } from '#whose-file.ts';

/** Apple takes no certificate of a server that is good for longer than 825 days. */
const MOST_DAYS = 825;
const DAYS = 365;

type Options = {
  readonly name?: readonly string[];
  readonly days: number;
  readonly output: string;
  readonly json?: true;
};

export function selfSignedCommand(terminal: Terminal): Command {
  return new Command('self-signed')
    .description('Make a certificate for a trial on a local network, and say how tablets come to trust it.')
    .option('--name <name...>', 'names and addresses of the server, the one that people use first', asNames)
    .option('--days <days>', `how long it is good, at most ${MOST_DAYS} days`, asDays, DAYS)
    .option('--output <folder>', 'where the three files are written', '.stimpill/tls')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
Without --name it is good for the names and addresses that this machine has now. Files that stand there are never replaced.
The key of the authority is kept nowhere, so nobody can make another certificate that these tablets would trust: for the next one,
and for another name, the tablets need the new authority.crt.

Examples:
  stimpill tls self-signed
  stimpill tls self-signed --name clock.local 192.168.1.20 --days 90`,
    )
    .action(async ({ name, days, output, json }: Options) => {
      const { port } = readConfig(terminal.env);
      const names = name ?? namesOfThisMachine();
      const files = filesIn(output);
      // Only this command needs what makes certificates, and every command would wait until it is read.
      const { makeTrialCertificate } = await import('#tls/make-trial-certificate.ts');
      const made = await makeTrialCertificate({ names, days, now: terminal.clock() });
      await write(files, made);
      if (json) printJson(terminal, { ...files, names, endsAtUtc: toInstant(made.endsAt) });
      else
        terminal.stdout.write(
          `A certificate for ${names.join(', ')}, good until ${dayOf(made.endsAt)}.\n${trialSteps(files, addressOf(names, port))}`,
        );
    });
}

function addressOf([first = 'localhost']: readonly string[], port: number): string {
  return `https://${isIP(first) === 6 ? `[${first}]` : first}:${port}/`;
}

/** @throws Refused when one of them exists */
function filesIn(output: string): TrialFiles {
  const folder = resolve(output);
  const files = {
    certFile: join(folder, 'server.crt'),
    keyFile: join(folder, 'server.key'),
    authorityFile: join(folder, 'authority.crt'),
  };
  const standing = Object.values(files).find((file) => existsSync(file));
  if (standing !== undefined)
    throw new Refused(
      `${standing} exists already. Choose another folder with --output, or move it away. Nothing was written.`,
    );
  return files;
}

async function write(
  { certFile, keyFile, authorityFile }: TrialFiles,
  { cert, key, authority }: TrialCertificate,
): Promise<void> {
  makeFolder(resolve(certFile, '..'));
  await writeNewFile(keyFile, [key]);
  await writeNewFile(certFile, [cert]);
  await writeNewFile(authorityFile, [authority]);
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
    throw new EnvironmentFault(
      `${folder} cannot be made (${code}).${whose(folder, 'write')} Choose another with --output.`,
    );
  }
}

function asNames(text: string, before: readonly string[] | undefined): readonly string[] {
  const name = text.toLowerCase();
  if (isIP(name) !== 0 || isDnsName(name)) return [...(before ?? []), name];
  throw new InvalidArgumentError(
    'It is neither a name such as clock.local nor an address such as 192.168.1.20.',
  );
}

function asDays(text: string): number {
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (days >= 1 && days <= MOST_DAYS) return days;
  throw new InvalidArgumentError(`Give a whole number of days from 1 to ${MOST_DAYS}.`);
}

/** What to do with a trial certificate, in the order in which it is done. Docs: tablets.md. */
type TrialFiles = {
  readonly certFile: string;
  readonly keyFile: string;
  readonly authorityFile: string;
};

function trialSteps({ certFile, keyFile, authorityFile }: TrialFiles, address: string): string {
  return `
1. The server. Set these, for example in the file .env, and start it again (a demo also with DEMO=1):
     HOST=0.0.0.0
     TLS_CERT_FILE=${certFile}
     TLS_KEY_FILE=${keyFile}
2. Every tablet must trust ${authorityFile}. Bring that file there, by cable or mail, and open it.
   iPad      Settings, "Profile Downloaded", Install. Then Settings, General, About, Certificate Trust Settings: switch it on.
   Android   Settings, Security, Encryption and credentials, Install a certificate, CA certificate. Choose the file.
   The names in the settings differ between makers and versions.
3. Open ${address} on the tablet. If the browser warns, step 2 is not done: do not go on past the warning, since
   without trust the tablet has no offline use.

This is for a trial. For real use get a certificate that tablets trust by themselves: a name of your own with Let's Encrypt.
`;
}
