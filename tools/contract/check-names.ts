import { nearestName } from '#site/lib/nearest-name.ts'
import { assumptionIdsOf } from './source-mark.ts'
import type { Place, PlacedText, SourceFault, SourceFiles } from './source-files.ts'
import { objectAt, OWN_ASSUMPTIONS, placeWithin } from './source-files.ts'

const suggestName = (name: string, knownNames: readonly string[]): string =>
  knownNames.length > 0 ? ` Did you mean ${nearestName(name, knownNames)}?` : ''

function operationIdsOf(files: SourceFiles): readonly string[] {
  const paths = { file: 'public.yaml', path: ['paths'] }
  return Object.keys(objectAt(files, paths)).flatMap((path) => {
    const id = files.valueAt(placeWithin(paths, path, 'post', 'operationId'))
    return typeof id === 'string' ? [id] : []
  })
}

const namingFields = new Set(['list', 'by', 'cancelled', 'opened', 'removesAll'])

/** Unknown operations in effects.yaml, and operations missing in it. */
export function effectFaults(files: SourceFiles): SourceFault[] {
  const operationIds = operationIdsOf(files)
  const fault = (place: Place, name: string): SourceFault[] =>
    operationIds.includes(name)
      ? []
      : [
          {
            ...place,
            message: `public.yaml has no operation ${name}.${suggestName(name, operationIds)}`,
          },
        ]
  const operations = { file: 'effects.yaml', path: ['operations'] }
  const keyFaults = Object.keys(objectAt(files, operations)).flatMap((name) =>
    fault(placeWithin(operations, name), name),
  )
  const namedFaults = files.textsOf('effects.yaml').flatMap(({ text, ...place }) => {
    const [, operation] = /^(\w+)#\//.exec(text) ?? []
    if (operation !== undefined) return fault(place, operation)
    const isName = place.path[0] === 'operations' && namingFields.has(String(place.path.at(-1)))
    return isName && /^\w+$/.test(text) ? fault(place, text) : []
  })
  const missingFaults = operationIds
    .filter((name) => files.valueAt(placeWithin(operations, name)) === undefined)
    .map((name) => ({
      ...operations,
      message: `${name} of public.yaml has no entry: describe how it changes the backend's state, or write { reads: true }.`,
    }))
  return [...keyFaults, ...namedFaults, ...missingFaults]
}

const isOfSchemas = ({ path }: PlacedText): boolean => path[0] === 'schemas'

export function assumptionFaults(files: SourceFiles): SourceFault[] {
  const knownIds = [
    { file: 'assumptions.yaml', path: [] },
    ...files.below('schemas').map((file) => ({ file, path: [OWN_ASSUMPTIONS] })),
    ...files.operations().map((file) => ({ file, path: ['assumptions'] })),
  ].flatMap((place) => Object.keys(objectAt(files, place)))
  const markedFiles = ['public.yaml', 'routes.yaml', 'effects.yaml', ...files.below('schemas')]
  return markedFiles
    .flatMap((file) => files.textsOf(file))
    .concat(files.operations().flatMap((file) => files.textsOf(file).filter(isOfSchemas)))
    .filter(({ file, path, text }) =>
      file === 'effects.yaml' ? assumptionIdsOf(text) !== undefined : path.includes('x-source'),
    )
    .filter(({ text }) => text !== 'document' && !knownIds.includes(text))
    .map(({ text, ...place }) => ({
      ...place,
      message:
        assumptionIdsOf(text) === undefined
          ? '`x-source` is `document`, ids of assumptions.yaml, or `{ name: document, meaning: <ids> }`.'
          : `${text} is not in assumptions.yaml.${suggestName(text, knownIds)}`,
    }))
}
