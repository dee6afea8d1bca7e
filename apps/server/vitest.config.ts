import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** The same tests on both engines; what never touches a database runs once. */
function onEngine(engine: 'sqlite' | 'postgresql'): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name: engine,
      include: ['src/**/*.api.test.ts', 'src/**/*-store.test.ts', 'src/database/*.test.ts', 'test/*.test.ts'],
      globalSetup: ['test/global-setup.ts'],
      provide: { engine },
      testTimeout: 20_000,
      hookTimeout: 30_000,
    },
  };
}

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.api.test.ts', 'src/**/*-store.test.ts', 'src/database/*.test.ts'],
        },
      },
      onEngine('sqlite'),
      onEngine('postgresql'),
    ],
  },
});
