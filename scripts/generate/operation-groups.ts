import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Contract } from '#contract'

const ROUTE = /\/api\/routes\/[\w-]+/g

/** Paths of the site's routes that each feature's files name, by feature. */
function routesOfFeatures(root: string): ReadonlyMap<string, ReadonlySet<string>> {
  const routes = new Map<string, Set<string>>()
  for (const file of globSync('src/features/*/**/*.ts', { cwd: root }).toSorted()) {
    if (file.endsWith('.test.ts')) continue
    const [, , feature = ''] = file.replaceAll('\\', '/').split('/')
    const usedRoutes = readFileSync(join(root, file), 'utf8').match(ROUTE) ?? []
    if (usedRoutes.length > 0)
      routes.set(feature, new Set([...(routes.get(feature) ?? []), ...usedRoutes]))
  }
  return routes
}

/**
 * Table of operations by tag of the contract and by feature of the site that calls them.
 * @throws when a tag and a feature have one name
 */
export function emitOperationGroups(root: string, backend: Contract, proxy: Contract): string {
  const groups = new Map<string, string[]>()
  const operations = Object.entries(backend.paths).map(([path, { post }]) => ({ path, ...post }))
  for (const { tags = [], operationId } of operations) {
    for (const tag of tags) groups.set(tag, [...(groups.get(tag) ?? []), operationId])
  }
  for (const [feature, routes] of routesOfFeatures(root)) {
    const paths = new Set(
      [...routes].map((route) => `/public/${proxy.paths[route]?.post['x-backend'] ?? 'none'}`),
    )
    const groupOperations = operations.filter(({ path }) => paths.has(path))
    if (groupOperations.length === 0) continue
    if (groups.has(feature))
      throw new Error(`src/features/${feature} has the name of a tag of openapi/backend.yaml.`)
    groups.set(
      feature,
      groupOperations.map(({ operationId }) => operationId),
    )
  }
  return `/** Operations by tag of the contract, and by feature of src/features that calls them. */
export const operationGroups: Readonly<Record<string, readonly string[]>> = {
${[...groups].map(([group, ids]) => `  '${group}': ${JSON.stringify(ids)},`).join('\n')}
}
`
}
