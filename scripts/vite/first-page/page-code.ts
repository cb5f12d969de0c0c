import { propertyOf, withoutStamp } from './wrapped-module.ts'
import type { WrappedModule } from './wrapped-module.ts'

/** Served by Vite itself to everything on the page. */
const ofVite = ['/@vite/client', '/@react-refresh'] as const

export const isOfVite = (url: string): boolean => ofVite.includes(url as (typeof ofVite)[number])

const GLOBAL = '__firstPage'

const before = `import * as client from '/@vite/client'
import * as refresh from '/@react-refresh'
const modules = {
`

/** Modules are evaluated as a browser does: once, imports first, and in a circle with what there is. */
const after = `}
const withoutStamp = (url) =>
  url.replace(/([?&])t=\\d+(&|$)/, (_, before, after) => (after === '' ? '' : before))
const keyOf = (url) => (Object.hasOwn(modules, url) ? url : withoutStamp(url))
const has = (url) => Object.hasOwn(modules, keyOf(url))
const refreshHere = {
  ...refresh,
  __hmr_import: async (url) => {
    const path = url.startsWith(location.origin) ? url.slice(location.origin.length) : url
    return has(path) ? load(path) : refresh.__hmr_import(url)
  },
}
const loaded = new Map([
  ['/@vite/client', { exports: client }],
  ['/@react-refresh', { exports: refreshHere }],
])
function load(url) {
  const key = keyOf(url)
  const known = loaded.get(key)
  if (known !== undefined) {
    if ('error' in known) throw known.error
    return known.exports
  }
  const exports = Object.defineProperty({}, Symbol.toStringTag, { value: 'Module' })
  const module = { exports }
  loaded.set(key, module)
  const name = (name, get) =>
    Object.defineProperty(exports, name, { enumerable: true, configurable: true, get })
  const all = (from) => {
    for (const each in from)
      if (each !== 'default' && !Object.hasOwn(exports, each)) name(each, () => from[each])
  }
  try {
    const evaluated = modules[key](load, start, { url: location.origin + key }, name, all)
    evaluated?.catch((error) => reportError(error))
  } catch (error) {
    module.error = error
    throw error
  }
  return exports
}
const start = async (url) => (has(url) ? load(url) : import(url))
globalThis.${GLOBAL} = load
`

/** The page's one file: all modules, of which it starts these in turn. */
export const pageCode = (modules: readonly WrappedModule[], starts: readonly string[]): string =>
  before +
  modules.map(propertyOf).join('') +
  after +
  starts.map((url) => `load(${JSON.stringify(url)})\n`).join('')

type Section = {
  readonly offset: { readonly line: number; readonly column: number }
  readonly map: object
}

const linesIn = (text: string): number => text.split('\n').length - 1

/** The source map of `pageCode`, from those of its modules in the same order. */
export function pageMap(modules: readonly WrappedModule[], maps: readonly (object | null)[]) {
  let line = linesIn(before)
  const sections = modules.flatMap((module, at): Section[] => {
    const offset = { line: line + 1, column: 0 }
    line += linesIn(propertyOf(module))
    const map = maps[at]
    return map === null || map === undefined ? [] : [{ offset, map }]
  })
  return { version: 3, sections }
}

/** All names that the module exports. */
function namesOf(modules: ReadonlyMap<string, WrappedModule>, url: string): ReadonlySet<string> {
  const seen = new Set<string>()
  const visit = (of: string): string[] => {
    const module = modules.get(withoutStamp(of))
    if (module === undefined || seen.has(module.url)) return []
    seen.add(module.url)
    const others = module.stars.flatMap(visit).filter((name) => name !== 'default')
    return [...module.names, ...others]
  }
  return new Set(visit(url))
}

/** What a file that is loaded by itself imports instead of the module, which the page has already. */
export function pageModule(modules: ReadonlyMap<string, WrappedModule>, url: string): string {
  const names = [...namesOf(modules, url)]
  const values = names.map((name, at) => `const _${at} = module[${JSON.stringify(name)}]\n`)
  const exports = names.map((name, at) => `_${at} as ${JSON.stringify(name)}`)
  return `const module = globalThis.${GLOBAL}(${JSON.stringify(url)})
${values.join('')}export { ${exports.join(', ')} }
`
}
