import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSecrets, type Secrets } from '../src/secrets.ts';

/** The database templates are bound to this id, whatever secrets a test makes. */
export const TEST_SECRETS_ID = 'test-secrets';

/** Real secrets, made for this test run alone. */
export function testSecrets(): Secrets {
  const folder = mkdtempSync(join(tmpdir(), 'stimpill-secrets-'));
  try {
    return { ...loadSecrets(folder), id: TEST_SECRETS_ID };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
