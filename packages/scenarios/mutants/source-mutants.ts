import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { mutationsOf } from './mutations.ts'
import type { MutantClass } from './mutations.ts'
import { rewriteNodes } from './rewrite-nodes.ts'
import { randomFrom } from '../walk/random.ts'

const top = join(import.meta.dirname, '../../..')

/** Machines, models, actors, glue and components. */
const chosen = 'src/{actors,app,failures,features,screens,ui}/**/*.{ts,tsx}'
const left = /\.(?:test|screen|api)\.tsx?$/
/** What runs at build time, or before a page of these targets begins. */
const elsewhere =
  /src\/app\/(?:start|prerender|inline-scripts|early-presses|offline-page|measure-vitals)\.tsx?$/

export type SourceMutant = {
  readonly id: number
  readonly class: MutantClass
  /** File and line, relative to the repository. */
  readonly place: string
  readonly words: string
  /** The text that it replaces, from one offset to another, by its own. */
  readonly edit: {
    readonly file: string
    readonly start: number
    readonly end: number
    readonly text: string
  }
}

export type MutableSources = {
  readonly mutants: readonly SourceMutant[]
  /** File → its code with all mutants, of which `scenarioMutant` chooses one. */
  readonly sources: ReadonlyMap<string, string>
}

const ACTIVE = 'scenarioMutant.is'

/** Puts mutants into their files, switched off: all, or those with these ids. */
export function mutableSources(isChosen: (id: number) => boolean = () => true): MutableSources {
  const mutants: SourceMutant[] = []
  const sources = new Map<string, string>()
  const files = globSync(chosen, { cwd: top }).toSorted()
  for (const name of files.filter((file) => !left.test(file) && !elsewhere.test(file))) {
    const file = join(top, name)
    const code = readFileSync(file, 'utf8')
    const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
    const put: number[] = []
    const changed = rewriteNodes(source, (node, whole) => {
      let text = whole
      for (const { class: kind, words, replace } of mutationsOf(node, name)) {
        const id = mutants.length
        const { line } = source.getLineAndCharacterOfPosition(node.getStart())
        const [start, end] = [node.getStart(), node.getEnd()]
        const edit = { file: name, start, end, text: replace('true', code.slice(start, end)) }
        mutants.push({ id, class: kind, words, place: `${name}:${line + 1}`, edit })
        if (!isChosen(id)) continue
        put.push(id)
        text = replace(`${ACTIVE}(${id})`, text)
      }
      return text
    })
    if (put.length > 0) sources.set(file, changed)
  }
  return { mutants, sources }
}

/** A random sample of mutants, equal for equal seeds. */
export function draw(
  mutants: readonly SourceMutant[],
  count: number,
  seed: number,
): readonly SourceMutant[] {
  const next = randomFrom(seed)
  return mutants
    .map((mutant) => ({ mutant, rank: next() }))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ mutant }) => mutant)
}
