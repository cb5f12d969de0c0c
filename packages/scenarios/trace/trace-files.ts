import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { nameOf } from '../core/scenario.model.ts'
import type { Scenario } from '../core/scenario.model.ts'
import { reasonNotToPlay } from '../play/played.ts'
import type { Failure } from '../play/run.ts'
import type { Chapter } from './recorder.ts'
import { writtenTrace } from './trace-text.ts'

const folder = join(import.meta.dirname, '../../../tests/scenarios')

const traceFileOf = (scenario: Scenario): string =>
  join(folder, 'traces', `${relative('tests/scenarios', nameOf(scenario))}.txt`)

const pageFileOf = (name: string): string => join(folder, 'pages', `${name}.txt`)

function linesOf(file: string): readonly string[] | null {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n')
  } catch {
    return null
  }
}

function write(file: string, lines: readonly string[]): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${lines.join('\n')}\n`)
}

const OWNER = 'as first seen in '

/** The file of the scenario that wrote a page; undefined: there is no page, or no such file any more. */
function ownerOf(page: string): string | undefined {
  const file = linesOf(pageFileOf(page))?.[0]?.slice(OWNER.length)
  return file !== undefined && existsSync(file) ? file : undefined
}

/** The accepted lines of a page, without their first one, which names the scenario that wrote it. */
const readPage = (name: string): readonly string[] | null =>
  linesOf(pageFileOf(name))?.slice(1) ?? null

const shorter = (lines: readonly string[]): string => lines.map((line) => line.trim()).join(' | ')

/** Compares a trace with the accepted one; null: they are equal. */
export function traceFailure(scenario: Scenario, chapters: readonly Chapter[]): Failure | null {
  const accepted = linesOf(traceFileOf(scenario))
  const found = writtenTrace(chapters, readPage)
  if (accepted === null) {
    const what = 'trace'
    const expected = 'a file in tests/scenarios/traces, which --target screen --accept writes'
    return { line: found[0]?.line ?? 1, differences: [{ what, expected, found: 'none' }] }
  }
  let at = 0
  for (const { line, lines } of found) {
    const expected = accepted.slice(at, at + lines.length)
    if (expected.join('\n') !== lines.join('\n'))
      return { line, differences: [differing(accepted.slice(at), lines)] }
    at += lines.length
  }
  if (at === accepted.length) return null
  const left = accepted.slice(at)
  return {
    line: found.at(-1)?.line ?? 1,
    differences: [{ what: 'trace', expected: shorter(left), found: 'nothing more' }],
  }
}

/** The first lines that differ, without the step's title. */
function differing(accepted: readonly string[], found: readonly string[]) {
  const end = accepted.findIndex((line, index) => index > 0 && !line.startsWith(' '))
  const expected = end === -1 ? accepted : accepted.slice(0, end)
  const first = found.findIndex((line, index) => line !== expected[index])
  const from = first === -1 ? found.length : first
  const shown = (lines: readonly string[]) =>
    shorter(lines.slice(from, from + SHOWN)) || 'nothing more'
  return { what: `trace after "${found[0] ?? ''}"`, expected: shown(expected), found: shown(found) }
}

const SHOWN = 4

export type Recorded = { readonly scenario: Scenario; readonly chapters: readonly Chapter[] }

/** Writes traces, and the pages that they begin from. */
export function acceptTraces(recorded: readonly Recorded[], isAll: boolean): void {
  if (isAll)
    for (const name of ['traces', 'pages'])
      rmSync(join(folder, name), { recursive: true, force: true })
  const fresh = new Set<string>()
  for (const { scenario, chapters } of recorded)
    for (const one of chapters.flatMap(({ seen }) => seen)) {
      if (typeof one === 'string' || one.page === null || fresh.has(one.page)) continue
      const owner = ownerOf(one.page)
      if (owner !== undefined && owner !== scenario.file) continue
      fresh.add(one.page)
      write(pageFileOf(one.page), [OWNER + scenario.file, ...one.lines])
    }
  for (const { scenario, chapters } of recorded)
    write(
      traceFileOf(scenario),
      writtenTrace(chapters, readPage).flatMap(({ lines }) => lines),
    )
  if (isAll) removeStaleFiles(recorded.map(({ scenario }) => scenario))
}

/** @param scenarios all that there are */
export function removeStaleFiles(scenarios: readonly Scenario[]): void {
  for (const file of staleFiles(scenarios)) rmSync(join(folder, file))
}

/** Traces without a scenario, and pages that no trace names. */
export function staleFiles(scenarios: readonly Scenario[]): readonly string[] {
  const traces = scenarios.filter((one) => reasonNotToPlay(one, 'screen') === null).map(traceFileOf)
  const texts = traces.map((file) => linesOf(file)?.join('\n') ?? '').join('\n')
  const named = new Set(texts.match(/as in pages\/\S+/g))
  const found = globSync('{traces,pages}/**/*.txt', { cwd: folder })
  return found.filter((file) =>
    file.startsWith('traces')
      ? !traces.includes(join(folder, file))
      : !named.has(`as in ${file.replace('.txt', '')}`),
  )
}
