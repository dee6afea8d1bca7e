// What the server tells about the demo company when it starts.
import type { UseCaseDeps } from '#use-case-deps.ts';

/** Fixed: the documented ones, only for use on this machine. Random: new ones, printed once; only their hashes are stored. */
type DemoCredentials = 'fixed' | 'random';

export type DemoLogin = { readonly email: string; readonly password: string };

type DemoEmployee = { readonly id: string; readonly displayName: string; readonly pin: string };

export type DemoSummary = {
  readonly companyId: string;
  readonly companyName: string;
  readonly owner: DemoLogin;
  readonly manager: DemoLogin;
  readonly accountant: DemoLogin;
  readonly service: DemoLogin;
  /** Three people to try a kiosk with. */
  readonly employees: readonly DemoEmployee[];
};

export type LoadDemoDeps = Pick<
  UseCaseDeps,
  'database' | 'clock' | 'secrets' | 'version' | 'passwords' | 'pins' | 'failedAttempts'
>;

/**
 * Loads the demo company into a database without companies.
 * @returns the summary; null when there are companies and the demo with fixed credentials is not among them
 */
export type LoadDemo = (
  input: { readonly credentials: DemoCredentials },
  deps: LoadDemoDeps,
) => Promise<DemoSummary | null>;
