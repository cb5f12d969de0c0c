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
  const chunkModules = new Set<string>()
  const addWithImports = (id: string, graph: Graph) => {
    if (chunkModules.has(id)) return
    chunkModules.add(id)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) addWithImports(next, graph)
  }
  return (id, graph) => {
    for (const entry of entries) addWithImports(entry, graph)
    return chunkModules.has(id) ? name : null
  }
}
