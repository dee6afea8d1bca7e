// What the tables hold of what the offices decided, and what the command line says of balances.
import type { TableReader } from '../facts/read-tables.ts';
import { showBalance } from '../play/office.ts';
import type { Company } from '../people/companies.ts';
import type { CampaignServer } from '../server/campaign-server.ts';
import type { Engine } from '../server/engine.ts';
import type { Timeline } from '../timeline.ts';

export type OfficeFacts = {
  readonly absences: readonly { readonly employeeId: string; readonly date: string; readonly type: string }[];
  readonly requests: readonly { readonly id: string; readonly status: string }[];
  readonly limits: readonly { readonly id: string; readonly departments: string | null }[];
  /** Everybody in a payroll run, with the run. */
  readonly paid: readonly {
    readonly companyId: string;
    readonly runId: string;
    readonly employeeId: string;
  }[];
  /** Of the first person of each company, by company id: what is left of the time off for holidays; in words where nothing could be told. */
  readonly balances: ReadonlyMap<string, number | string>;
};

async function readOffice(reader: TableReader): Promise<Omit<OfficeFacts, 'balances'>> {
  return {
    absences: await reader.all('select employee_id as "employeeId", date, type from absences order by date'),
    requests: await reader.all('select id, status from time_off'),
    paid: await reader.all(
      'select company_id as "companyId", run_id as "runId", employee_id as "employeeId" from payroll_run_people',
    ),
    limits: await reader.all('select id, limited_to_departments as departments from employees'),
  };
}

type Given = {
  readonly engine: Engine;
  readonly server: CampaignServer;
  readonly companies: readonly Company[];
  readonly timeline: Timeline;
};

export async function readOfficeOf({ engine, server, companies, timeline }: Given): Promise<OfficeFacts> {
  const balances = new Map<string, number | string>();
  for (const company of companies)
    balances.set(company.id, await showBalance(server, company, timeline.now()).catch(String));
  return { ...(await engine.read(server.databaseFile, readOffice)), balances };
}
