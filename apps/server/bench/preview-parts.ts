// What a preview cannot do without: the statements that it asks, and the pay engine on what they read. It is told of a database, says
// which statements a preview asked of it, and then runs the engine alone as often as it is asked.
import {
  calculateTimesheet,
  findDepartures,
  REST_LAWS,
  termsByAge,
  type TimesheetInput,
} from '@stimpill/calc';
import { companyScope } from '#database/company-scope.ts';
import { openDatabase, type Database } from '#database/database.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { listPeopleToPay, previewPayrollExport } from '#features/payroll/preview-payroll-export.ts';
import { loadTimesheetRecords } from '#features/timesheets/load-timesheet-records.ts';
import { recordStatements, type RecordedUnit } from './recorded-statements.ts';
import { MONTH } from './seed.ts';
import type { ServeJob } from './serve.ts';

export type PartsJob = Omit<ServeJob, 'variant'> & { readonly companyId: string };

/** Of one preview. */
export type EngineAlone = { readonly cpuMicroseconds: number };

const PREVIEWS = 20;

let inputs: readonly TimesheetInput[] = [];
/** So that no calculation can be left out because nobody looks at it. */
let minutes = 0;

async function begin({ companyId, ...where }: PartsJob): Promise<RecordedUnit[]> {
  const database = await openDatabase({ ...where, databasePoolSize: 1, isReadOnly: true });
  const stop = recordStatements(database.knex);
  const request = { companyId, range: MONTH, target: 'generic', employeeIds: null, now: Date.now() };
  await previewPayrollExport(database.knex, request);
  const units = stop();
  inputs = await inputsOf(database, request);
  await database.close();
  return units;
}

async function inputsOf(
  { knex }: Database,
  request: Parameters<typeof previewPayrollExport>[1],
): Promise<TimesheetInput[]> {
  const company = await requireCompany(knex, request.companyId);
  const employees = await listPeopleToPay(companyScope(knex, company.id), company, request);
  const records = await loadTimesheetRecords(knex, {
    ...{ company, employees, range: MONTH },
    counts: ({ isLocked }) => isLocked,
  });
  return employees.map(records.calcInputOf);
}

function departuresOf(input: TimesheetInput): number {
  const law = REST_LAWS.get(input.calendar.calendar);
  if (law === undefined) return 0;
  return findDepartures({ ...input, law, termsOn: termsByAge(law, null) }).departures.length;
}

function engineAlone(): EngineAlone {
  const before = process.cpuUsage();
  for (let count = 0; count < PREVIEWS; count += 1) {
    for (const input of inputs)
      minutes += calculateTimesheet(input).totals.totalMinutes + departuresOf(input);
  }
  const { user, system } = process.cpuUsage(before);
  return { cpuMicroseconds: (user + system) / PREVIEWS };
}

process.on('message', (message: PartsJob | 'engine') => {
  const answer = message === 'engine' ? Promise.resolve(engineAlone()) : begin(message);
  void answer.then((said) => process.send?.({ answer: said }));
});
process.on('disconnect', () => process.exit(minutes < 0 ? 1 : 0));
