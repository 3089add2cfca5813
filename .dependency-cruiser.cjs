// The dependencies that docs/architecture.md allows, as rules. Every rule here has a file in scripts/rules-fixture that breaks it;
// scripts/check-architecture.test.mjs sees each of them fail. `npm run check` runs them over the real tree.

const LIBRARY_FOLDERS = require('./scripts/library-folders.cjs');

const SERVER = '^apps/server/src';
const WEB = '^apps/web/src';
const TEST = '[.]test[.]tsx?$';

/** Matches an npm package by name wherever npm put it, and the bare name of one that is not installed. */
const npm = (...names) => `((^|/)node_modules/(${names.join('|')})/|^(${names.join('|')})(/|$))`;

const workspaces = [
  {
    name: 'web-and-server-apart',
    comment: 'The web app and the server share the contract and nothing else.',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/[^/]+/', pathNot: '^apps/$1/' },
  },
  {
    name: 'packages-below-apps',
    comment: 'Apps use packages; a package never imports an app.',
    from: { path: '^packages/' },
    to: { path: '^apps/' },
  },
  {
    name: 'collector-knows-formats-and-secrets',
    comment: 'The collector is one small file: it reads formats and finds secrets.',
    from: { path: '^apps/collector/src/', pathNot: TEST },
    to: { path: '^packages/', pathNot: '^packages/(formats/src/|understanding/src/(mask-json|secrets)[.]ts$)' },
  },
  {
    name: 'extension-knows-secrets',
    comment: 'The extension is small and runs in a browser: it masks secrets, and leaves parsing to the archive.',
    from: { path: '^apps/extension/src/', pathNot: TEST },
    to: { path: '^packages/', pathNot: '^packages/understanding/src/(mask-json|secrets)[.]ts$' },
  },
  {
    name: 'contract-depends-on-zod-only',
    comment: 'The browser and every tool load the contract, so it must stay small and do no I/O.',
    from: { path: '^packages/contract/src/', pathNot: TEST },
    to: { pathNot: ['^packages/contract/src/', npm('zod')] },
  },
  {
    name: 'understanding-imports-no-other-package',
    comment: 'It takes text and a reference time and returns values: it is measured without the product.',
    from: { path: '^packages/understanding/src/', pathNot: TEST },
    to: { path: '^(apps|packages)/', pathNot: '^packages/understanding/src/' },
  },
  {
    name: 'understanding-without-io',
    comment: 'It uses no clock, no files and no network, so no built-in module of Node.',
    from: { path: '^packages/understanding/src/', pathNot: TEST },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'formats-know-only-the-contract',
    comment: 'Bytes in, drafts of conversations out: every program reads exports with the same code.',
    from: { path: '^packages/formats/src/', pathNot: TEST },
    to: { path: '^(apps|packages)/', pathNot: '^packages/(formats/src|contract)/' },
  },
  {
    name: 'formats-without-io',
    comment: 'No clock, no files, no network; a hash or an encoding is no I/O.',
    from: { path: '^packages/formats/src/', pathNot: TEST },
    to: { dependencyTypes: ['core'], pathNot: '^(node:)?(buffer|crypto|zlib|string_decoder)$' },
  },
  {
    name: 'web-imports-single-endpoints',
    comment: 'The list of all endpoints and the OpenAPI writer would load every schema into the browser.',
    from: { path: WEB, pathNot: [TEST, `${WEB}/test/`] },
    to: { path: '^packages/contract/src/(all-endpoints|openapi)[.]ts$' },
  },
  {
    name: 'web-without-server-packages',
    comment: 'Understanding and formats run on the server; they are too large for the browser.',
    from: { path: WEB },
    to: { path: '^packages/', pathNot: '^packages/contract/' },
  },
];

const server = [
  {
    name: 'main-is-never-imported',
    comment: 'main.ts is the composition root; importing it would start the process.',
    from: { pathNot: TEST },
    to: { path: ['^apps/server/src/main[.]ts$', '^apps/web/src/main[.]tsx$'] },
  },
  {
    name: 'server-app-on-top',
    comment: 'Only main.ts and admin.ts import the HTTP shell.',
    from: { path: SERVER, pathNot: [`${SERVER}/(app/|main[.]ts$|admin[.]ts$)`, TEST] },
    to: { path: `${SERVER}/app/` },
  },
  {
    name: 'features-above-the-rest',
    comment: 'Features use integrations, database, events and platform, which import no feature.',
    from: { path: `${SERVER}/(integrations|db|events|platform)/`, pathNot: TEST },
    to: { path: `${SERVER}/features/` },
  },
  {
    name: 'only-features-use-understanding',
    comment: 'Only features ask what a text means. The embedder runs the models of the engine itself.',
    from: {
      path: `${SERVER}/(integrations|db|events|platform)/`,
      pathNot: [TEST, `${SERVER}/integrations/embedding/`],
    },
    to: { path: '^packages/understanding/' },
  },
  {
    name: 'integrations-db-events-apart',
    comment: 'Integrations, database and events import platform only; an integration imports no other one.',
    from: { path: `${SERVER}/(integrations/[^/]+|db|events)/`, pathNot: TEST },
    to: {
      path: `${SERVER}/(integrations|db|events)/`,
      // Adapters that call addresses given by users use the fetcher, which checks every address.
      pathNot: [`${SERVER}/$1/`, `${SERVER}/integrations/fetcher/`],
    },
  },
  {
    name: 'platform-at-the-bottom',
    comment: 'Config, logger, errors, ids, clock, jobs and the event bus import nothing else of the server.',
    from: { path: `${SERVER}/platform/`, pathNot: TEST },
    to: { path: `${SERVER}/`, pathNot: `${SERVER}/platform/` },
  },
  {
    name: 'features-through-services',
    comment: 'A feature imports from another one only what its *.service.ts files export.',
    from: { path: '^(apps/server)/src/features/([^/]+)/', pathNot: TEST },
    to: {
      path: '^$1/src/features/([^/]+)/',
      pathNot: ['^$1/src/features/$2/', '^$1/src/features/([^/]+)/[^/]+[.]service[.]ts$'],
    },
  },
  {
    name: 'features-created-once',
    comment: 'Only app/features.ts, which lists the features in order, creates them.',
    from: { path: SERVER, pathNot: [`${SERVER}/app/features[.]ts$`, TEST] },
    to: { path: `${SERVER}/features/[^/]+/[^/]+[.]feature[.]ts$` },
  },
  {
    name: 'features-wire-themselves',
    comment: 'A feature creates its services and mounts its routes in its own <feature>.feature.ts.',
    // Exceptions: the session check, the store of the test payments, and the jobs that run while an account is closing.
    from: { path: `${SERVER}/(app/|main[.]ts$)`, pathNot: [`${SERVER}/app/admin/`, TEST] },
    to: {
      path: `${SERVER}/features/[^/]+/`,
      pathNot: [
        '[.]feature[.]ts$',
        '/identity/identity[.]routes[.]ts$',
        '/billing/sandbox[.]repository[.]ts$',
        '/(billing|identity|notifications)/[^/]+[.]jobs[.]ts$',
      ],
    },
  },
  {
    name: 'routes-without-repositories',
    comment: 'Routes call services: a route that calls a repository skips the rules of the service.',
    from: { path: `${SERVER}/features/.+[.]routes[.]ts$` },
    to: { path: '[.]repository[.]ts$' },
  },
  {
    name: 'services-without-routes',
    comment: 'Only <feature>.feature.ts imports routes; no service, repository or pure module does.',
    from: { path: `${SERVER}/features/`, pathNot: ['[.](routes|feature)[.]ts$', TEST] },
    to: { path: '[.]routes[.]ts$' },
  },
  {
    name: 'repositories-without-services',
    comment: 'Repositories only read and write rows; services decide.',
    from: { path: '[.]repository[.]ts$' },
    to: { path: '[.]service[.]ts$' },
  },
  {
    name: 'only-repositories-use-tables',
    comment: 'Ownership is checked in SQL, which is written in *.repository.ts only.',
    // The adapter of the auth library needs the tables it writes.
    from: {
      path: SERVER,
      pathNot: ['[.]repository[.]ts$', `${SERVER}/(db/|features/identity/auth-library[.]ts$)`, TEST],
    },
    to: { path: `${SERVER}/db/schema/` },
  },
  {
    name: 'only-repositories-write-sql',
    comment: 'Only db/ and repositories import the database driver and the query builder.',
    // The job queue writes a job in the caller's transaction.
    from: { path: SERVER, pathNot: ['[.]repository[.]ts$', `${SERVER}/(db/|platform/job-queue[.]ts$)`, TEST] },
    to: { path: npm('drizzle-orm', 'pg') },
  },
  {
    name: 'only-routes-use-http',
    comment: 'Services take values, not requests, so that jobs and tests can call them.',
    from: { path: SERVER, pathNot: ['[.]routes[.]ts$', `${SERVER}/(app|platform/http)/`, TEST] },
    to: { path: npm('fastify', '@fastify/[^/]+') },
  },
  {
    name: 'only-routes-send-responses',
    comment: 'Only routes mount handlers and open streams; a service may use the session and the client address.',
    // The types of a feature and of its foundation contain types of the HTTP layer.
    from: {
      path: `${SERVER}/(features|integrations|db|events)/`,
      pathNot: ['[.]routes[.]ts$', `${SERVER}/features/(feature|foundation)[.]ts$`, TEST],
    },
    to: { path: `${SERVER}/platform/http/`, pathNot: `${SERVER}/platform/http/(session|client-address)[.]ts$` },
  },
  ...LIBRARY_FOLDERS.map(({ name, packages, folder }) => ({
    name: `${name}-library-in-one-place`,
    comment: 'Only one folder imports these libraries; all other code uses our port to them.',
    from: { path: '^(apps|packages)/[^/]+/src/', pathNot: [folder, TEST] },
    to: { path: npm(...packages) },
  })),
];

const web = [
  {
    name: 'web-app-on-top',
    comment: 'Routes compose features; features, ui and lib do not import the router and the providers.',
    from: { path: `${WEB}/(features|ui|lib)/`, pathNot: TEST },
    to: { path: `${WEB}/app/` },
  },
  {
    name: 'web-features-apart',
    comment: 'No feature imports another: the route that shows both combines them.',
    from: { path: `${WEB}/features/([^/]+)/` },
    to: { path: `${WEB}/features/`, pathNot: `${WEB}/features/$1/` },
  },
  {
    name: 'ui-without-features',
    comment: 'The design system has no data access and no terms of features.',
    from: { path: `${WEB}/ui/` },
    to: { path: [`${WEB}/features/`, '^packages/', npm('@tanstack/react-query')] },
  },
  {
    name: 'lib-below-ui',
    comment: 'lib/ has the typed client, the stream reader, dates and storage; it imports neither ui nor features.',
    from: { path: `${WEB}/lib/` },
    to: { path: `${WEB}/(ui|features)/` },
  },
];

const everywhere = [
  {
    name: 'no-cycles',
    comment: 'Also for types: merge two modules that need each other, or move what both need to a third.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-undeclared-packages',
    comment: 'Every imported package is in the nearest package.json.',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'], pathNot: '^#|^[.]{1,2}/(?!.*node_modules/)' },
  },
  {
    name: 'no-unresolved-imports',
    comment: 'The other rules do not see an import that cannot be resolved.',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'no-dev-packages-in-product',
    comment: 'The product runs without development dependencies. WXT builds the extension, and is compiled into it.',
    from: { path: '^(apps|packages)/[^/]+/src/', pathNot: [TEST, `${WEB}/test/`] },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: npm('@types/[^/]+', 'wxt') },
  },
  {
    name: 'product-without-tests',
    comment: 'Tests import the product; the product imports no test and no test support.',
    from: { path: '^(apps|packages)/', pathNot: [TEST, '^(apps|packages)/[^/]+/(src/)?(test|eval)/'] },
    to: { path: [TEST, '^apps/[^/]+/(src/)?test/'] },
  },
];

module.exports = {
  forbidden: [...everywhere, ...workspaces, ...server, ...web].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    // TypeScript 7 has no JavaScript API: without swc every .ts file would be skipped without an error.
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.]css$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
