/** Allowed imports of each area, read by the linter (`boundaries/dependencies`). ARCHITECTURE.md explains them. */

export type Allowance = {
  readonly areas: readonly Area[]
  /** Kinds of feature files. */
  readonly kinds?: readonly Kind[]
  /** Areas of which only types may be imported. */
  readonly types?: readonly Area[]
  /** Packages from npm. */
  readonly packages: readonly string[]
  /** Whether Node's own modules may be imported. */
  readonly node?: boolean
  /** Whether tool configurations at the top may be imported, such as orval.config.ts. */
  readonly configs?: boolean
}

const anyPackage = ['**']

/** Area → folder, relative to the repository. */
export const folderOf = {
  openapi: 'openapi',
  brand: 'src/generated/brand',
  limits: 'src/generated/limits',
  places: 'src/generated/places',
  routes: 'src/generated/screens',
  generated: 'src/generated',
  lib: 'src/lib',
  platform: 'src/platform',
  actors: 'src/actors',
  http: 'src/http',
  i18n: 'src/i18n',
  ui: 'src/ui',
  screens: 'src/screens',
  failures: 'src/failures',
  app: 'src/app',
  worker: 'src/worker',
  // Its own area, because contract:verify may import it, but not the proxy.
  backendMap: 'proxy/backend-map',
  proxy: 'proxy',
  mocks: 'mocks',
  panel: 'panel',
  contract: 'tools/contract',
  verifyTests: 'tools/verify/tests',
  verify: 'tools/verify',
  scenarios: 'tools/scenarios',
  diff: 'tools/diff',
  messages: 'tools/messages',
  brandTool: 'tools/brand',
  lint: 'tools/lint',
  mcp: 'tools/mcp',
  scaffold: 'tools/scaffold',
  scripts: 'scripts',
  bench: 'bench',
  examples: 'examples',
  support: 'tests/support',
  tests: 'tests',
} as const

export type Area = keyof typeof folderOf

/** Tools, imported by the names that `imports` of package.json gives their entries. */
export const toolAreas = [
  'contract',
  'verify',
  'verifyTests',
  'diff',
  'messages',
  'brandTool',
  'lint',
  'mcp',
  'scaffold',
  'scenarios',
] as const satisfies readonly Area[]

/** Folder of `proxy` → folders that it may import, from the lowest layer up. `top`: files beside the folders. */
export const proxyAllowances = {
  protection: [],
  site: [],
  ports: ['protection'],
  http: ['ports'],
  settings: ['http'],
  drift: ['http', 'ports'],
  store: ['ports', 'protection', 'settings'],
  backend: ['drift', 'http', 'ports', 'settings'],
  sessions: ['backend', 'drift', 'http', 'ports'],
  routes: ['backend', 'drift', 'http', 'ports', 'protection', 'sessions', 'store'],
  server: ['backend', 'http', 'ports', 'routes', 'sessions', 'settings', 'site', 'store'],
  top: ['server', 'settings', 'site', 'store'],
} as const satisfies Record<string, readonly string[]>

/** The same for `mocks`. */
export const mockAllowances = {
  generated: [],
  catalog: [],
  rules: [],
  db: ['rules'],
  seeds: ['catalog', 'db'],
  handlers: ['catalog', 'db', 'generated', 'rules', 'seeds'],
  control: ['catalog', 'db', 'handlers', 'seeds'],
  top: ['catalog', 'control', 'db', 'handlers', 'rules', 'seeds'],
  games: ['catalog', 'rules', 'top'],
  http: ['control', 'db', 'games', 'seeds', 'top'],
  browser: ['control', 'db', 'games', 'seeds', 'top'],
} as const satisfies Record<string, readonly string[]>

export const layersOf: Partial<Record<Area, Readonly<Record<string, readonly string[]>>>> = {
  proxy: proxyAllowances,
  mocks: mockAllowances,
}

export const filesOfKind = {
  api: '*.api.ts',
  machine: '*.{machine,setup,events,selectors,states}.ts',
  context: '*.context.tsx',
  actors: '*.actors.ts',
  storage: '*.storage.ts',
  screen: '*.screen.ts',
  hook: 'use-*.ts',
  view: '+([a-z0-9-]).tsx',
  model: '{+([a-z0-9-]),*.model}.ts',
  // Other features may import these models of the lobby.
  cover: 'covers/*.ts',
} as const

export type Kind = keyof typeof filesOfKind

const viewAllowance: Allowance = {
  areas: ['actors', 'brand', 'failures', 'i18n', 'lib', 'places', 'platform', 'ui'],
  kinds: ['api', 'context', 'hook', 'machine', 'model', 'storage', 'view'],
  types: ['http'],
  packages: ['react', 'react-router-dom', '@tanstack/react-query', '@xstate/react'],
}

/** Allowed imports of a feature's file by its kind, for its own feature and allowed others. */
export const kindAllowances: Record<Kind, Allowance> = {
  model: {
    areas: ['i18n', 'lib'],
    kinds: ['model'],
    types: ['actors', 'generated', 'http'],
    packages: ['es-hangul'],
  },
  api: {
    areas: ['generated', 'http', 'lib', 'limits'],
    kinds: ['api', 'model'],
    packages: ['@tanstack/react-query'],
  },
  machine: { areas: ['actors', 'lib'], kinds: ['machine', 'model'], packages: ['xstate'] },
  context: {
    areas: ['actors'],
    kinds: ['machine', 'model', 'context'],
    packages: ['xstate', '@xstate/react', 'react'],
  },
  actors: {
    areas: ['http', 'lib', 'platform'],
    kinds: ['api', 'machine', 'model', 'actors', 'storage'],
    packages: ['xstate'],
  },
  // Storage is separate from models, so that a pure chart does not reach the browser.
  storage: {
    areas: ['lib', 'platform'],
    kinds: ['model', 'storage'],
    types: ['http'],
    packages: [],
  },
  cover: { areas: ['brand'], kinds: ['cover'], packages: [] },
  screen: { areas: [], kinds: ['view'], types: ['screens'], packages: [] },
  hook: viewAllowance,
  view: viewAllowance,
}

const areas = Object.keys(folderOf) as readonly Area[]
const nonToolAreas = areas.filter((area) => !toolAreas.some((toolArea) => toolArea === area))
const everyKind = Object.keys(filesOfKind) as readonly Kind[]

const pageLibraries = ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query', 'xstate']
const httpServer = ['hono', '@hono/node-server']
const backendAndStoreClients = ['undici', 'cockatiel', 'rate-limiter-flexible', 'pg', 'ioredis']
const openTelemetry = (name: string) => `@opentelemetry/${name}`

export const allowances: Record<Area, Allowance> = {
  openapi: { areas: [], packages: [] },
  generated: { areas: [], packages: [] },
  limits: { areas: [], packages: [] },
  brand: { areas: [], packages: [] },
  places: { areas: ['ui'], packages: [] },
  routes: { areas: ['ui'], kinds: ['screen', 'view'], packages: [] },
  lib: { areas: [], packages: ['fastest-levenshtein'] },
  platform: { areas: ['lib'], packages: ['dompurify'] },
  actors: { areas: ['lib'], packages: ['xstate', 'react'] },
  http: { areas: ['generated', 'lib'], packages: ['openapi-fetch', '@tanstack/react-query'] },
  i18n: {
    areas: ['brand', 'lib', 'platform'],
    packages: ['react', 'react-intl', '@formatjs/intl', 'intl-messageformat'],
  },
  ui: { areas: ['brand', 'lib', 'limits'], packages: ['react', 'react-dom', 'react-router-dom'] },
  screens: { areas: ['lib'], types: ['i18n', 'ui'], packages: [] },
  failures: {
    areas: ['i18n', 'lib', 'ui'],
    types: ['http', 'screens'],
    packages: ['react', 'react-router-dom', '@tanstack/react-query'],
  },
  app: {
    areas: ['actors', 'brand', 'failures', 'http', 'i18n', 'lib', 'platform', 'routes', 'ui'],
    kinds: everyKind.filter((kind) => kind !== 'screen'),
    packages: [...pageLibraries, 'web-vitals'],
  },
  worker: { areas: ['lib'], packages: [] },
  backendMap: { areas: ['generated', 'lib'], packages: ['yaml', 'zod'], node: true },
  proxy: {
    areas: ['backendMap', 'generated', 'lib', 'limits'],
    packages: [
      ...httpServer,
      ...backendAndStoreClients,
      'pino',
      'prom-client',
      'zod',
      'bowser',
      'ajv',
      'ajv-formats',
      ...['api', 'exporter-trace-otlp-http', 'resources', 'sdk-trace'].map(openTelemetry),
    ],
    node: true,
  },
  mocks: {
    areas: ['generated', 'lib', 'limits', 'proxy'],
    packages: [...httpServer, 'zod', '#verify', 'msw', '@msw/data', 'vite'],
    node: true,
  },
  // Observes the page and controls the mock for the panel and scenarios.
  panel: {
    areas: ['actors', 'app', 'generated', 'i18n', 'lib', 'mocks', 'platform', 'routes', 'ui'],
    packages: ['#scenarios', 'react', 'react-dom', 'react-router-dom', 'xstate'],
  },
  contract: { areas: ['lib'], packages: anyPackage, node: true },
  verify: { areas: ['backendMap', 'generated', 'lib'], packages: anyPackage, node: true },
  // The tests and the zoo of contract:verify break the mock on purpose.
  verifyTests: {
    areas: ['backendMap', 'verify', 'generated', 'lib', 'mocks', 'proxy', 'support'],
    packages: anyPackage,
    node: true,
  },
  // Scenarios run the site and the mock.
  scenarios: {
    areas: ['actors', 'app', 'generated', 'i18n', 'lib', 'mocks', 'proxy', 'scripts'],
    kinds: ['api', 'machine', 'model'],
    packages: anyPackage,
    node: true,
  },
  diff: { areas: ['generated'], packages: anyPackage, node: true },
  messages: { areas: ['i18n', 'lib'], packages: anyPackage, node: true },
  brandTool: { areas: ['lib'], packages: ['#messages', 'yaml', 'zod'], node: true },
  lint: {
    areas: [],
    packages: ['eslint', '@typescript-eslint/parser', '@typescript-eslint/types'],
    node: true,
  },
  mcp: { areas: [], packages: ['#contract', '@modelcontextprotocol/sdk', 'zod'], node: true },
  scaffold: { areas: ['i18n', 'lib'], packages: ['#contract'], node: true },
  scripts: {
    areas: nonToolAreas,
    kinds: everyKind,
    packages: anyPackage,
    node: true,
    configs: true,
  },
  bench: { areas: nonToolAreas, kinds: everyKind, packages: anyPackage, node: true },
  // Examples are plain Node, for readers without the rest of the project.
  examples: { areas: [], packages: [], node: true },
  support: { areas: nonToolAreas, kinds: everyKind, packages: anyPackage, node: true },
  tests: { areas: nonToolAreas, kinds: everyKind, packages: anyPackage, node: true },
}

export const testAllowance: Allowance = {
  areas: ['support', 'mocks'],
  packages: ['vitest', 'fast-check', '@testing-library/*'],
  node: true,
}

export const featureTestAllowance: Allowance = {
  areas: ['actors', 'brand', 'failures', 'http', 'i18n', 'lib', 'platform', 'ui'],
  kinds: everyKind,
  packages: pageLibraries,
}
