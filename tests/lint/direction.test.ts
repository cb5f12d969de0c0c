import { existsSync, globSync, readdirSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { ESLint } from 'eslint'
import { expect, test } from 'vitest'
import { featureAllowances } from '#lint/features'
import { folderOf, layersOf } from '#lint/areas'
import type { Area } from '#lint/areas'
import { repositoryRoot } from '../../scripts/repository/repository-root.ts'

const judged = new Set(['boundaries/dependencies', 'no-restricted-syntax'])
const eslint = new ESLint({
  cwd: repositoryRoot,
  ruleFilter: ({ ruleId }) => judged.has(ruleId),
})

/** A real file of an area: the linter resolves paths. */
function someFileIn(area: string): string | undefined {
  if (/\.tsx?$/.test(area)) {
    if (!existsSync(`${repositoryRoot}/${area}`)) throw new Error(`There is no ${area}`)
    return area
  }
  return globSync(`${area}/**/*.{ts,tsx,js}`, { cwd: repositoryRoot }).find(
    (file) => !/\.(test|d)\.tsx?$/.test(file),
  )
}

function specifier(from: string, to: string): string {
  const target = someFileIn(to)
  if (!target) return to
  const path = relative(dirname(from), target)
  return path.startsWith('.') ? path : `./${path}`
}

async function complaints(from: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: `${repositoryRoot}/${from}` })
  return result?.messages.map(({ ruleId, message }) => `${ruleId ?? 'broken'}: ${message}`) ?? []
}

const forbidden = [
  ['src/lib/new.ts', 'src/ui'],
  ['src/platform/new.ts', 'src/ui'],
  ['src/ui/new.tsx', 'src/features/session'],
  ['src/ui/new.tsx', 'src/failures'],
  ['src/http/new.ts', 'src/actors'],
  ['src/failures/new.tsx', 'src/features/session'],
  ['src/features/wallet/new-screen.tsx', 'src/generated'],
  ['src/features/session/new.machine.ts', 'src/ui'],
  ['src/features/session/new.machine.ts', 'src/http'],
  ['src/features/session/new.machine.ts', 'proxy'],
  ['src/features/wallet/new.api.ts', 'src/actors'],
  ['src/features/wallet/new.api.ts', 'src/ui'],
  ['src/features/wallet/new.model.ts', 'src/ui'],
  ['src/features/session/new.model.ts', 'src/platform'],
  ['src/features/session/new.ts', 'src/platform'],
  ['src/features/session/new.model.ts', 'src/features/session/remembered-name.storage.ts'],
  ['src/features/session/new.machine.ts', 'src/features/session/remembered-name.storage.ts'],
  ['src/features/session/new.actors.ts', 'src/failures'],
  ['src/failures/new.tsx', 'src/platform'],
  ['src/app/new.tsx', 'proxy'],
  ['src/app/new.tsx', 'src/generated'],
  ['src/app/new.tsx', 'scripts'],
  ['proxy/new.ts', 'src/ui'],
  ['proxy/new.ts', 'src/features/session'],
  ['proxy/ports/new.ts', 'proxy/routes/handler.ts'],
  ['proxy/ports/new.ts', 'proxy/http/problem.ts'],
  ['proxy/backend/new.ts', 'proxy/sessions/sessions.ts'],
  ['proxy/sessions/new.ts', 'proxy/routes/money-call.ts'],
  ['proxy/store/new.ts', 'proxy/server/settings.ts'],
  ['proxy/server/new.ts', 'proxy/main.ts'],
  ['proxy/site/new.ts', 'proxy/ports/ports.ts'],
  ['mocks/db/new.ts', 'mocks/handlers/behaviours.ts'],
  ['mocks/handlers/new.ts', 'mocks/control/overrides.ts'],
  ['mocks/control/new.ts', 'mocks/backend.ts'],
  ['mocks/new.ts', 'mocks/http/mock-app.ts'],
  ['mocks/http/new.ts', 'mocks/browser/start.ts'],
  ['mocks/new.ts', 'src/ui'],
  ['mocks/new.ts', 'src/features/lobby/search/search.ts'],
  ['mocks/new.ts', 'orval.config.ts'],
  ['src/main.tsx', 'src/ui'],
  ['src/features/lobby/new-screen.tsx', 'src/features/bets/bets.api.ts'],
  ['src/features/session/new.machine.ts', 'src/features/wallet/use-balances.ts'],
  ['src/features/toasts/new.tsx', 'src/features/session/session.context.tsx'],
  ['src/features/health-check/new.machine.ts', 'src/features/session/session.setup.ts'],
  ['src/features/wallet/new-screen.tsx', 'src/features/health-check/health-check.selectors.ts'],
  ['src/features/wallet/new.api.ts', 'src/features/wallet/money-text.tsx'],
  ['src/features/session/new.machine.ts', 'src/features/session/session.actors.ts'],
  ['src/features/session/new.machine.ts', 'src/features/session/login-form.tsx'],
  ['src/features/wallet/new.api.ts', 'src/features/wallet/use-balances.ts'],
  ['src/features/wallet/new.model.ts', 'src/features/wallet/use-balances.ts'],
  ['src/features/session/new.context.tsx', 'src/features/session/use-last-check.ts'],
] as const

test.each(forbidden)('%s may not import from %s', async (from, to) => {
  const path = specifier(from, to)
  const refusal = [expect.stringMatching(/^boundaries.* may not import /)]
  expect(await complaints(from, `import { x } from '${path}'`)).toEqual(refusal)
  expect(await complaints(from, `const x = await import('${path}')`)).toEqual(refusal)
  expect(await complaints(from, `export type { x } from '${path}'`)).toEqual(refusal)
})

test.each([
  ['src/ui/new.tsx', 'src/lib'],
  ['src/features/wallet/new.api.ts', 'src/generated'],
  ['src/features/session/new.storage.ts', 'src/platform'],
  ['src/features/session/new.actors.ts', 'src/features/session/remembered-name.storage.ts'],
  ['src/features/wallet/new-screen.tsx', 'src/features/wallet/wallet.api.ts'],
  ['src/features/wallet/new-screen.tsx', 'src/features/session/session.context.tsx'],
  ['src/features/wallet/new-screen.tsx', 'src/features/wallet/use-balances.ts'],
  ['src/features/lobby/new-screen.tsx', 'src/features/game-open/game-open.context.tsx'],
  ['src/features/session/new.actors.ts', 'src/features/session/session.api.ts'],
  ['src/features/session/new.machine.ts', 'src/features/health-check/health-check.machine.ts'],
  ['src/app/new.tsx', 'src/features/session/session.actors.ts'],
  ['proxy/new.ts', 'src/generated'],
  ['proxy/sessions/new.ts', 'proxy/backend/forward.ts'],
  ['mocks/new.ts', 'src/generated'],
  ['mocks/http/new.ts', 'mocks/worlds.ts'],
  ['mocks/db/new.test.ts', 'mocks/backend.ts'],
  ['scripts/new.ts', 'src/ui'],
  ['scripts/new.ts', 'orval.config.ts'],
  ['src/features/session/new.machine.test.ts', 'tests/support'],
  ['src/features/wallet/new.api.test.ts', 'src/features/session/session.context.tsx'],
] as const)('%s may import from %s', async (from, to) => {
  expect(await complaints(from, `import { x } from '${specifier(from, to)}'`)).toEqual([])
})

test('a feature’s test imports no more features than the feature', async () => {
  const path = specifier('src/features/lobby/new.test.ts', 'src/features/bets/bets.api.ts')
  expect(
    await complaints('src/features/lobby/new.test.ts', `import { x } from '${path}'`),
  ).toHaveLength(1)
})

test('screens import types of failures, and no code of HTTP', async () => {
  const from = 'src/features/wallet/new-screen.tsx'
  const path = specifier(from, 'src/http/query-client.ts')
  expect(await complaints(from, `import type { x } from '${path}'`)).toEqual([])
  expect(await complaints(from, `import { x } from '${path}'`)).toHaveLength(1)
})

test('models import types of generated answers, and no code of them', async () => {
  const from = 'src/features/wallet/new.model.ts'
  const path = specifier(from, 'src/generated/answers')
  expect(await complaints(from, `import type { x } from '${path}'`)).toEqual([])
  expect(await complaints(from, `import { x } from '${path}'`)).toHaveLength(1)
})

test('the features that a feature may import do not lead back to it', () => {
  const known: Record<string, readonly string[]> = featureAllowances
  const reach = (feature: string, path: readonly string[]): readonly (readonly string[])[] =>
    (known[feature] ?? []).flatMap((next) =>
      path.includes(next) ? [[...path, next]] : reach(next, [...path, next]),
    )
  expect(Object.keys(known).flatMap((feature) => reach(feature, [feature]))).toEqual([])
})

test('the table of features names folders of src/features', () => {
  const folders = new Set(readdirSync(`${repositoryRoot}/src/features`))
  expect(Object.keys(featureAllowances).filter((feature) => !folders.has(feature))).toEqual([])
})

test('a feature without a line in the table may import no other feature', async () => {
  const from = 'src/features/vitals/new-screen.tsx'
  const path = specifier(from, 'src/features/wallet/money-text.tsx')
  expect(await complaints(from, `import { x } from '${path}'`)).toHaveLength(1)
})

test('a manifest imports its component, and browser code imports no manifest', async () => {
  const manifest = 'src/features/comp/comp.screen.ts'
  const component = './comp-screen.tsx'
  expect(await complaints(manifest, `const x = () => import('${component}')`)).toEqual([])
  for (const from of ['src/features/comp/new-screen.tsx', 'src/app/new.ts']) {
    const path = specifier(from, manifest)
    expect(await complaints(from, `import { x } from '${path}'`)).toHaveLength(1)
  }
})

const layered = Object.entries(layersOf).map(
  ([area, layers]) => [folderOf[area as Area], layers] as const,
)

test.each(layered)('each layer of %s may import only layers above it in the table', (_, layers) => {
  const names = Object.keys(layers)
  const upwards = Object.entries(layers).flatMap(([layer, known]) =>
    known
      .filter((other) => !names.slice(0, names.indexOf(layer)).includes(other))
      .map((other) => `${layer} → ${other}`),
  )
  expect(upwards).toEqual([])
})

test.each(layered)(
  'the table of layers names each folder of %s, and no other',
  (folder, layers) => {
    const files = globSync('*/**/*.{ts,js}', { cwd: `${repositoryRoot}/${folder}` })
    const areas = new Set<string>(Object.values(folderOf))
    const layersSeen = files
      .map((path) => path.replace(/\/.*/, ''))
      .filter((layer) => !areas.has(`${folder}/${layer}`))
    const folders = new Set(['top', ...layersSeen])
    expect([...folders].toSorted()).toEqual(Object.keys(layers).toSorted())
  },
)

test('the page imports the mocks only dynamically', async () => {
  const path = specifier('src/main.tsx', 'mocks')
  expect(await complaints('src/main.tsx', `const x = await import('${path}')`)).toEqual([])
  expect(await complaints('src/main.tsx', `import { x } from '${path}'`)).toHaveLength(1)
})

test('packages belong to areas too', async () => {
  const client = `import createClient from 'openapi-fetch'`
  expect(await complaints('src/http/new.ts', client)).toEqual([])
  expect(await complaints('src/features/wallet/new-screen.tsx', client)).toHaveLength(1)
  expect(await complaints('src/lib/new.ts', `import { useState } from 'react'`)).toHaveLength(1)
  expect(await complaints('src/app/new.ts', `import { join } from 'node:path'`)).toHaveLength(1)
  expect(await complaints('proxy/new.ts', `import { join } from 'node:path'`)).toEqual([])
})

test('no file is reached around the imports that the linter judges', async () => {
  const refusal = [expect.stringMatching(/^no-restricted-syntax: Use imports/)]
  const glob = `const x = import.meta.glob('../../http/*.ts')`
  expect(await complaints('src/features/wallet/new.tsx', glob)).toEqual(refusal)
  const other = [expect.stringMatching(/^no-restricted-syntax: Use import decl/)]
  for (const way of ["let x: import('../session/session.api.ts').X", "import x = require('x')"]) {
    expect(await complaints('src/features/wallet/new.tsx', way)).toEqual(other)
  }
  const address = `const x = new URL('../../proxy/main.ts', import.meta.url)`
  expect(await complaints('src/features/wallet/new.tsx', address)).toEqual(refusal)
  expect(await complaints('src/features/wallet/new.test.tsx', address)).toEqual([])
  expect(
    await complaints('src/features/wallet/new.tsx', 'if (import.meta.env.DEV) stop()'),
  ).toEqual([])
})

test('a tool is imported by its name, and imports only the parts of the site listed for it', async () => {
  const refusal = [expect.stringMatching(/^boundaries.* may not import /)]
  const importing = (from: string, to: string) => complaints(from, `import { x } from '${to}'`)
  const paths = [
    ['scripts/new.ts', '../tools/contract/bundle.ts'],
    ['bench/site/new.ts', '../../tools/scenarios/machines/machines.ts'],
    ['tests/contract/new.test.ts', '../../tools/verify/verify.ts'],
    ['tools/verify/new.ts', '../contract/bundle.ts'],
    ['tools/contract/new.ts', '../../mocks/backend.ts'],
    ['tools/verify/new.ts', '../../proxy/main.ts'],
    ['tools/verify/new.ts', '#proxy/main.ts'],
    ['tools/verify/new.ts', '../../scripts/ports.ts'],
    ['tools/diff/new.ts', '#site/lib/json.ts'],
    ['tools/diff/new.ts', '../../src/lib/json.ts'],
    ['tools/messages/new.ts', '../../scripts/screens/read-screens.ts'],
    ['scripts/new.ts', '../tools/messages/command.ts'],
    ['src/lib/new.ts', '#contract'],
    ['mocks/new.ts', '#scenarios/machines'],
  ] as const
  for (const [from, to] of paths) expect([from, await importing(from, to)]).toEqual([from, refusal])
  const names = [
    ['scripts/new.ts', '#contract'],
    ['scripts/messages.ts', '#messages'],
    ['panel/new.ts', '#scenarios/machines'],
    ['tools/verify/new.ts', '#contract'],
    ['tools/verify/new.ts', '#site/lib/json.ts'],
    ['tools/verify/new.ts', '#proxy/backend-map/read-map.ts'],
  ] as const
  for (const [from, to] of names) expect([from, await importing(from, to)]).toEqual([from, []])
})

test('only the entries of a tool can be imported', () => {
  const inside = '#contract/bundle.ts'
  expect(() => import.meta.resolve(inside)).toThrow(/is not defined/)
})

test('no file is a barrel of others, and a area may hand on types', async () => {
  const path = specifier('src/features/wallet/new.api.ts', 'src/features/wallet/wallet.api.ts')
  const refusal = [expect.stringMatching(/^no-restricted-syntax: No barrels/)]
  expect(await complaints('src/features/wallet/new.api.ts', `export { x } from '${path}'`)).toEqual(
    refusal,
  )
  expect(await complaints('src/features/wallet/new.api.ts', `export * from '${path}'`)).toEqual(
    refusal,
  )
  expect(await complaints('mocks/new.ts', `export * from './backend.ts'`)).toEqual(refusal)
  expect(
    await complaints('src/features/wallet/new.api.ts', `export type { x } from '${path}'`),
  ).toEqual([])
})
