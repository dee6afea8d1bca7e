// All commands: what an operator does beside the running server. One file per command.
import { Command } from 'commander';
import { callCommand } from './call/call-command.ts';
import { bookBalanceCommand } from './balances/book-balance-command.ts';
import { showBalanceCommand } from './balances/show-balance-command.ts';
import { confirmClockCommand } from './installation/confirm-clock-command.ts';
import { backupCommand } from './installation/backup-command.ts';
import { createDatabaseCommand } from './installation/create-database-command.ts';
import { distributeDatabaseCommand } from './installation/distribute-database-command.ts';
import { restoreCommand } from './installation/restore-command.ts';
import { erasePutAsideCommand, listPutAsideCommand } from './installation/put-aside-commands.ts';
import { restoreDrillCommand } from './installation/restore-drill-command.ts';
import { doctorCommand } from './installation/doctor-command.ts';
import { eraseExpiredCommand } from './installation/erase-expired-command.ts';
import { exportSecretsCommand } from './installation/export-secrets-command.ts';
import { firstRunCommand } from './installation/first-run-command.ts';
import { importInboxCommand } from './tablets/import-inbox-command.ts';
import { importSecretsCommand } from './installation/import-secrets-command.ts';
import { shareSecretsCommand } from './installation/share-secrets-command.ts';
import { rotateKeysCommand } from './installation/rotate-keys-command.ts';
import { listInboxCommand } from './ledger/list-inbox-command.ts';
import { exportCompanyCommand } from './companies/export-company-command.ts';
import { importCompanyCommand } from './companies/import-company-command.ts';
import { listCompaniesCommand } from './companies/list-companies-command.ts';
import { makePinsCommand } from './people/make-pins-command.ts';
import { checkRuleCommand } from './rules/check-rule-command.ts';
import { explainCommand } from './rules/explain-command.ts';
import { listRulesCommand, showRuleCommand, showRuleSchemaCommand } from './rules/show-rules-commands.ts';
import { replayRuleCommand } from './rules/replay-rule-command.ts';
import { selfSignedCommand } from './tls/self-signed-command.ts';
import { testMailCommand } from './mail/test-mail-command.ts';
import { savePhotoCommand } from './tablets/save-photo-command.ts';
import { erasePersonCommand } from './people/erase-person-command.ts';
import { newCompanyCommand } from './companies/new-company-command.ts';
import { listDevicesCommand } from './tablets/list-devices-command.ts';
import { listUnreadableCommand } from './tablets/list-unreadable-command.ts';
import { setManagerCodeCommand, removeManagerCodeCommand } from './people/manager-code-commands.ts';
import { approveTimesheetCommand } from './ledger/approve-timesheet-command.ts';
import { unlockTimesheetCommand } from './ledger/unlock-timesheet-command.ts';
import { setPinCommand } from './people/set-pin-command.ts';
import { lockTimesheetCommand } from './ledger/lock-timesheet-command.ts';
import { revokeDeviceCommand } from './tablets/revoke-device-command.ts';
import { changeAddressCommand } from './people/change-address-command.ts';
import { exportBonusCommand } from './payroll/export-bonus-command.ts';
import { earnedVacationCommand, holidayPayCommand } from './payroll/holiday-pay-command.ts';
import { listPayrollCommand } from './payroll/list-payroll-command.ts';
import { showBonusesCommand } from './payroll/show-bonuses-command.ts';
import { exportPayrollCommand } from './payroll/export-payroll-command.ts';
import { payrollFileCommand } from './payroll/payroll-file-command.ts';
import { setPasswordCommand } from './people/set-password-command.ts';
import type { Terminal } from './terminal.ts';

const AFTER_HELP = `
It uses the settings of the server (DATA_DIR, DATABASE_URL, SECRETS_DIR) and may run beside it.

Exit codes: 0 done, 1 refused (the reasons are on stderr), 2 not a command, 3 settings, secrets or database in the way.

Examples:
  stimpill company list
  stimpill company import cafe.yaml
  stimpill call listTablets`;

/** The whole tree of commands. */
export function stimpill(terminal: Terminal): Command {
  const program = new Command('stimpill')
    .description('The command line of Stimpill.')
    .enablePositionalOptions()
    .addHelpText('after', AFTER_HELP);
  const commands = [
    ...ofCompanies(terminal),
    ...ofTime(terminal),
    ...ofInstallation(terminal),
    callCommand(terminal),
  ];
  for (const command of commands) program.addCommand(command);
  return program;
}

function ofCompanies(terminal: Terminal): Command[] {
  return [
    group('company', 'Companies as files.', 'stimpill company export --help', [
      newCompanyCommand(terminal),
      importCompanyCommand(terminal),
      exportCompanyCommand(terminal),
      listCompaniesCommand(terminal),
    ]),
    group('rule', 'Pay rules: those that ship, and your own.', 'stimpill rule show vr-shop', [
      listRulesCommand(terminal),
      showRuleCommand(terminal),
      showRuleSchemaCommand(terminal),
      checkRuleCommand(terminal),
      replayRuleCommand(terminal),
    ]),
    group('user', 'People who sign in.', 'stimpill user set-password anna@example.is', [
      setPasswordCommand(terminal),
      changeAddressCommand(terminal),
    ]),
    group('person', 'People of a company.', 'stimpill person erase --help', [erasePersonCommand(terminal)]),
    group('pin', 'PINs for the kiosk.', 'stimpill pin make --help', [
      setPinCommand(terminal),
      makePinsCommand(terminal),
    ]),
    group(
      'manager-code',
      'The code that opens the pages for managers.',
      'stimpill manager-code set 6f1c2b9e-…',
      [setManagerCodeCommand(terminal), removeManagerCodeCommand(terminal)],
    ),
    group('photo', 'Photos that were taken at punches.', 'stimpill photo save --help', [
      savePhotoCommand(terminal),
    ]),
    group('device', 'Registered kiosks.', 'stimpill device list', [
      listDevicesCommand(terminal),
      listUnreadableCommand(terminal),
      revokeDeviceCommand(terminal),
    ]),
  ];
}

function ofTime(terminal: Terminal): Command[] {
  return [
    group('timesheet', 'Working time on its way to payroll.', 'stimpill timesheet approve --help', [
      approveTimesheetCommand(terminal),
      lockTimesheetCommand(terminal),
      unlockTimesheetCommand(terminal),
    ]),
    group('payroll', 'What is sent to payroll systems.', 'stimpill payroll export --help', [
      exportPayrollCommand(terminal),
      listPayrollCommand(terminal),
      payrollFileCommand(terminal),
      showBonusesCommand(terminal),
      exportBonusCommand(terminal),
      holidayPayCommand(terminal),
      earnedVacationCommand(terminal),
    ]),
    explainCommand(terminal),
    group(
      'balance',
      'Time off that people have earned.',
      'stimpill balance show 6f1c2b9e-… anna@example.is',
      [showBalanceCommand(terminal), bookBalanceCommand(terminal)],
    ),
    group('inbox', 'Punches as they came in.', 'stimpill inbox list --help', [
      listInboxCommand(terminal),
      importInboxCommand(terminal),
    ]),
  ];
}

function ofInstallation(terminal: Terminal): Command[] {
  return [
    firstRunCommand(terminal),
    backupCommand(terminal),
    restoreCommand(terminal),
    restoreDrillCommand(terminal),
    group('put-aside', 'Databases that stand beside the one in use.', 'stimpill put-aside list', [
      listPutAsideCommand(terminal),
      erasePutAsideCommand(terminal),
    ]),
    eraseExpiredCommand(terminal),
    doctorCommand(terminal),
    group('mail', 'Mail that the server sends.', 'stimpill mail test anna@example.is', [
      testMailCommand(terminal),
    ]),
    group('tls', 'Certificates for HTTPS.', 'stimpill tls self-signed', [selfSignedCommand(terminal)]),
    group('clock', 'The clock of the server.', 'stimpill clock confirm', [confirmClockCommand(terminal)]),
    group('database', 'The database as a whole.', 'stimpill database create', [
      createDatabaseCommand(terminal),
      distributeDatabaseCommand(terminal),
    ]),
    group('keys', 'The keys that sign tokens.', 'stimpill keys rotate', [rotateKeysCommand(terminal)]),
    group(
      'secrets',
      'Keys and pepper, to be kept apart from the database.',
      'stimpill secrets export --help',
      [exportSecretsCommand(terminal), importSecretsCommand(terminal), shareSecretsCommand(terminal)],
    ),
  ];
}

function group(name: string, description: string, example: string, commands: readonly Command[]): Command {
  const command = new Command(name).description(description).addHelpText('after', `\nExample:\n  ${example}`);
  for (const child of commands) command.addCommand(child);
  return command;
}
