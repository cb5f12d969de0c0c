import { nearestName } from '#site/lib/nearest-name.ts'
import { isObject, targetOf, followReferences, objectAt, placeWithin } from './source-files.ts'
import type { Place, SourceFault, SourceFiles } from './source-files.ts'

function shapesOf(files: SourceFiles): { backend: Place[]; site: Place[] } {
  const paths = { file: 'public.yaml', path: ['paths'] }
  const routes = { file: 'routes.yaml', path: ['routes'] }
  const namedShapes = (place: Place): Place[] => {
    const reference = files.valueAt(place)
    return typeof reference === 'string'
      ? resolvedShapes(files, targetOf(place.file, reference))
      : []
  }
  const media = ['post', 'responses', '200', 'content', 'application/json', 'schema', '$ref']
  const backendAnswer = (path: string) => namedShapes(placeWithin(paths, path, ...media))
  return {
    backend: Object.keys(objectAt(files, paths)).flatMap(backendAnswer),
    site: Object.keys(objectAt(files, routes)).flatMap((name) => {
      const route = objectAt(files, placeWithin(routes, name))
      const ownShapes = namedShapes(placeWithin(routes, name, 'answer', 'schema'))
      const addedAnswers = objectAt(files, placeWithin(routes, name, 'adds', 'answers'))
      const addedShapes = Object.keys(addedAnswers).flatMap((index) =>
        namedShapes(placeWithin(routes, name, 'adds', 'answers', Number(index))),
      )
      const { backend } = route
      const backendShapes = typeof backend === 'string' ? backendAnswer(`/public/${backend}`) : []
      return [...(ownShapes.length > 0 ? ownShapes : backendShapes), ...addedShapes]
    }),
  }
}

function resolvedShapes(files: SourceFiles, answer: Place): Place[] {
  const place = followReferences(files, answer)
  const { oneOf } = objectAt(files, place)
  return Array.isArray(oneOf)
    ? oneOf.map((_, index) => followReferences(files, placeWithin(place, 'oneOf', index)))
    : [place]
}

const distinct = <Found extends Place>(places: readonly Found[]): Found[] => [
  ...new Map(places.map((place) => [JSON.stringify(place), place])).values(),
]

/** Finds unknown statuses. `emitAnswerShapes` refuses shapes that readers cannot distinguish. */
export function answerFaults(files: SourceFiles): SourceFault[] {
  const documentedStatuses = knownStatuses(files)
  const { backend, site } = shapesOf(files)
  return distinct([...backend, ...site]).flatMap((shape) =>
    statusFaults(files, shape, documentedStatuses),
  )
}

function knownStatuses(files: SourceFiles): readonly string[] {
  const tables = [
    { file: 'schemas/status.yaml', path: ['KnownStatus', 'x-meaning'] },
    { file: 'schemas/protection.yaml', path: ['OwnStatus', 'x-meaning'] },
  ]
  return tables.flatMap((table) => Object.keys(objectAt(files, table)))
}

function statusFaults(
  files: SourceFiles,
  shape: Place,
  documentedStatuses: readonly string[],
): SourceFault[] {
  const place = placeWithin(shape, 'properties', 'status')
  const { const: status, 'x-meaning': meaning } = objectAt(files, place)
  if (typeof status !== 'string') {
    const message = 'answers are distinguished by status: add a property `status` with a `const`.'
    return [{ ...shape, message }]
  }
  if ([objectAt(files, shape)['type']].flat().includes('null'))
    return [
      {
        ...placeWithin(shape, 'type'),
        message: 'an answer is never null: its status says what there is.',
      },
    ]
  // Answers of the proxy alone may define their meaning in place.
  if (documentedStatuses.includes(status) || (isObject(meaning) && status in meaning)) return []
  const message = `${status} is not a known status. Did you mean ${nearestName(status, documentedStatuses)}? A new one of the backend is listed with its meaning in KnownStatus of schemas/status.yaml, one of the proxy alone says it in \`x-meaning\` beside the \`const\`.`
  return [{ ...placeWithin(place, 'const'), message }]
}
