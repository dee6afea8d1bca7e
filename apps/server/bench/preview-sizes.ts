// What an entry costs in a preview of 500 people and of 50,000, on SQLite: the whole of it in this process, from the first statement to
// the bytes of the answer. Arguments: other numbers of people.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';
import { previewPayrollExport } from '#features/payroll/preview-payroll-export.ts';
import { toExportPreview } from '#features/payroll/payroll-handlers.ts';
import { writeAnswer } from '#http/send-json.ts';
import { systemClock } from '../src/clock.ts';
import { createUseCaseDeps } from '../src/use-case-deps.ts';
import { anEmployeeRow } from '../test/an-employee-row.ts';
import { given } from '../test/given.ts';
import { testSecrets } from '../test/test-secrets.ts';
import { say } from './report.ts';
import { MONTH, monthOf, WORKDAYS } from './seed.ts';

const SIZES = [500, 50_000];
/** Until so many entries were counted, and three times at least. */
const ENTRIES_COUNTED = 1_000_000;
const LEAST_ROUNDS = 3;
const ROWS_AT_ONCE = 500;

async function microsecondsAnEntry(people: number): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stimpill-sizes-'));
  const secrets = testSecrets();
  const database = await openDatabase({ databaseUrl: null, dataDir, databasePoolSize: 1 });
  await migrate(database, { secretsId: secrets.id, now: systemClock() });
  const deps = createUseCaseDeps({ database, clock: systemClock, secrets, version: '0.0.0-bench' });
  const company = await given(deps).aCompany();
  await given(deps).aRule(company);
  for (let index = 0; index < people; index += ROWS_AT_ONCE) {
    const employees = Array.from({ length: Math.min(ROWS_AT_ONCE, people - index) }, () =>
      anEmployeeRow(company, randomUUID(), {}),
    );
    await insertAll(database, employees, index);
  }
  const request = { companyId: company.id, range: MONTH, target: 'generic', employeeIds: null };
  const preview = async () =>
    Buffer.byteLength(
      writeAnswer(
        toExportPreview(await previewPayrollExport(database.knex, { ...request, now: Date.now() })),
      ),
    );
  const bytes = await preview();
  const entries = people * WORKDAYS;
  const rounds = Math.max(LEAST_ROUNDS, Math.round(ENTRIES_COUNTED / entries));
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) await preview();
  const { user, system } = process.cpuUsage(before);
  const each = (user + system) / rounds / entries;
  say(
    `${people} people, ${entries} entries: ${each.toFixed(2)} µs of CPU an entry, ` +
      `${((each * entries) / 1_000).toFixed(0)} ms in all, ${(bytes / 1_000_000).toFixed(1)} MB of answer; ` +
      `the process held at most ${(process.resourceUsage().maxRSS / 1_024).toFixed(0)} MiB`,
  );
  await deps.inboxJudge.rest();
  await database.close();
  rmSync(dataDir, { recursive: true });
  return each;
}

async function insertAll(
  { knex }: Database,
  employees: readonly EmployeeRow[],
  firstIndex: number,
): Promise<void> {
  await knex.transaction(async (transaction) => {
    for (const [index, employee] of employees.entries()) {
      await transaction<EmployeeRow>('employees').insert(employee);
      const month = monthOf(employee.company_id, employee.id, firstIndex + index);
      await transaction<TimeEntryRow>('time_entries').insert(month);
    }
  });
}

const asked = process.argv.slice(2).map(Number);
const costs: number[] = [];
for (const people of asked.length === 0 ? SIZES : asked) costs.push(await microsecondsAnEntry(people));
const [first = 1] = costs;
say(`An entry costs ${costs.map((cost) => (cost / first).toFixed(2)).join(' to ')} times that of the first.`);
process.exit(0);
