import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { draw, mutableSources } from '../mutants/source-mutants.ts'
import type { SourceMutant } from '../mutants/source-mutants.ts'
import type { ReachMap } from '../reach/reach-map.ts'
import { isCatalog } from '../reach/recorded-bundles.ts'
import type { Change } from '../reach/sources.ts'
import { oneOf } from '../walk/random.ts'

const top = join(import.meta.dirname, '../../..')

export type Drawn = {
  readonly kind: string
  readonly words: string
  readonly changes: readonly Change[]
  /** Which mutant of the bundle it is; null: it needs a bundle of its own. */
  readonly mutant: number | null
}

function ofMutant({ id, class: kind, place, words, edit }: SourceMutant): Drawn {
  const { file, start, end, text } = edit
  const old = readFileSync(join(top, file), 'utf8')
  const now = old.slice(0, start) + text + old.slice(end)
  return { kind, words: `${place}: ${words}`, changes: [{ file, old, now }], mutant: id }
}

/** Faults of the code that a target loads. */
export const drawMutants = (map: ReachMap, count: number, seed: number): readonly Drawn[] => {
  const { mutants } = mutableSources(() => false)
  const loaded = mutants.filter(({ edit }) => map.files.has(edit.file))
  return draw(loaded, count, seed).map(ofMutant)
}

/** Messages with another text. */
export function drawMessages(map: ReachMap, count: number, random: () => number): readonly Drawn[] {
  // Scenarios that say nothing else are in Korean.
  const files = [...map.files.keys()].filter((file) => isCatalog(file) && file.includes('/ko.'))
  return Array.from({ length: files.length === 0 ? 0 : count }, (): Drawn => {
    const file = oneOf(random, files, () => 1) ?? ''
    const old = readFileSync(join(top, file), 'utf8')
    const messages = JSON.parse(old) as Readonly<Record<string, unknown>>
    const id = oneOf(random, Object.keys(messages), () => 1) ?? ''
    const now = JSON.stringify({ ...messages, [id]: 'Another text' })
    return { kind: 'message', words: id, changes: [{ file, old, now }], mutant: null }
  })
}
