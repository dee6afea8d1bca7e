#!/usr/bin/env node
// The command line: what an operator does beside the running server. One file per command.
import { Command } from 'commander';
import { explainFailure } from './explain-failure.ts';
import { exportCompanyCommand } from './export-company-command.ts';
import { importCompanyCommand } from './import-company-command.ts';
import { listCompaniesCommand } from './list-companies-command.ts';
import { listDevicesCommand } from './list-devices-command.ts';
import { revokeDeviceCommand } from './revoke-device-command.ts';
import { setPasswordCommand } from './set-password-command.ts';
import { setPinCommand } from './set-pin-command.ts';

const AFTER_HELP = `
It uses the settings of the server (DATA_DIR, DATABASE_URL, SECRETS_DIR) and may run beside it.

Exit codes: 0 done, 1 refused (the reasons are on stderr), 2 not a command, 3 settings, secrets or database in the way.

Examples:
  stimpill company list
  stimpill company import cafe.yaml
  stimpill pin set --help`;

function group(name: string, description: string, example: string, commands: readonly Command[]): Command {
  const command = new Command(name).description(description).addHelpText('after', `\nExample:\n  ${example}`);
  for (const child of commands) command.addCommand(child);
  return command;
}

function stimpill(): Command {
  const program = new Command('stimpill')
    .description('The command line of Stimpill.')
    .addHelpText('after', AFTER_HELP);
  program.addCommand(
    group('company', 'Companies as files.', 'stimpill company export --help', [
      importCompanyCommand(),
      exportCompanyCommand(),
      listCompaniesCommand(),
    ]),
  );
  program.addCommand(
    group('user', 'People who sign in.', 'stimpill user set-password anna@example.is', [
      setPasswordCommand(),
    ]),
  );
  program.addCommand(
    group('pin', 'PINs for the kiosk.', 'stimpill pin set 6f1c2b9e-… anna@example.is', [setPinCommand()]),
  );
  program.addCommand(
    group('device', 'Registered kiosks.', 'stimpill device list', [
      listDevicesCommand(),
      revokeDeviceCommand(),
    ]),
  );
  return throwing(program);
}

/** A fault of usage is thrown, so that it gets our exit code. */
function throwing(command: Command): Command {
  command.exitOverride();
  for (const child of command.commands) throwing(child);
  return command;
}

try {
  await stimpill().parseAsync();
} catch (error) {
  const { exitCode, text } = explainFailure(error);
  process.stderr.write(text);
  process.exitCode = exitCode;
}
