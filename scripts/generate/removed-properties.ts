import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord, parseJson, readProperty } from '../../src/lib/json.ts'

const MAX_READERS = 20

/** Names of all properties below a schema, with those of schemas that it contains. */
const propertiesIn = (schema: unknown): readonly string[] => {
  if (Array.isArray(schema)) return schema.flatMap(propertiesIn)
  if (!isRecord(schema)) return []
  const { properties, examples: _, example: __, ...rest } = schema
  const own = isRecord(properties) ? Object.keys(properties) : []
  return [
    ...own,
    ...propertiesIn(Object.values(isRecord(properties) ? properties : {})),
    ...propertiesIn(Object.values(rest)),
  ]
}

const schemasOf = (contract: unknown): Readonly<Record<string, unknown>> => {
  const schemas = readProperty(readProperty(contract, 'components'), 'schemas')
  return isRecord(schemas) ? schemas : {}
}

/** Properties that schemas of the last written contract have and these contracts lack: name → its schemas. */
function removedProperties(root: string, contracts: Readonly<Record<string, object>>) {
  const removed = new Map<string, Set<string>>()
  for (const [name, contract] of Object.entries(contracts)) {
    const file = join(root, `openapi/bundled/${name}.json`)
    const before = existsSync(file) ? schemasOf(parseJson(readFileSync(file, 'utf8'))) : {}
    for (const [schema, now] of Object.entries(schemasOf(contract))) {
      const left = new Set(propertiesIn(now))
      for (const property of propertiesIn(before[schema]))
        if (!left.has(property))
          removed.set(property, (removed.get(property) ?? new Set()).add(schema))
    }
  }
  return removed
}

const sources = ['src/**/*.{ts,tsx}', 'mocks/**/*.ts']
const isOwn = (path: string): boolean => !/(?:^|\/)generated\/|\.test\.tsx?$/.test(path)

/**
 * `file:line: text` of each line of site, proxy and mock that names the property. Files that name one of its schemas
 * come first, as another type may have a property of that name.
 */
function findReaders(root: string, property: string, schemas: ReadonlySet<string>) {
  const word = new RegExp(`(?<![\\w$])${property.replaceAll(/[^\w]/g, '\\$&')}(?![\\w$])`)
  const files = sources
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter(isOwn)
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .map((file) => ({ ...file, isNear: [...schemas].some((name) => file.text.includes(name)) }))
  return files
    .toSorted((one, other) => Number(other.isNear) - Number(one.isNear))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, at) => (word.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
    )
}

/**
 * For each property that is removed from schemas and still read: where, by file and line. Compares with
 * `openapi/bundled/`, so it must be asked before that is written.
 */
export function readersOfRemoved(
  root: string,
  contracts: Readonly<Record<string, object>>,
): readonly string[] {
  return [...removedProperties(root, contracts)].flatMap(([property, schemas]) => {
    const readers = findReaders(root, property, schemas)
    if (readers.length === 0) return []
    const more = readers.length - MAX_READERS
    return [
      [
        `${[...schemas].join(', ')} no longer has ${property}. These lines name it:`,
        ...readers.slice(0, MAX_READERS).map((line) => `  ${line}`),
        ...(more > 0 ? [`  and ${more} more: npm run typecheck names those that read it.`] : []),
      ].join('\n'),
    ]
  })
}
