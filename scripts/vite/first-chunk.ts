type Graph = {
  getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

/**
 * Names one chunk, `first`, for everything that the page's entry (an absolute path) imports at
 * once: in many small files the same code costs a first visit a tenth more bytes, each being
 * compressed alone, and waits for more round trips.
 */
export function firstChunk(entry: string): (id: string, graph: Graph) => string | null {
  const first = new Set<string>()
  const take = (id: string, graph: Graph) => {
    if (first.has(id)) return
    first.add(id)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) take(next, graph)
  }
  return (id, graph) => {
    take(entry, graph)
    return first.has(id) && id !== entry ? 'first' : null
  }
}
