// The companies come in as company files, on the command line, before anybody punches.
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CampaignServer } from '../server/campaign-server.ts';
import type { Company } from './companies.ts';

/** @param how what the file of a company says, and the moment at which it is imported */
export async function importCompanies(
  server: Pick<CampaignServer, 'logFile' | 'commandLine'>,
  companies: readonly Company[],
  { toFile, now }: { readonly toFile: (company: Company) => unknown; readonly now: number },
): Promise<void> {
  for (const company of companies) {
    const file = join(dirname(server.logFile), `${company.name}.json`);
    await writeFile(file, JSON.stringify(toFile(company)));
    await server.commandLine({ words: ['company', 'import', file], now });
  }
}
