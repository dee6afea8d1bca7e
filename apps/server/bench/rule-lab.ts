// How long does a year of 500 people take in the rule lab, and for how long is the server's own thread away from punches? See README.md.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { openDatabase } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';
import { ruleLabReader } from '#features/rule-lab/rule-lab-handlers.ts';
import { ruleFileText, shippedRule } from '#features/rules/rule-file.ts';
import { systemClock } from '../src/clock.ts';
import { createUseCaseDeps } from '../src/use-case-deps.ts';
import { createCompanyWork } from '../src/company-work.ts';
import { given } from '../test/given.ts';
import { testSecrets } from '../test/test-secrets.ts';
import { say } from './report.ts';

const PEOPLE = 500;
const YEAR = { startDate: '2025-01-01', endDate: '2025-12-31' };
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const ROWS_AT_ONCE = 500;
const ROUNDS = 3;
/** The rule in force, and a draft of it with one value changed. */
const RULES = ['sgs-efling-day-work', 'hotel-restaurant-shifts'] as const;

/** Five days a week, some early, some late, some at night. */
function yearOf(companyId: string, employeeId: string, index: number): TimeEntryRow[] {
  const startHour = [7, 15, 23][index % 3] ?? 7;
  return Array.from({ length: 365 }, (_, day) => day)
    .filter((day) => (day + index) % 7 < 5)
    .map((day) => {
      const start = Date.parse(YEAR.startDate) + day * DAY_MS + startHour * HOUR_MS;
      return {
        company_id: companyId,
        id: randomUUID(),
        employee_id: employeeId,
        kind: 'work',
        breaks: null,
        start_at: start,
        end_at: start + 8 * HOUR_MS + ((day + index) % 4) * 900_000,
        project_id: null,
        sub_project_id: null,
        is_draft: false,
        is_locked: false,
      };
    });
}

async function measure(agreement: (typeof RULES)[number]): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stimpill-rule-lab-'));
  const secrets = testSecrets();
  const database = await openDatabase({ databaseUrl: null, dataDir, databasePoolSize: 16 });
  await migrate(database, { secretsId: secrets.id, now: systemClock() });
  const deps = createUseCaseDeps({ database, clock: systemClock, secrets, version: '0.0.0-bench' });
  const make = given(deps);
  const company = await make.aCompany();
  const { id: ruleSetId } = await make.aRule(company, { agreement });
  const owner = await make.anEmployee(company, { role: 'owner' });
  for (let index = 0; index < PEOPLE; index += 1) {
    const rows = yearOf(company.id, (await make.anEmployee(company)).id, index);
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await database.knex('time_entries').insert(rows.slice(from, from + ROWS_AT_ONCE));
  }
  const work = createCompanyWork(deps.database.options, deps.clock);
  const { replayDraftRule: replay } = work.inThread(ruleLabReader(deps));
  const definition = ruleFileText(shippedRule(agreement)).replace(/limitMinutes: \d+/, 'limitMinutes: 450');
  const request = {
    params: { companyId: company.id },
    query: undefined,
    caller: { companyId: company.id, userId: owner.id, role: 'owner', departmentIds: null },
  };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const begun = performance.now();
    let longest = 0;
    let parts = 0;
    for (let after: string | null = null, isFirst = true; isFirst || after !== null; isFirst = false) {
      const asked = performance.now();
      const body = { definition, ruleSetId, ...YEAR, isForEverybody: false, departmentId: null, after };
      // The thread takes what a handler takes; it looks at no more of the caller than is given here.
      const closing = new AbortController();
      const answer = await replay({ ...request, body } as never, closing.signal);
      closing.abort();
      if (answer === null) throw new Error('The thread has given no answer.');
      after = nextOf(answer.bytes);
      parts += 1;
      longest = Math.max(longest, performance.now() - asked);
    }
    const total = performance.now() - begun;
    delay.disable();
    const name = round === 0 ? 'cold' : `round ${round}`;
    say(
      `${agreement}, ${name}: ${(total / 1000).toFixed(2)} s in ${parts} answers, the longest ${longest.toFixed(0)} ms; ` +
        `the server's thread was away for at most ${(delay.max / 1e6).toFixed(0)} ms`,
    );
  }
  await work.close();
  await deps.inboxJudge.rest();
  await database.close();
  rmSync(dataDir, { recursive: true });
}

/** With which the next part is asked for; null after the last. */
function nextOf(answer: Uint8Array): string | null {
  const text = new TextDecoder().decode(answer);
  return (JSON.parse(text) as { readonly data: { readonly next: string | null } }).data.next;
}

for (const agreement of RULES) await measure(agreement);
