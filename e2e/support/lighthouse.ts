// Lighthouse in a process of its own. It is fetched when it is asked for and is no part of the product or its tests.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The last one that works with Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** 0 to 100. */
export type Scores = Readonly<Record<Category, number>>;

export type LighthouseRun = {
  readonly scores: Scores;
  /** What did not get its full score. */ readonly faults: readonly string[];
};

type Audit = { readonly score: number | null; readonly title: string; readonly displayValue?: string };

type Report = {
  readonly categories: Readonly<
    Record<
      Category,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<Record<string, Audit>>;
};

type LighthouseOptions = {
  readonly port: number;
  readonly folder: string;
  readonly keepsStorage: boolean;
  readonly isDesktop?: boolean;
};

/**
 * One run with the mobile preset: a processor four times slower, a slow 4G network; or with that of a desktop.
 * @param port of the browser's own debugging interface
 * @param keepsStorage a tablet that is set up stays set up; otherwise the page is met for the first time
 */
export async function runLighthouse(
  address: string,
  { port, folder, keepsStorage, isDesktop = false }: LighthouseOptions,
): Promise<LighthouseRun> {
  const file = join(folder, 'report.json');
  const words = [
    '--yes',
    LIGHTHOUSE,
    address,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--port=${port}`,
    ...(isDesktop ? ['--preset=desktop'] : []),
    ...(keepsStorage ? ['--disable-storage-reset'] : []),
  ];
  const run = () => promisify(execFile)('npx', words, { cwd: folder });
  await run().catch((error: unknown) => (hasLostTrace(error) ? run() : Promise.reject(error as Error)));
  const report = JSON.parse(await readFile(file, 'utf8')) as Report;
  const entries = CATEGORIES.map(
    (name) => [name, Math.round((report.categories[name].score ?? 0) * 100)] as const,
  );
  return { scores: Object.fromEntries(entries) as Scores, faults: faultsOf(report) };
}

/** Now and then the browser's trace begins after the page does. Lighthouse asks to be run again then. */
function hasLostTrace(error: unknown): boolean {
  return error instanceof Error && error.message.includes('NO_NAVSTART');
}

function faultsOf({ categories, audits }: Report): readonly string[] {
  return CATEGORIES.flatMap((name) =>
    categories[name].auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score === 1) return [];
      return [`${name}: ${audit.title} ${audit.displayValue ?? ''} (${Math.round(audit.score * 100)})`];
    }),
  );
}
