import { nearestName } from '#site/lib/nearest-name.ts'
import { idsIn } from './source-mark.ts'
import type { Place, PlacedText, SourceFault, SourceFiles } from './source-files.ts'
import { objectAt, OWN_ASSUMPTIONS, within } from './source-schemas.ts'

const didYouMean = (name: string, known: readonly string[]): string =>
  known.length > 0 ? ` Did you mean ${nearestName(name, known)}?` : ''

/** Operations of public.yaml: operationId → its places, in file order. */
function operationsOf(files: SourceFiles): ReadonlyMap<string, readonly Place[]> {
  const paths = { file: 'public.yaml', path: ['paths'] }
  const named = Object.keys(objectAt(files, paths)).flatMap((path) => {
    const place = within(paths, path, 'post', 'operationId')
    const id = files.valueAt(place)
    return typeof id === 'string' ? [{ id, place }] : []
  })
  const grouped = new Map<string, Place[]>()
  for (const { id, place } of named) grouped.set(id, [...(grouped.get(id) ?? []), place])
  return grouped
}

/** Duplicate operation names, because generated code is named after them. */
export const doubleOperationFaults = (files: SourceFiles): SourceFault[] =>
  [...operationsOf(files)].flatMap(([id, [first, ...others]]) =>
    others.map((place) => ({
      ...place,
      message: `the operationId ${id} is that of line ${first === undefined ? '?' : files.lineOf(first)} already: give each operation a name of its own.`,
    })),
  )

export function routeFaults(files: SourceFiles): SourceFault[] {
  const routes = { file: 'routes.yaml', path: ['routes'] }
  const paths = Object.keys(objectAt(files, { file: 'public.yaml', path: ['paths'] })).map((path) =>
    path.replace('/public/', ''),
  )
  return Object.keys(objectAt(files, routes)).flatMap((name) => {
    const place = within(routes, name, 'backend')
    const backend = files.valueAt(place)
    return typeof backend !== 'string' || paths.includes(backend)
      ? []
      : [
          {
            ...place,
            message: `public.yaml has no operation ${backend}.${didYouMean(backend, paths)}`,
          },
        ]
  })
}

const namingFields = new Set(['list', 'by', 'cancelled', 'opened', 'removesAll'])

/** Unknown operations in effects.yaml, and operations missing in it. */
export function effectFaults(files: SourceFiles): SourceFault[] {
  const operationIds = [...operationsOf(files).keys()]
  const fault = (place: Place, name: string): SourceFault[] =>
    operationIds.includes(name)
      ? []
      : [
          {
            ...place,
            message: `public.yaml has no operation ${name}.${didYouMean(name, operationIds)}`,
          },
        ]
  const operations = { file: 'effects.yaml', path: ['operations'] }
  const keys = Object.keys(objectAt(files, operations)).flatMap((name) =>
    fault(within(operations, name), name),
  )
  const named = files.textsOf('effects.yaml').flatMap(({ text, ...place }) => {
    const [, operation] = /^(\w+)#\//.exec(text) ?? []
    if (operation !== undefined) return fault(place, operation)
    const isName = place.path[0] === 'operations' && namingFields.has(String(place.path.at(-1)))
    return isName && /^\w+$/.test(text) ? fault(place, text) : []
  })
  const lacking = operationIds
    .filter((name) => files.valueAt(within(operations, name)) === undefined)
    .map((name) => ({
      ...operations,
      message: `${name} of public.yaml has no entry: describe how it changes the backend's state, or write { reads: true }.`,
    }))
  return [...keys, ...named, ...lacking]
}

const isOfSchemas = ({ path }: PlacedText): boolean => path[0] === 'schemas'

export function assumptionFaults(files: SourceFiles): SourceFault[] {
  const known = [
    { file: 'assumptions.yaml', path: [] },
    ...files.below('schemas').map((file) => ({ file, path: [OWN_ASSUMPTIONS] })),
    ...files.operations().map((file) => ({ file, path: ['assumptions'] })),
  ].flatMap((place) => Object.keys(objectAt(files, place)))
  const marked = ['public.yaml', 'routes.yaml', 'effects.yaml', ...files.below('schemas')]
  return marked
    .flatMap((file) => files.textsOf(file))
    .concat(files.operations().flatMap((file) => files.textsOf(file).filter(isOfSchemas)))
    .filter(({ file, path }) => file === 'effects.yaml' || path.includes('x-source'))
    .filter(({ text }) => idsIn(text) !== undefined && text !== 'document' && !known.includes(text))
    .map(({ text, ...place }) => ({
      ...place,
      message: `${text} is not in assumptions.yaml.${didYouMean(text, known)}`,
    }))
}
