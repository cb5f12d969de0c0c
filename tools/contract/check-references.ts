import { posix } from 'node:path'
import { nearestName } from '#site/lib/nearest-name.ts'
import { isObject, targetOf } from './source-files.ts'
import type { PlacedText, SourceFault, SourceFiles } from './source-files.ts'

const isReference = ({ text, path }: PlacedText): boolean =>
  path.at(-1) === '$ref' || path.at(-2) === 'mapping' || /^[\w./-]*\.yaml#\/\S+$/.test(text)

const isOfSchemas = ({ path }: PlacedText): boolean => path[0] === 'schemas'

/** Files that may declare the target of a local reference; proxy.yaml is joined from both. */
const FILES_WITH_LOCAL_TARGETS: Readonly<Record<string, readonly string[]>> = {
  'routes.yaml': ['routes.yaml', 'public.yaml'],
}

export const referenceFaults = (files: SourceFiles): SourceFault[] =>
  ['public.yaml', 'routes.yaml', ...files.below('schemas'), ...files.below('examples')]
    .flatMap((file) => files.textsOf(file))
    // Other texts of a file of operations/ appear in public.yaml and routes.yaml.
    .concat(files.operations().flatMap((file) => files.textsOf(file).filter(isOfSchemas)))
    .filter(isReference)
    .flatMap((placedText) => {
      const message = faultOf(files, placedText)
      return message === undefined
        ? []
        : [{ file: placedText.file, path: placedText.path, message }]
    })

function faultOf(files: SourceFiles, { file, text }: PlacedText): string | undefined {
  const target = targetOf(file, text)
  const message = `\`${text}\` does not exist`
  if (!files.has(target.file)) {
    const existing = ['.', 'schemas', 'examples'].flatMap((folder) => files.below(folder))
    const nearest =
      existing.find((candidate) => target.file.endsWith(candidate)) ??
      nearestName(target.file, existing)
    const relativePath = posix.relative(posix.dirname(file), nearest)
    return `${message}: there is no file ${target.file}. Did you mean ${relativePath}?`
  }
  // The reference is below `document` in routes.yaml, and at the top of proxy.yaml.
  const places = (
    text.startsWith('#') ? (FILES_WITH_LOCAL_TARGETS[file] ?? [file]) : [target.file]
  ).flatMap((place) => [
    { file: place, path: target.path },
    { file: place, path: ['document', ...target.path] },
  ])
  if (target.path.length > 0 && places.some((place) => files.valueAt(place) !== undefined)) return
  const siblings = places.flatMap(({ file: siblingFile, path }) => {
    const parent = files.valueAt({ file: siblingFile, path: path.slice(0, -1) })
    return isObject(parent) ? Object.keys(parent) : []
  })
  const name = String(target.path.at(-1) ?? '')
  return `${message}.${suggestReference(files, file, text, name, siblings)}`
}

function suggestReference(
  files: SourceFiles,
  file: string,
  text: string,
  name: string,
  siblings: readonly string[],
): string {
  const localReference =
    files.valueAt({ file, path: ['schemas', name] }) === undefined ? [] : [`#/schemas/${name}`]
  const otherReferences = files
    .below('schemas')
    .filter((otherFile) => files.valueAt({ file: otherFile, path: [name] }) !== undefined)
    .map((otherFile) => `${posix.relative(posix.dirname(file), otherFile)}#/${name}`)
    .concat(localReference)
  const nearest =
    siblings.length > 0
      ? [text.slice(0, text.length - name.length) + nearestName(name, siblings)]
      : []
  const names = otherReferences.length > 0 ? otherReferences : nearest
  return names.length > 0 ? ` Did you mean ${names.join(' or ')}?` : ''
}
