import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Plugin } from 'rolldown'
import { markPlaces, parseSource } from './places.ts'

declare global {
  /** Called by code whose places are recorded. */
  var scenarioReach: ((place: number) => boolean) | undefined
}

const top = join(import.meta.dirname, '../../..')

export const isCode = (file: string): boolean => /\.(?:tsx?|js)$/.test(file)
export const isCatalog = (file: string): boolean => /^src\/i18n\/compiled\/[\w.]+\.json$/.test(file)

type Catalog = Readonly<Record<string, string | readonly object[]>>

/** Messages as syntax trees, the first part of which is a place. */
const markCatalog = (text: string, first: number) => {
  const messages = Object.entries(JSON.parse(text) as Catalog)
  const code = messages.map(([id, message], index) => {
    const own = typeof message === 'string' ? JSON.stringify(message) : "''"
    const others = typeof message === 'string' ? [] : message.map((part) => JSON.stringify(part))
    const part = `{ type: 0, get value() { scenarioReach(${first + index}); return ${own} } }`
    return `${JSON.stringify(id)}: [${[part, ...others].join(', ')}]`
  })
  return { code: `export default {${code.join(',\n')}}`, count: messages.length }
}

export type Numbered = {
  /** File → the number of its first place. */
  readonly files: ReadonlyMap<string, number>
  readonly count: number
}

export type Break = {
  readonly places: ReadonlySet<number>
  /** Whether all code throws after one of them, as after a loop without end. */
  readonly isStopping: boolean
}

export type Recording = ReturnType<typeof createRecording>

/** Bundles these texts instead of those on the disk; null: the file is not there. */
export const withTexts = (texts: ReadonlyMap<string, string | null>): Plugin => ({
  name: 'other texts',
  resolveId: (source, importer) => {
    if (importer === undefined || !source.startsWith('.')) return
    const id = resolve(dirname(importer), source)
    return typeof texts.get(relative(top, id)) === 'string' ? id : undefined
  },
  load: (id) => texts.get(relative(top, id)) ?? null,
})

/**
 * Bundles the texts of another state of the repository, and has the code call `scenarioReach` wherever it comes.
 * @param old texts that differ from those on the disk
 * @param known the numbers that places have already
 */
export function createRecording(
  old: ReadonlyMap<string, string | null>,
  known: Numbered = { files: new Map(), count: 0 },
) {
  const files = new Map(known.files)
  let { count } = known
  const marking: Plugin = {
    name: 'recorded places',
    load: (id) => {
      const file = relative(top, id)
      if (file.startsWith('..') || file.includes('node_modules')) return null
      if (!isCode(file) && !isCatalog(file)) return null
      const code = old.get(file) ?? readFileSync(id, 'utf8')
      const first = files.get(file) ?? count
      const marked = isCode(file)
        ? markPlaces(parseSource(code, file), first)
        : markCatalog(code, first)
      if (!files.has(file)) count += marked.count
      files.set(file, first)
      return isCode(file) ? marked.code : { code: marked.code, moduleType: 'js' }
    },
  }
  let reached: Uint8Array | null = null
  // The server's code is loaded once for all scenarios.
  const atLoad = new Set<number>()
  let broken: Break = { places: new Set(), isStopping: false }
  let isStopped = false
  globalThis.scenarioReach = (place) => {
    if (isStopped || broken.places.has(place)) {
      isStopped = broken.isStopping
      throw new Error('A broken place of the code is reached.')
    }
    if (reached === null) atLoad.add(place)
    else reached[place] = 1
    return false
  }
  return {
    files,
    plugins: [marking, withTexts(old)],
    /**
     * Records a scenario anew; returns a byte for each place, 1: it comes there.
     * @param breaks places that throw
     */
    begin: (breaks: Break = { places: new Set(), isStopping: false }) => {
      broken = breaks
      isStopped = false
      reached = new Uint8Array(count)
      for (const place of atLoad) reached[place] = 1
      return reached
    },
    end: () => {
      globalThis.scenarioReach = undefined
    },
  }
}
