import type { Joined } from './joined-files.ts'
import type { OperationFile } from './read-operations.ts'

export type Place = { readonly file: string; readonly path: readonly (string | number)[] }

export type JoinedSources = {
  /** Content of a joined file; undefined for others. */
  readonly valueOf: (file: string) => unknown
  readonly writtenAt: (place: Place) => Place
}

type Path = Place['path']

const startsWith = (path: Path, ...keys: Path): boolean =>
  keys.every((key, index) => path[index] === key)

/** Path within public.yaml → path within the operation's file. */
function pathInOperation(path: Path): Path {
  const [first, ...rest] = path
  const placeInBody = (name: string, [kind, ...inner]: Path): Path =>
    kind === undefined ? [name] : [name, kind, ...(kind === 'schema' ? [] : inner)]
  if (startsWith(path, 'requestBody', 'content', 'application/json'))
    return placeInBody('request', path.slice(3))
  if (startsWith(path, 'responses', '200', 'content', 'application/json'))
    return placeInBody('answer', path.slice(4))
  if (first === 'security') return ['access']
  if (first === 'parameters') return ['parameters']
  return first === 'summary' || first === 'x-source' ? [first, ...rest] : []
}

export function joinedSources(joined: Joined): JoinedSources {
  const values: Readonly<Record<string, unknown>> = {
    'public.yaml': joined.public,
    'routes.yaml': joined.routes,
    'effects.yaml': joined.effects,
  }
  const findFile = (matches: (operationFile: OperationFile) => boolean): string | undefined =>
    joined.operations.find(matches)?.file
  const inPublic = (path: Path): Place => {
    const [top, address, , ...rest] = path
    const file = findFile(({ written }) => top === 'paths' && `/public/${written.path}` === address)
    return file === undefined
      ? { file: 'backend.yaml', path }
      : { file, path: pathInOperation(rest) }
  }
  const inRoutes = (path: Path): Place => {
    const [top, name] = path
    const file = findFile(
      ({ written }) => top === 'routes' && String(name) in (written.routes ?? {}),
    )
    if (file === undefined) return { file: 'routes.yaml', path }
    return { file, path: path[2] === 'backend' ? ['path'] : path }
  }
  const inEffects = (path: Path): Place => {
    const [top, name, ...rest] = path
    if (top === 'operations') {
      const file = findFile(({ operationId }) => operationId === name)
      if (file !== undefined) return { file, path: ['effects', ...rest] }
    }
    if (top === 'values' || top === 'limits') {
      const file = findFile(({ written }) => String(name) in (written[top] ?? {}))
      if (file !== undefined) return { file, path }
    }
    return { file: 'state.yaml', path }
  }
  return {
    valueOf: (file) => values[file],
    writtenAt(place) {
      if (place.file === 'public.yaml') return inPublic(place.path)
      if (place.file === 'routes.yaml') return inRoutes(place.path)
      return place.file === 'effects.yaml' ? inEffects(place.path) : place
    },
  }
}
