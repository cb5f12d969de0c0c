import { basename } from 'node:path'

/**
 * Names CSS module classes `local-file` (`title-footer`), which are readable and shorter than hashes. Throws when two
 * stylesheets have the same name.
 */
export function classNaming(): (local: string, path: string) => string {
  const paths = new Map<string, string>()
  return (local, path) => {
    const [file = path] = path.split('?')
    const name = basename(file, '.module.css')
    const registered = paths.get(name) ?? file
    if (registered !== file) throw new Error(`${registered} and ${file} need different names.`)
    paths.set(name, file)
    return `${local}-${name}`
  }
}

type Graph = {
  getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

/**
 * Names one chunk for entries (absolute paths) and their static imports: small files compress worse by a tenth and
 * need more round trips.
 */
export function oneChunk(
  name: string,
  ...entries: string[]
): (id: string, graph: Graph) => string | null {
  const first = new Set<string>()
  const take = (id: string, graph: Graph) => {
    if (first.has(id)) return
    first.add(id)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) take(next, graph)
  }
  return (id, graph) => {
    for (const entry of entries) take(entry, graph)
    return first.has(id) ? name : null
  }
}
