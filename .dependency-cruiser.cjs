// The import arrows of ARCHITECTURE.md.
const serverFeatures = require('./scripts/server-features.cjs');

const feature = (name) => `^apps/server/src/features/${name}/`;
const onlyIn = (name, comment, pathNot, to) => ({
  name,
  severity: 'error',
  comment,
  from: { path: '^(apps|packages|e2e)/', pathNot },
  to,
});
const tests = '[.]test[.]tsx?$';
/** A folder of sentences for each language. */
const SENTENCES = '^packages/words/[a-z]{2}/';
/** A server feature may import only the features that stand before it in the list. */
const featureArrows = serverFeatures.map((name, index) => ({
  name: `server-feature-${name}`,
  severity: 'error',
  comment: `${name} may import only: ${serverFeatures.slice(0, index).join(', ') || 'no other feature'}`,
  from: { path: feature(name), pathNot: tests },
  to: { path: '^apps/server/src/features/', pathNot: serverFeatures.slice(0, index + 1).map(feature) },
}));
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'A type that two files share has a file of its own.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|node$)' },
    },
    {
      name: 'folders-in-kebab-case',
      severity: 'error',
      comment: 'As lint says it of files.',
      from: {},
      to: { path: '[A-Z_]+[^/]*/', pathNot: 'node_modules/' },
    },
    {
      name: 'time-imports-nothing',
      severity: 'error',
      from: { path: '^packages/time/src/', pathNot: tests },
      to: { pathNot: '^packages/time/src/' },
    },
    {
      name: 'calc-imports-time-only',
      severity: 'error',
      comment: 'The engine has no clock, no I/O and no dependency but the arithmetic of time.',
      from: { path: '^packages/calc/src/', pathNot: tests },
      to: { pathNot: '^packages/(calc|time)/src/' },
    },
    {
      name: 'api-types-imports-zod-only',
      severity: 'error',
      from: {
        path: '^packages/api-types/src/',
        pathNot: `${tests}|/(own-operations|write-openapi-json)[.]ts$`,
      },
      to: { pathNot: ['^packages/api-types/src/', 'node_modules/zod/'] },
    },
    {
      name: 'words-know-no-app',
      severity: 'error',
      from: { path: '^packages/words/src/', pathNot: tests },
      to: {
        pathNot: [
          '^packages/(words|time)/',
          '^packages/api-types/src/languages[.]ts$',
          'node_modules/((@types/)?react|vite)/',
        ],
      },
    },
    {
      name: 'sentences-are-data',
      severity: 'error',
      from: { path: SENTENCES },
      to: {},
    },
    {
      name: 'ui-knows-no-app',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: '^(apps|packages/(api-types|calc))/' },
    },
    {
      name: 'kiosk-never-calc',
      severity: 'error',
      from: { path: '^apps/kiosk/' },
      to: { path: '^packages/calc/|^apps/(server|desk|own)/' },
    },
    {
      name: 'desk-never-calc',
      severity: 'error',
      from: { path: '^apps/desk/' },
      to: { path: '^packages/calc/|^apps/(server|kiosk|own)/' },
    },
    {
      name: 'own-page-never-calc',
      severity: 'error',
      from: { path: '^apps/own/' },
      to: { path: '^packages/calc/|^apps/(server|kiosk|desk)/' },
    },
    {
      name: 'server-not-in-a-browser',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: {
        path: '^apps/(kiosk|desk|own)/|^packages/(ui|words)/',
        pathNot: [SENTENCES, '^packages/words/src/(duration|lines-of-word|said|short-date|word-for)[.]ts$'],
      },
    },
    {
      name: 'e2e-from-outside',
      severity: 'error',
      comment:
        'Beside the campaign, which runs what a tablet is made of and knows how the server describes its tables, and a measurement on PostgreSQL, only the sentences are known from inside.',
      from: {
        path: '^e2e/',
        pathNot: '^e2e/(campaign/|budgets/five-hundred[.]spec[.]ts$|support/words[.]ts$)',
      },
      to: { path: '^(apps|packages/calc)/' },
    },
    ...featureArrows,
    {
      name: 'server-features-are-below-the-tables',
      severity: 'error',
      from: { path: '^apps/server/src/(features|http|database|errors)/', pathNot: tests },
      to: { path: '^apps/server/src/(main|app|api-v1|api-private|api-manage|cli/.*)[.]ts$' },
    },
    {
      name: 'server-ground-floor',
      severity: 'error',
      comment: 'database, errors and http know no feature.',
      from: { path: '^apps/server/src/(database|errors|http)/', pathNot: tests },
      to: { path: '^apps/server/src/features/' },
    },
    onlyIn(
      'knex-only-in-stores',
      'SQL lives in stores and in database/.',
      `-store[.]ts$|^apps/server/src/(database|cli)/|^apps/server/test/|${tests}`,
      { path: 'node_modules/knex/', dependencyTypesNot: ['type-only'] },
    ),
    onlyIn(
      'jsonwebtoken-only-in-tokens',
      'Tokens are signed in *-token.ts files.',
      `-tokens?[.]ts$|${tests}`,
      {
        path: 'node_modules/jsonwebtoken/',
      },
    ),
    onlyIn('nodemailer-only-where-mail-leaves', 'One file speaks SMTP.', `/outgoing-mail[.]ts$|${tests}`, {
      path: 'node_modules/nodemailer/',
    }),
    onlyIn(
      'express-at-the-edge',
      'Only http/ and the composition root know Express.',
      `^apps/server/src/(http/|app|api-v1|api-private|api-manage)|^apps/server/test/|${tests}`,
      { path: 'node_modules/express/', dependencyTypesNot: ['type-only'] },
    ),
    {
      ...{ name: 'campaign-without-a-bundler', severity: 'error' },
      comment: 'Its command runs in plain Node, where the languages are not gathered by a build.',
      from: { path: '^e2e/campaign/run-campaign[.]ts$' },
      to: { path: '^packages/words/src/own-language[.]ts$', reachable: true },
    },
    {
      name: 'server-contract-at-the-edge',
      severity: 'error',
      comment:
        'In features only handlers and to-* files speak the contract; the demo plays a tablet. Who may do what, what a company decides, what an entry can be, which languages there are, and what a text, an instant, a kennitala or a pairing word is made of, is no part of the wire.',
      from: {
        path: '^apps/server/src/features/',
        pathNot: `-handlers[.]ts$|/to-[^/]+[.]ts$|/verify-envelope[.]ts$|^apps/server/src/features/(demo|system)/|${tests}`,
      },
      to: {
        path: '^packages/api-types/',
        pathNot:
          '/(manage/rights|change-subjects|entry-kinds|languages|plain-text|kennitala|pairing-word|instant-text|settings-of-company)[.](ts|js|d[.]ts)$',
      },
    },
    {
      name: 'server-calc-only-where-hours-are-made',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: `^apps/server/src/features/(holidays|rules|absences|timesheets|bonuses|company-file|demo)/|${tests}`,
      },
      to: { path: '^packages/calc/' },
    },
    {
      name: 'kiosk-features-never-import-features',
      severity: 'error',
      from: { path: '^apps/kiosk/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^apps/kiosk/src/features/', pathNot: '^apps/kiosk/src/features/$1/' },
    },
    {
      name: 'kiosk-downwards',
      severity: 'error',
      from: { path: '^apps/kiosk/src/(features|device|api|storage|ui|i18n)/', pathNot: tests },
      to: { path: '^apps/kiosk/src/(app/|main)' },
    },
    {
      name: 'kiosk-device-below-features',
      severity: 'error',
      from: { path: '^apps/kiosk/src/(device|api|storage|ui|i18n)/', pathNot: tests },
      to: { path: '^apps/kiosk/src/features/' },
    },
    {
      name: 'kiosk-api-and-storage-below-device',
      severity: 'error',
      from: { path: '^apps/kiosk/src/(api|storage|ui|i18n)/', pathNot: tests },
      to: { path: '^apps/kiosk/src/device/' },
    },
    {
      name: 'kiosk-ui-knows-no-data',
      severity: 'error',
      from: { path: '^apps/kiosk/src/(ui|i18n)/', pathNot: tests },
      to: { path: '^apps/kiosk/src/(api|storage)/' },
    },
    {
      name: 'desk-features-never-import-features',
      severity: 'error',
      from: { path: '^apps/desk/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^apps/desk/src/features/', pathNot: '^apps/desk/src/features/$1/' },
    },
    {
      name: 'desk-downwards',
      severity: 'error',
      from: { path: '^apps/desk/src/(features|sheet|records|api|ui|words)/', pathNot: tests },
      to: { path: '^apps/desk/src/(app/|main)' },
    },
    {
      name: 'desk-sheet-and-records-below-features',
      severity: 'error',
      from: { path: '^apps/desk/src/(sheet|records|api|ui|words)/', pathNot: tests },
      to: { path: '^apps/desk/src/features/' },
    },
    {
      name: 'desk-api-below-sheet-and-records',
      severity: 'error',
      from: { path: '^apps/desk/src/(api|ui|words)/', pathNot: tests },
      to: { path: '^apps/desk/src/(sheet|records)/' },
    },
    {
      name: 'desk-ui-knows-no-data',
      severity: 'error',
      from: { path: '^apps/desk/src/(ui|words)/', pathNot: tests },
      to: { path: '^apps/desk/src/api/' },
    },
    {
      name: 'own-page-features-never-import-features',
      severity: 'error',
      from: { path: '^apps/own/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^apps/own/src/features/', pathNot: '^apps/own/src/features/$1/' },
    },
    {
      name: 'own-page-downwards',
      severity: 'error',
      from: { path: '^apps/own/src/(features|api|ui|words)/', pathNot: tests },
      to: { path: '^apps/own/src/(app/|main)' },
    },
    {
      name: 'own-page-api-below-features',
      severity: 'error',
      from: { path: '^apps/own/src/(api|ui|words)/', pathNot: tests },
      to: { path: '^apps/own/src/features/' },
    },
    {
      name: 'own-page-ui-knows-no-data',
      severity: 'error',
      from: { path: '^apps/own/src/(ui|words)/', pathNot: tests },
      to: { path: '^apps/own/src/api/' },
    },
    onlyIn(
      'dexie-only-in-storage',
      'Only storage/ speaks to IndexedDB.',
      `^apps/kiosk/src/(storage|testing)/|^e2e/|${tests}`,
      { path: 'node_modules/dexie/' },
    ),
    onlyIn(
      'workbox-window-only-in-app',
      'Only app/ looks after the service worker.',
      '^apps/kiosk/src/app/',
      { path: 'node_modules/workbox-window/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|results|[.]turbo|[.]for-tests)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
