import { isObject, targetOf } from './source-files.ts'
import type { Loose, Place, SourceFiles } from './source-files.ts'

export const OWN_ASSUMPTIONS = 'x-assumptions'

export const within = (place: Place, ...keys: readonly (string | number)[]): Place => ({
  file: place.file,
  path: [...place.path, ...keys],
})

export const objectAt = (files: SourceFiles, place: Place): Loose => {
  const value = files.valueAt(place)
  return isObject(value) ? value : {}
}

export function held(schema: Loose, place: Place): Place[] {
  const { properties, items, oneOf } = schema
  return [
    ...Object.keys(isObject(properties) ? properties : {}).map((name) =>
      within(place, 'properties', name),
    ),
    ...(isObject(items) ? [within(place, 'items')] : []),
    ...(Array.isArray(oneOf) ? oneOf.map((_, index) => within(place, 'oneOf', index)) : []),
  ]
}

/** The place of a schema behind its references; the first one for cycles. */
export function followed(
  files: SourceFiles,
  place: Place,
  passed: ReadonlySet<string> = new Set(),
): Place {
  const { $ref } = objectAt(files, place)
  const key = JSON.stringify(place)
  if (typeof $ref !== 'string' || passed.has(key)) return place
  return followed(files, targetOf(place.file, $ref), new Set([...passed, key]))
}
