import type { DevEnvironment, EnvironmentModuleNode, TransformResult } from 'vite'
import { trace } from '../../live/trace.ts'
import { isFresh, keepModule } from './kept-modules.ts'
import type { KeptModule } from './kept-modules.ts'
import { isOfVite } from './page-code.ts'
import { withoutStamp, wrapModule } from './wrapped-module.ts'
import type { WrappedModule } from './wrapped-module.ts'

type Known = {
  readonly module: WrappedModule
  /** Vite's result that it was made of; null: an earlier start's. */
  readonly result: TransformResult | null
  readonly kept: KeptModule | null
}

/** The URL by which Vite's module graph knows a module that browsers ask for. */
const urlInGraph = (url: string): string =>
  withoutStamp(url)
    .replace(/([?&])import(&|$)/, (_, before: string, after: string) =>
      after === '' ? '' : before,
    )
    .replace(/^\/@id\/(?:__x00__)?/, (prefix) => (prefix.endsWith('__') ? '\0' : ''))

const isStyle = (file: string | null): file is string => file?.endsWith('.css') === true
/** Others are a plugin's own. */
const isOnDisk = (file: string): boolean => !file.startsWith('\0')

/** A module that a plugin bundles. */
export type BundledModule = {
  /** Its source files. */
  readonly files: ReadonlySet<string>
  /** Their source map, made when called, because it takes as long as the code. */
  readonly map: () => string
}

/** The `api` of a plugin that bundles. */
export type BundlingApi = { readonly bundled: (id: string) => BundledModule | null }

function bundledModule(environment: DevEnvironment, { id }: EnvironmentModuleNode) {
  for (const { api } of environment.plugins) {
    const found = id === null ? null : (api as Partial<BundlingApi> | undefined)?.bundled?.(id)
    if (found) return found
  }
  return null
}

/** Files whose edit changes the module's code. */
function filesOf(environment: DevEnvironment, node: EnvironmentModuleNode): readonly string[] {
  const bundled = bundledModule(environment, node)
  // Packages have a digest in their URL.
  const isPackage = node.id !== null && environment.depsOptimizer?.isOptimizedDepFile(node.id)
  const own = isPackage === true || node.file === null ? [] : [node.file]
  const parts = isStyle(node.file) ? [...node.importedModules].map(({ file }) => file) : []
  return (bundled === null ? [...own, ...parts.filter(isStyle)] : [...bundled.files]).filter(
    isOnDisk,
  )
}

/**
 * The modules that a page starts with. Those of an earlier start whose files are the same are not transformed until
 * `catchUp`.
 */
export function createPageModules(
  environment: DevEnvironment,
  kept: readonly KeptModule[],
  /** Whether packages are still as in the earlier start. */
  isSame: () => boolean,
) {
  const known = new Map<string, Known>(
    kept.map((one) => [one.module.url, { module: one.module, result: null, kept: one }]),
  )
  /** Whether Vite knows all modules, and so what an edit of any means. */
  let isCaughtUp = kept.length === 0

  async function transformed(url: string): Promise<Known> {
    const time = Date.now()
    const own = urlInGraph(url)
    const result = await environment.transformRequest(own)
    if (result === null) throw new Error(`${url} has no code.`)
    const before = known.get(withoutStamp(url))
    if (before?.result === result) return before
    const { module } = await wrapModule(url, result.code)
    const node = await environment.moduleGraph.getModuleByUrl(own)
    const files = node === undefined ? [] : filesOf(environment, node)
    return { module, result, kept: keepModule(module, files, time) }
  }

  async function loadModule(url: string): Promise<Known> {
    const before = known.get(withoutStamp(url))
    const isUsable = !isCaughtUp && isSame() && before?.result === null && before.kept !== null
    return isUsable && isFresh(before.kept) ? before : transformed(url)
  }

  /** The modules of these URLs and all that they import. */
  async function gather(urls: readonly string[], find: (url: string) => Promise<Known>) {
    const found = new Map<string, Known>()
    const visited = new Set<string>()
    const visit = async (url: string): Promise<void> => {
      const key = withoutStamp(url)
      if (isOfVite(key) || visited.has(key)) return
      visited.add(key)
      const one = await find(url)
      known.set(key, one)
      found.set(key, one)
      await Promise.all(one.module.imports.map(visit))
    }
    await Promise.all(urls.map(visit))
    return found
  }

  return {
    /** @throws when a module cannot be compiled */
    async modules(urls: readonly string[]): Promise<readonly WrappedModule[]> {
      const found = await gather(urls, loadModule)
      // In one order in each run.
      return [...found.values()]
        .map(({ module }) => module)
        .toSorted((one, other) => (one.url < other.url ? -1 : 1))
    },
    /** Of these modules, what a next start can use. */
    keptOf: (modules: readonly WrappedModule[]): readonly KeptModule[] =>
      modules.flatMap(({ url }) => known.get(url)?.kept ?? []),
    /**
     * Has Vite transform what came from an earlier start, so that it sees edits. Returns what was edited meanwhile.
     */
    async catchUp(urls: readonly string[]): Promise<readonly EnvironmentModuleNode[]> {
      if (isCaughtUp) return []
      const before = new Map(known)
      const found = await gather(urls, transformed)
      isCaughtUp = true
      // Of what this start has transformed Vite sees edits itself. Not by their code: it also holds time stamps of what
      // is imported.
      const edited = [...found].filter(([url]) => {
        const one = before.get(url)
        return one?.result === null && one.kept !== null && !isFresh(one.kept)
      })
      for (const [url] of edited) trace(`first page: ${url} was edited`)
      const nodes = await Promise.all(
        edited.map(([url]) => environment.moduleGraph.getModuleByUrl(urlInGraph(url))),
      )
      return nodes.filter((node) => node !== undefined)
    },
    /** Source map of a module; null: it has none. */
    async mapOf(url: string): Promise<object | null> {
      const own = urlInGraph(url)
      const result = await environment.transformRequest(own)
      const node = await environment.moduleGraph.getModuleByUrl(own)
      const bundled = node === undefined ? null : bundledModule(environment, node)
      if (result === null) return null
      if (bundled !== null)
        return (await wrapModule(url, result.code, JSON.parse(bundled.map()) as object)).map
      if (result.map === null || !('version' in result.map)) return null
      const { map } = await wrapModule(url, result.code, result.map)
      return { ...map, sources: [url.replace(/\?.*/, '')] }
    },
  }
}
