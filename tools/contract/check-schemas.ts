import { isRecord } from '#site/lib/json.ts'
import { nearestName } from '#site/lib/nearest-name.ts'
import { formats } from './schema-compiler.ts'
import { keywords, replacements } from './schema-keywords.ts'
import type { Place, SourceFault, SourceFiles } from './source-files.ts'
import { innerSchemaPlaces, objectAt, OWN_ASSUMPTIONS, placeWithin } from './source-files.ts'

const types = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']

const inlineSchemas = (files: SourceFiles): Place[] =>
  [
    { file: 'public.yaml', path: ['components'] },
    { file: 'routes.yaml', path: ['document', 'components'] },
  ].flatMap((components) =>
    ['parameters', 'headers'].flatMap((kind) =>
      Object.keys(objectAt(files, placeWithin(components, kind))).map((name) =>
        placeWithin(components, kind, name, 'schema'),
      ),
    ),
  )

const namedSchemas = (files: SourceFiles): Place[] =>
  [
    ...files.below('schemas').map((file) => ({ file, path: [] })),
    ...files.operations().map((file) => ({ file, path: ['schemas'] })),
  ]
    .flatMap((parent) =>
      Object.keys(objectAt(files, parent)).map((name) => placeWithin(parent, name)),
    )
    .filter(({ path }) => path.at(-1) !== OWN_ASSUMPTIONS)

/** Keywords that a generator would ignore, and unknown types and formats, with their places. */
export const keywordFaults = (files: SourceFiles): SourceFault[] =>
  [...namedSchemas(files), ...inlineSchemas(files)].flatMap((place) => keywordsWithin(files, place))

function keywordsWithin(files: SourceFiles, place: Place): SourceFault[] {
  const schema = objectAt(files, place)
  const faults = Object.entries(schema).flatMap(([keyword, value]) => {
    const message = keywordFault(keyword, value)
    return message === undefined ? [] : [{ ...placeWithin(place, keyword), message }]
  })
  faults.push(...requiredFaults(schema, place))
  return [
    ...faults,
    ...innerSchemaPlaces(schema, place).flatMap((innerPlace) => keywordsWithin(files, innerPlace)),
  ]
}

/** A required name must be a property; otherwise it is usually a renamed one, and no answer can have it. */
function requiredFaults(schema: Readonly<Record<string, unknown>>, place: Place): SourceFault[] {
  const { required, properties } = schema
  if (!Array.isArray(required) || !isRecord(properties)) return []
  const names = Object.keys(properties)
  return required
    .map(String)
    .filter((name) => !names.includes(name))
    .map((name) => ({
      ...placeWithin(place, 'required'),
      message: `\`${name}\` is required, and no property. Did you mean \`${nearestName(name, names)}\`?`,
    }))
}

function keywordFault(keyword: string, value: unknown): string | undefined {
  if (!keywords.has(keyword)) {
    const nearest = nearestName(keyword, [...keywords, ...Object.keys(replacements)])
    const advice = replacements[nearest] ?? `did you mean \`${nearest}\``
    return `the keyword \`${keyword}\` is not supported by the generators: ${advice}.`
  }
  if (keyword === 'additionalProperties' && typeof value !== 'boolean')
    return '`additionalProperties` is true or false here: write a list of objects instead of names that are open.'
  if (keyword === 'type') {
    const unknownType = [value].flat().find((typeName) => !types.includes(String(typeName)))
    if (unknownType !== undefined)
      return `\`${String(unknownType)}\` is not a type. Did you mean ${nearestName(String(unknownType), types)}?`
  }
  if (keyword === 'format' && !formats.includes(String(value)))
    return `\`${String(value)}\` is not a checked format. Did you mean ${nearestName(String(value), formats)}?`
  return undefined
}
