import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSecrets, type Secrets } from '../src/secrets.ts';

/** The database templates are bound to this id, whatever secrets a test makes. */
export const TEST_SECRETS_ID = 'test-secrets';

/** A test's clock may be set to any year, and the sealing keys must be in force by then. */
const BEFORE_ALL_TESTS = Date.parse('2026-01-01T00:00:00Z');

/** Real secrets, made for this test run alone. */
export function testSecrets(): Secrets {
  const folder = mkdtempSync(join(tmpdir(), 'stimpill-secrets-'));
  try {
    return { ...loadSecrets(folder, () => BEFORE_ALL_TESTS), id: TEST_SECRETS_ID };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
