import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleCompanyFile, ids, importDeps, importer } from '../../../../test/example-company-file.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/test-databases.ts';
import type { FileForm } from '../company-file-text.ts';
import { demoCompany } from '#features/demo/demo-company.ts';
import { fixedCredentials } from '#features/demo/demo-credentials.ts';
import { COMPANY_ID } from '#features/demo/demo-structure.ts';
import { exportCompany } from '../export-company.ts';
import { importCompany } from '../import-company.ts';
import { readCompanyFile } from '../read-company-file.ts';
import { operatorNamed } from '../../../../test/authors.ts';

let first: TestDatabase;
let second: TestDatabase;
beforeEach(async () => {
  first = await freshDatabase();
  second = await freshDatabase();
});
afterEach(async () => {
  await first.drop();
  await second.drop();
});

async function exported({ database }: TestDatabase, companyId: string, form: FileForm): Promise<string> {
  const text = await exportCompany(database.knex, companyId, form);
  return [...(text ?? [])].join('');
}

const read = (text: string, form: FileForm) => readCompanyFile(new TextEncoder().encode(text), `x.${form}`);

describe('an export', () => {
  it.each(['yaml', 'json'] as const)(
    'as %s gives the same bytes from the database it is imported into',
    async (form) => {
      await importer(first)(exampleCompanyFile());
      const text = await exported(first, ids.company, form);

      await importer(second)(read(text, form));

      expect(await exported(second, ids.company, form)).toBe(text);
    },
  );

  it('writes defaults out and hashes in the place of clear text', async () => {
    await importer(first)(exampleCompanyFile());

    const text = await exported(first, ids.company, 'yaml');

    expect(text).toContain('missingPhotoBlocks: false');
    expect(text).toContain('employmentEndDate: null');
    expect(text).toMatch(/passwordHash: \$argon2id\$/);
    expect(text).not.toMatch(/correct horse|"?4821"?|password:|pin:/);
  });

  it('of a company that does not exist is nothing', async () => {
    expect(await exportCompany(first.database.knex, ids.company, 'yaml')).toBeNull();
  });

  it('of the whole demo company comes back byte by byte', async () => {
    const content = demoCompany({ now: Date.UTC(2026, 2, 10, 12), credentials: fixedCredentials() });
    await importCompany({ content, by: operatorNamed('demo') }, importDeps(first));
    const text = await exported(first, COMPANY_ID, 'yaml');

    await importer(second)(read(text, 'yaml'));

    expect(await exported(second, COMPANY_ID, 'yaml')).toBe(text);
    expect(text.split('\n').length).toBeGreaterThan(7000);
  });
});
