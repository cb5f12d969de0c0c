import { moduleRunnerTransform, parseSync } from 'vite'

/** A module as Vite serves it, made a function that a page's one file holds. */
export type WrappedModule = {
  /** As importers write it, without a time stamp. */
  readonly url: string
  /** Body of the function. */
  readonly code: string
  /** Whether it awaits at its top. */
  readonly isAsync: boolean
  /** Exported names, without those of `stars`. */
  readonly names: readonly string[]
  /** Modules of which it exports everything. */
  readonly stars: readonly string[]
  /** Modules that are loaded with it, as it writes them. */
  readonly imports: readonly string[]
}

const parameters =
  '__vite_ssr_import__, __vite_ssr_dynamic_import__, __vite_ssr_import_meta__, __vite_ssr_exportName__, __vite_ssr_exportAll__'
const awaitedImport = /^(const __vite_ssr_import_\d+__ = )await (?=__vite_ssr_import__\()/gm
const mapComment = /^\/\/# sourceMappingURL=.*$/gm
const imported = /^const (__vite_ssr_import_\d+__) = __vite_ssr_import__\("([^"]+)"/gm
const exportedName = /^__vite_ssr_exportName__\(("(?:[^"\\]|\\.)*"), /gm
const exportedAll = /__vite_ssr_exportAll__\((__vite_ssr_import_\d+__)\)/g

/** The URL without the time stamp of an edit. */
export const withoutStamp = (url: string): string =>
  url.replace(/([?&])t=\d+(&|$)/, (_, before: string, after: string) =>
    after === '' ? '' : before,
  )

/** Whether a part of a syntax tree awaits, other than in a function. */
function awaits(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false
  const type = 'type' in part ? String(part.type) : ''
  if (/Function(?:Expression|Declaration)$/.test(type)) return false
  const isAwait =
    type === 'AwaitExpression' ||
    (type === 'ForOfStatement' && 'await' in part && part.await === true)
  return isAwait || Object.values(part).some(awaits)
}

/**
 * Wraps a module's code as Vite serves it to browsers.
 * @param map the code's source map; null: none is made
 */
export async function wrapModule(
  url: string,
  served: string,
  map: object | null = null,
): Promise<{ readonly module: WrappedModule; readonly map: object | null }> {
  const inMap = (map ?? { mappings: '' }) as Parameters<typeof moduleRunnerTransform>[1]
  const transformed = await moduleRunnerTransform(served, inMap, url, served)
  if (transformed === null) throw new Error(`${url} is no module.`)
  const code = transformed.code.replaceAll(awaitedImport, '$1').replaceAll(mapComment, '')
  const files = new Map(
    [...code.matchAll(imported)].map(([, name = '', file = '']) => [name, file]),
  )
  const module: WrappedModule = {
    url: withoutStamp(url),
    code,
    isAsync: /\bawait\b/.test(code) && awaits(parseSync('module.js', code).program),
    names: [...code.matchAll(exportedName)].map(([, name = '']) => JSON.parse(name) as string),
    stars: [...code.matchAll(exportedAll)].map(([, name = '']) => files.get(name) ?? ''),
    imports: [...new Set(files.values())],
  }
  return { module, map: map === null ? null : transformed.map }
}

/**
 * The property of the page's table that holds the module. Chromium compiles a function in parentheses with the file,
 * and others later, for which it reads them twice.
 */
export const propertyOf = ({ url, code, isAsync }: WrappedModule): string =>
  `${JSON.stringify(url)}: (${isAsync ? 'async ' : ''}function (${parameters}) {\n${code}\n}),\n`
