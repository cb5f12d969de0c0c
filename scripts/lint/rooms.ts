/**
 * The rooms of the project and what each may import. The linter reads this table
 * (`boundaries/dependencies`, default: disallow); ARCHITECTURE.md explains it.
 */

/** `rooms`: other rooms; `types`: rooms of which only types may be imported; `packages`: from npm. */
export type Allowance = {
  readonly rooms: readonly string[]
  readonly types?: readonly string[]
  readonly packages: readonly string[]
  readonly node?: boolean
}

const anything = ['**']

/** Room → its folder, relative to the repository's top. */
export const folderOf = {
  openapi: 'openapi',
  generated: 'src/generated',
  api: 'src/api',
  queries: 'src/queries',
  machines: 'src/machines',
  screens: 'src/screens',
  ui: 'src/ui',
  i18n: 'src/i18n',
  lib: 'src/lib',
  app: 'src/app',
  proxy: 'src/proxy',
  mocks: 'mocks',
  scripts: 'scripts',
  support: 'tests/support',
  tests: 'tests',
} as const satisfies Record<string, string>

export type Room = keyof typeof folderOf

const everyRoom = Object.keys(folderOf)

export const allowances: Record<Room, Allowance> = {
  openapi: { rooms: [], packages: [] },
  generated: { rooms: [], packages: [] },
  lib: { rooms: [], packages: [] },
  i18n: { rooms: ['lib'], packages: ['react', 'react-intl', '@formatjs/*'] },
  ui: { rooms: ['lib'], types: ['i18n'], packages: ['react', 'react-dom'] },
  api: { rooms: ['generated', 'lib'], packages: ['openapi-fetch'] },
  queries: { rooms: ['api', 'lib'], packages: ['@tanstack/react-query'] },
  machines: {
    rooms: ['lib'],
    types: ['generated'],
    packages: ['xstate', '@xstate/react', 'react'],
  },
  screens: {
    rooms: ['queries', 'machines', 'ui', 'i18n', 'lib'],
    packages: [
      'react',
      'react-dom',
      'react-intl',
      'react-router-dom',
      '@tanstack/react-query',
      '@xstate/react',
      'xstate',
    ],
  },
  app: {
    rooms: ['generated', 'api', 'queries', 'machines', 'screens', 'ui', 'i18n', 'lib'],
    packages: [
      'react',
      'react-dom',
      'react-intl',
      'react-router-dom',
      '@tanstack/react-query',
      '@xstate/react',
      'xstate',
    ],
  },
  proxy: {
    rooms: ['generated', 'lib'],
    packages: ['hono', '@hono/node-server', 'undici', 'pino', 'prom-client'],
    node: true,
  },
  mocks: {
    rooms: ['generated', 'lib', 'proxy'],
    packages: [
      'msw',
      '@msw/data',
      '@faker-js/faker',
      'zod',
      'hono',
      '@hono/node-server',
      'virtual:msw',
      'vite',
    ],
    node: true,
  },
  scripts: { rooms: everyRoom, packages: anything, node: true },
  support: { rooms: everyRoom, packages: anything, node: true },
  tests: { rooms: everyRoom, packages: anything, node: true },
}

/** What a `*.test.ts(x)` beside its source may import beyond its room. */
export const testAllowance: Allowance = {
  rooms: ['support', 'mocks'],
  packages: ['vitest', 'fast-check'],
  node: true,
}
