// Which demo a server starts with. Its published passwords are for a server that nobody else can reach.
import { ConfigError, type Config } from './config.ts';
import type { DemoSummary } from './features/demo/demo-summary.ts';
import { loadDemo, publishedSignIns } from './features/demo/load-demo.ts';
import type { UseCaseDeps } from './use-case-deps.ts';

/** @throws ConfigError where others reach the server and a demo from before takes passwords that everybody knows */
export async function demoOf(config: Config, deps: UseCaseDeps): Promise<DemoSummary | null> {
  const published = config.reachedBy.length === 0 ? [] : await publishedSignIns(deps);
  if (published.length > 0) throw new ConfigError(whyNotPublished(config, published));
  if (config.demo === 'none') return null;
  const credentials = config.demo === 'fixed credentials' ? 'fixed' : 'random';
  return loadDemo({ credentials }, deps);
}

function whyNotPublished({ reachedBy }: Config, emails: readonly string[]): string {
  return (
    `The demo company is in this database with its published passwords, and others can reach this server (${reachedBy.join(', ')}). ` +
    'Begin with an empty database (another DATA_DIR and SECRETS_DIR, or DATABASE_URL), or give these another password ' +
    `with "stimpill user set-password", and their people other PINs: ${emails.join(', ')}. Nothing was changed.`
  );
}
