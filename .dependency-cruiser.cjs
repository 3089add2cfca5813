// The arrows of docs/architecture.md as rules. Every rule here has a file in scripts/rules-fixture that breaks it;
// scripts/check-architecture.test.mjs sees each of them fail. `npm run check` runs them over the real tree.

const SERVER = '^apps/server/src';
const WEB = '^apps/web/src';
const TEST = '[.]test[.]tsx?$';

/** Matches an npm package by name wherever npm put it, and the bare name of one that is not installed. */
const npm = (...names) => `((^|/)node_modules/(${names.join('|')})/|^(${names.join('|')})(/|$))`;

/** Packages that belong to one place: SDKs to their integration, and the libraries a single folder wraps. */
const HOMES = [
  { name: 'llm', packages: ['ai', '@ai-sdk/[^/]+', 'ollama-ai-provider-v2'], home: `${SERVER}/integrations/llm/` },
  { name: 'embedding', packages: ['onnxruntime-node'], home: `${SERVER}/integrations/embedding/` },
  { name: 'payments', packages: ['stripe'], home: `${SERVER}/integrations/payments/` },
  { name: 'email', packages: ['nodemailer'], home: `${SERVER}/integrations/email/` },
  { name: 'storage', packages: ['@aws-sdk/[^/]+'], home: `${SERVER}/integrations/object-store/` },
  { name: 'push', packages: ['web-push'], home: `${SERVER}/integrations/push/` },
  {
    name: 'auth',
    packages: ['better-auth', '@better-auth/[^/]+', '@node-rs/argon2'],
    home: `${SERVER}/features/identity/`,
  },
  { name: 'jobs', packages: ['pg-boss'], home: `${SERVER}/platform/` },
  { name: 'archive', packages: ['yauzl'], home: `${SERVER}/features/imports/` },
];

const workspaces = [
  {
    name: 'web-and-server-never-meet',
    comment: 'The contract is all the two sides share.',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/[^/]+/', pathNot: '^apps/$1/' },
  },
  {
    name: 'packages-know-no-app',
    comment: 'Arrows point down: packages are used by apps, never the other way round.',
    from: { path: '^packages/' },
    to: { path: '^apps/' },
  },
  {
    name: 'contract-depends-on-zod-only',
    comment: 'The contract is loaded by the browser and by every tool; it must stay light and free of I/O.',
    from: { path: '^packages/contract/src/', pathNot: TEST },
    to: { pathNot: ['^packages/contract/src/', npm('zod')] },
  },
  {
    name: 'understanding-knows-nothing-of-ours',
    comment: 'Text and a reference time in, values out: usable and measurable without the product.',
    from: { path: '^packages/understanding/src/', pathNot: TEST },
    to: { path: '^(apps|packages)/', pathNot: '^packages/understanding/src/' },
  },
  {
    name: 'understanding-without-io',
    comment: 'No clock, no files, no network: no built-in module of Node at all.',
    from: { path: '^packages/understanding/src/', pathNot: TEST },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'formats-know-only-the-contract',
    comment:
      'Bytes in, drafts of conversations out: the server and every other program read exports with the same code.',
    from: { path: '^packages/formats/src/', pathNot: TEST },
    to: { path: '^(apps|packages)/', pathNot: '^packages/(formats/src|contract)/' },
  },
  {
    name: 'formats-without-io',
    comment: 'No clock, no files, no network; a hash is no I/O.',
    from: { path: '^packages/formats/src/', pathNot: TEST },
    to: { dependencyTypes: ['core'], pathNot: '^(node:)?(crypto|zlib|string_decoder)$' },
  },
  {
    name: 'web-takes-single-calls',
    comment: 'The list of all endpoints and the OpenAPI writer would pull every schema into the browser.',
    from: { path: WEB, pathNot: [TEST, `${WEB}/test/`] },
    to: { path: '^packages/contract/src/(all-endpoints|openapi)[.]ts$' },
  },
  {
    name: 'web-knows-only-the-contract',
    comment: 'Understanding and formats run on the server; they would not fit the first load.',
    from: { path: WEB },
    to: { path: '^packages/', pathNot: '^packages/contract/' },
  },
];

const server = [
  {
    name: 'main-wires-nobody-imports-it',
    comment: 'main.ts is the composition root; importing it would start the process.',
    from: { pathNot: TEST },
    to: { path: ['^apps/server/src/main[.]ts$', '^apps/web/src/main[.]tsx$'] },
  },
  {
    name: 'server-app-on-top',
    comment: 'Only main.ts stands above the HTTP shell.',
    from: { path: SERVER, pathNot: [`${SERVER}/(app/|main[.]ts$|admin[.]ts$)`, TEST] },
    to: { path: `${SERVER}/app/` },
  },
  {
    name: 'features-above-the-rest',
    comment: 'Integrations, database, events and platform serve features and know none.',
    from: { path: `${SERVER}/(integrations|db|events|platform)/`, pathNot: TEST },
    to: { path: `${SERVER}/features/` },
  },
  {
    name: 'understanding-serves-features',
    comment: 'What a text means is the business of features. The embedder alone runs the models of the engine itself.',
    from: {
      path: `${SERVER}/(integrations|db|events|platform)/`,
      pathNot: [TEST, `${SERVER}/integrations/embedding/`],
    },
    to: { path: '^packages/understanding/' },
  },
  {
    name: 'integrations-db-events-apart',
    comment: 'Each of the three stands on platform alone; an integration does not lean on another one.',
    from: { path: `${SERVER}/(integrations/[^/]+|db|events)/`, pathNot: TEST },
    to: {
      path: `${SERVER}/(integrations|db|events)/`,
      // The fetcher is the one guarded way out, so the adapters that call addresses of users go through it.
      pathNot: [`${SERVER}/$1/`, `${SERVER}/integrations/fetcher/`],
    },
  },
  {
    name: 'platform-at-the-bottom',
    comment: 'Config, logger, errors, ids, clock, jobs and the event bus know nothing of what stands on them.',
    from: { path: `${SERVER}/platform/`, pathNot: TEST },
    to: { path: `${SERVER}/`, pathNot: `${SERVER}/platform/` },
  },
  {
    name: 'server-feature-door',
    comment: 'The only door of a feature is its <feature>.service.ts.',
    from: { path: '^(apps/server)/src/features/([^/]+)/', pathNot: TEST },
    to: {
      path: '^$1/src/features/([^/]+)/',
      pathNot: ['^$1/src/features/$2/', '^$1/src/features/([^/]+)/[^/]+[.]service[.]ts$'],
    },
  },
  {
    name: 'features-listed-once',
    comment: 'app/features.ts lists the features in order; nobody else, and no other feature, creates one.',
    from: { path: SERVER, pathNot: [`${SERVER}/app/features[.]ts$`, TEST] },
    to: { path: `${SERVER}/features/[^/]+/[^/]+[.]feature[.]ts$` },
  },
  {
    name: 'wiring-at-home',
    comment:
      'A feature is wired in its own <feature>.feature.ts: the app creates no service and mounts no route of it.',
    // The session check, the store of the test payments, and the jobs that go on while an account is closed.
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
    name: 'routes-speak-to-services',
    comment: 'routes → service → repository: a route that reads tables skips the rules of the service.',
    from: { path: `${SERVER}/features/.+[.]routes[.]ts$` },
    to: { path: '[.]repository[.]ts$' },
  },
  {
    name: 'services-know-no-routes',
    comment: 'A feature hands its routes to the app; no service, repository or pure module looks up at them.',
    from: { path: `${SERVER}/features/`, pathNot: ['[.](routes|feature)[.]ts$', TEST] },
    to: { path: '[.]routes[.]ts$' },
  },
  {
    name: 'repositories-know-no-services',
    comment: 'A repository answers questions about rows; decisions are made above it.',
    from: { path: '[.]repository[.]ts$' },
    to: { path: '[.]service[.]ts$' },
  },
  {
    name: 'only-repositories-touch-tables',
    comment: 'Ownership is checked in SQL, and SQL is written in *.repository.ts.',
    // The auth library's adapter is handed the tables it writes.
    from: {
      path: SERVER,
      pathNot: ['[.]repository[.]ts$', `${SERVER}/(db/|features/identity/auth-library[.]ts$)`, TEST],
    },
    to: { path: `${SERVER}/db/schema/` },
  },
  {
    name: 'only-repositories-write-sql',
    comment: 'The database driver and the query builder stay in db/ and in repositories.',
    // The job queue writes a job inside the caller's transaction, so it has to know what a transaction is.
    from: { path: SERVER, pathNot: ['[.]repository[.]ts$', `${SERVER}/(db/|platform/job-queue[.]ts$)`, TEST] },
    to: { path: npm('drizzle-orm', 'pg') },
  },
  {
    name: 'only-routes-touch-http',
    comment: 'Services take values, not requests, so that jobs and tests can call them.',
    from: { path: SERVER, pathNot: ['[.]routes[.]ts$', `${SERVER}/(app|platform/http)/`, TEST] },
    to: { path: npm('fastify', '@fastify/[^/]+') },
  },
  {
    name: 'only-routes-shape-answers',
    comment: 'Mounting, paging headers and open streams are the business of routes; a service may know who is asking.',
    // What a feature is, and what it may ask for, are described beside the features.
    from: {
      path: `${SERVER}/(features|integrations|db|events)/`,
      pathNot: ['[.]routes[.]ts$', `${SERVER}/features/(feature|foundation)[.]ts$`, TEST],
    },
    to: { path: `${SERVER}/platform/http/`, pathNot: `${SERVER}/platform/http/(session|client-address)[.]ts$` },
  },
  ...HOMES.map(({ name, packages, home }) => ({
    name: `${name}-library-at-home`,
    comment: `These libraries are used in one place only; everyone else uses our own port to them.`,
    from: { path: '^(apps|packages)/[^/]+/src/', pathNot: [home, TEST] },
    to: { path: npm(...packages) },
  })),
];

const web = [
  {
    name: 'web-app-on-top',
    comment: 'Routes compose features; nothing below knows the router and the providers.',
    from: { path: `${WEB}/(features|ui|lib)/`, pathNot: TEST },
    to: { path: `${WEB}/app/` },
  },
  {
    name: 'web-features-apart',
    comment: 'No feature imports another: the route that shows both puts them together.',
    from: { path: `${WEB}/features/([^/]+)/` },
    to: { path: `${WEB}/features/`, pathNot: `${WEB}/features/$1/` },
  },
  {
    name: 'ui-knows-no-feature',
    comment: 'The design system has no data access and no feature words.',
    from: { path: `${WEB}/ui/` },
    to: { path: [`${WEB}/features/`, '^packages/', npm('@tanstack/react-query')] },
  },
  {
    name: 'lib-below-ui',
    comment: 'lib/ is the typed client, the stream reader, dates and storage: no components, nothing above it.',
    from: { path: `${WEB}/lib/` },
    to: { path: `${WEB}/(ui|features)/` },
  },
];

const everywhere = [
  {
    name: 'no-cycles',
    comment: 'Also through types: two modules that need each other are one module, or miss a third.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-undeclared-packages',
    comment: 'What is imported is in the package.json beside it.',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'], pathNot: '^#|^[.]{1,2}/(?!.*node_modules/)' },
  },
  {
    name: 'no-unresolved-imports',
    comment: 'An import that resolves to nothing would hide from every other rule.',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'no-dev-packages-in-the-product',
    comment: 'The product runs without development dependencies.',
    from: { path: '^(apps|packages)/[^/]+/src/', pathNot: [TEST, `${WEB}/test/`] },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: npm('@types/[^/]+') },
  },
  {
    name: 'product-knows-no-tests',
    comment: 'Tests and their support use the product, never the other way round.',
    from: { path: '^(apps|packages)/', pathNot: [TEST, '^(apps|packages)/[^/]+/(src/)?(test|eval)/'] },
    to: { path: [TEST, '^apps/[^/]+/(src/)?test/'] },
  },
];

module.exports = {
  forbidden: [...everywhere, ...workspaces, ...server, ...web].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    // TypeScript 7 has no JavaScript API: without swc every .ts file would be skipped in silence.
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
