import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { TRANSFORMED } from './test/kept-for-tests.ts';
import { LEFT_TO_NODE, sourcesAsOne } from './test/sources-as-one.ts';
import { PATIENCE } from '../../vitest.patience.mjs';

/** Runs the server as a partner meets it, which is the same on either engine. */
const PARTNER_GUIDE = 'test/partner-guide/*.test.ts';

/** What only a cluster has; `npm run test:citus` starts one. */
const ON_A_CLUSTER = 'test/citus/*.test.ts';

/** `npm run test:libreoffice` runs these where there is one. */
const IN_LIBREOFFICE = 'test/libreoffice/*.test.ts';

/** `npm run test:metrics` has a Prometheus. */
const IN_PROMETHEUS = 'test/prometheus/*.test.ts';

/**
 * Thousands of bad inputs. They are refused before a database is asked, so one engine is enough; the fuzzing test sends strange input
 * to both.
 */
const BAD_INPUTS = ['test/conformance/inputs.test.ts', 'test/station-inputs.test.ts'];

/**
 * Who calls, and whether the call fits its operation, is found out by the same few statements at every operation. What PostgreSQL answers to
 * them is seen in `every-refusal` and `callers`, which reach each code of each operation on both engines; how many more kinds of bad tokens
 * there are, and which of several faults is told first, is decided without it.
 */
const BAD_CALLS = ['test/conformance/tokens.test.ts', 'test/conformance/order-of-checks.test.ts'];

/**
 * What HTTP alone decides, at every operation alike: which addresses and methods there are, how a body is written, from which page a request
 * comes, and whether a list is what the caller has already. On PostgreSQL `every-refusal` has a call of each operation for each code of it,
 * and `list-etag` the lists.
 */
const HTTP_ALONE = [
  'test/conformance/addresses-and-bodies.test.ts',
  'test/conformance/unchanged-lists.test.ts',
  'test/forged-requests.test.ts',
];

/** What an answer tells follows from the same statements on either engine. */
const OLD_READS = 'test/conformance/old-reads.test.ts';

/** The same tests on both engines, but for what only one of them has; what never touches a database runs once. */
function onEngine(engine: 'sqlite' | 'postgresql'): TestProjectInlineConfiguration {
  const other = engine === 'sqlite' ? 'postgresql' : 'sqlite';
  return {
    extends: true,
    plugins: [sourcesAsOne()],
    test: {
      name: engine,
      include: [
        'src/**/*.api.test.ts',
        'src/**/*-store.test.ts',
        'src/database/*.test.ts',
        'test/**/*.test.ts',
      ],
      exclude: [
        `src/database/${other}*.test.ts`,
        `test/${other}-*.test.ts`,
        PARTNER_GUIDE,
        ON_A_CLUSTER,
        IN_LIBREOFFICE,
        IN_PROMETHEUS,
        ...(engine === 'postgresql' ? [...BAD_INPUTS, ...BAD_CALLS, ...HTTP_ALONE, OLD_READS] : []),
      ],
      globalSetup: ['test/global-setup.ts'],
      provide: { engine },
      server: { deps: { external: [LEFT_TO_NODE] } },
      experimental: { fsModuleCache: true },
    },
  };
}

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // Every test makes its own server and database and nothing here is mocked, so files can share the modules they import;
    // to import them anew for each takes two thirds of the time.
    isolate: false,
    ...PATIENCE,
    experimental: { fsModuleCachePath: TRANSFORMED },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', PARTNER_GUIDE],
          exclude: ['src/**/*.api.test.ts', 'src/**/*-store.test.ts', 'src/database/*.test.ts'],
        },
      },
      onEngine('sqlite'),
      onEngine('postgresql'),
    ],
  },
});
