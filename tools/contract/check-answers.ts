import { nearestName } from '#site/lib/nearest-name.ts'
import { isObject, targetOf, followed, held, objectAt, within } from './source-files.ts'
import type { Loose, Place, SourceFault, SourceFiles } from './source-files.ts'

function shapesOf(files: SourceFiles): { backend: Place[]; site: Place[] } {
  const paths = { file: 'public.yaml', path: ['paths'] }
  const routes = { file: 'routes.yaml', path: ['routes'] }
  const named = (place: Place): Place[] => {
    const reference = files.valueAt(place)
    return typeof reference === 'string' ? shapesBehind(files, targetOf(place.file, reference)) : []
  }
  const media = ['post', 'responses', '200', 'content', 'application/json', 'schema', '$ref']
  const backendAnswer = (path: string) => named(within(paths, path, ...media))
  return {
    backend: Object.keys(objectAt(files, paths)).flatMap(backendAnswer),
    site: Object.keys(objectAt(files, routes)).flatMap((name) => {
      const route = objectAt(files, within(routes, name))
      const own = named(within(routes, name, 'answer', 'schema'))
      const added = objectAt(files, within(routes, name, 'adds', 'answers'))
      const more = Object.keys(added).flatMap((index) =>
        named(within(routes, name, 'adds', 'answers', Number(index))),
      )
      const { backend } = route
      const lent = typeof backend === 'string' ? backendAnswer(`/public/${backend}`) : []
      return [...(own.length > 0 ? own : lent), ...more]
    }),
  }
}

function shapesBehind(files: SourceFiles, answer: Place): Place[] {
  const place = followed(files, answer)
  const { oneOf } = objectAt(files, place)
  return Array.isArray(oneOf)
    ? oneOf.map((_, index) => followed(files, within(place, 'oneOf', index)))
    : [place]
}

const distinct = <Found extends Place>(places: readonly Found[]): Found[] => [
  ...new Map(places.map((place) => [JSON.stringify(place), place])).values(),
]

/** Shapes that the browser's readers would misread, and unknown statuses. */
export function answerFaults(files: SourceFiles): SourceFault[] {
  const known = knownStatuses(files)
  const { backend, site } = shapesOf(files)
  const seen = new Set<string>()
  return [
    ...distinct([...backend, ...site]).flatMap((shape) => statusFaults(files, shape, known)),
    // An event contains the answer of another route.
    ...distinct(
      distinct(site).flatMap((shape) => readerFaults(files, shape, seen, [JSON.stringify(shape)])),
    ),
  ]
}

function knownStatuses(files: SourceFiles): readonly string[] {
  const tables = [
    { file: 'schemas/status.yaml', path: ['KnownStatus', 'x-meaning'] },
    { file: 'schemas/protection.yaml', path: ['OwnStatus', 'x-meaning'] },
  ]
  return tables.flatMap((table) => Object.keys(objectAt(files, table)))
}

function statusFaults(files: SourceFiles, shape: Place, known: readonly string[]): SourceFault[] {
  const place = within(shape, 'properties', 'status')
  const { const: status, 'x-meaning': meaning } = objectAt(files, place)
  if (typeof status !== 'string') {
    const message = 'answers are distinguished by status: add a property `status` with a `const`.'
    return [{ ...shape, message }]
  }
  if ([objectAt(files, shape)['type']].flat().includes('null'))
    return [
      {
        ...within(shape, 'type'),
        message: 'an answer is never null: its status says what there is.',
      },
    ]
  // Answers of the proxy alone may define their meaning in place.
  if (known.includes(status) || (isObject(meaning) && status in meaning)) return []
  const message = `${status} is not a known status. Did you mean ${nearestName(status, known)}? A new one of the backend is listed with its meaning in KnownStatus of schemas/status.yaml, one of the proxy alone says it in \`x-meaning\` beside the \`const\`.`
  return [{ ...within(place, 'const'), message }]
}

/** Keywords that readers ignore beside a reference. */
const besideReference = ['type', 'properties', 'items', 'oneOf']

/**
 * @param seen places already checked
 * @param above places whose references lead here
 */
function readerFaults(
  files: SourceFiles,
  place: Place,
  seen: Set<string>,
  above: readonly string[],
): SourceFault[] {
  const schema = objectAt(files, place)
  const at = (keyword: string, message: string): SourceFault[] => [
    { ...within(place, keyword), message },
  ]
  if (typeof schema['$ref'] === 'string') {
    const beside = besideReference.find((keyword) => keyword in schema)
    if (beside !== undefined)
      return at(
        beside,
        `readers of answers follow the \`$ref\` beside \`${beside}\`, and nothing else: write a schema of its own.`,
      )
    const target = followed(files, place)
    const key = JSON.stringify(target)
    if (above.includes(key))
      return at(
        '$ref',
        'what an answer holds never ends: readers cannot follow a shape into itself.',
      )
    if (seen.has(key)) return []
    seen.add(key)
    return readerFaults(files, target, seen, [...above, key])
  }
  const message = shapeFault(schema)
  if (message !== undefined) {
    const keyword = ['oneOf', 'type'].find((one) => one in schema)
    return keyword === undefined ? [{ ...place, message }] : at(keyword, message)
  }
  const items = within(place, 'items')
  if (isObject(schema['items']) && mayBeNull(files, items) && !isPlain(files, items))
    return [
      {
        ...items,
        message:
          'readers of answers know no null in a list of lists or objects: leave it out of the list.',
      },
    ]
  return held(schema, place)
    .filter((inner) => files.valueAt(within(inner, 'type')) !== 'null')
    .flatMap((inner) => readerFaults(files, inner, seen, above))
}

function mayBeNull(files: SourceFiles, place: Place): boolean {
  const { type, oneOf } = objectAt(files, followed(files, place))
  const isNullUnion =
    Array.isArray(oneOf) && oneOf.some((one) => isObject(one) && one['type'] === 'null')
  return isNullUnion || [type].flat().includes('null')
}

const isPlain = (files: SourceFiles, place: Place): boolean => {
  const target = followed(files, place)
  const { properties, items, oneOf } = objectAt(files, target)
  if (!Array.isArray(oneOf)) return properties === undefined && items === undefined
  return oneOf.every((_, index) => isPlain(files, within(target, 'oneOf', index)))
}

/** Why the type of a value is ambiguous; undefined: it is not. */
function shapeFault(schema: Loose): string | undefined {
  const { oneOf, type } = schema
  if (Array.isArray(oneOf)) {
    const shapes = oneOf.filter((one) => !isObject(one) || one['type'] !== 'null')
    return shapes.length === 1
      ? undefined
      : "readers of answers cannot tell the shapes of this `oneOf` apart: write one object whose properties may be absent, a status of its own for each, or one `$ref` and `{ type: 'null' }`."
  }
  if (type === undefined) return 'an answer says the `type` of everything that it holds.'
  const plain = [type].flat().filter((one) => one !== 'null')
  const isId = plain.length === 2 && plain.includes('integer') && plain.includes('string')
  if (plain.length !== 1 && !isId)
    return 'readers of answers support one type beside null, or `[integer, string]` for ids: choose one.'
  if (plain[0] === 'object' && !isObject(schema['properties']))
    return 'an object in an answer says its `properties`: nothing else is read.'
  if (plain[0] === 'array' && !isObject(schema['items']))
    return 'a list in an answer says its `items`: nothing else is read.'
  return undefined
}
