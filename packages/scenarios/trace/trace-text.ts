import { isLook, lookDifference } from './look.ts'
import { differenceLines } from './difference-lines.ts'
import type { Chapter, SeenState } from './recorder.ts'

/** A step of a trace as it is written. */
export type WrittenChapter = { readonly line: number; readonly lines: readonly string[] }

/** The accepted lines of a page by its name; null: there are none. */
export type PageLines = (name: string) => readonly string[] | null

const withoutLooks = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => !isLook(line))

function differences(before: readonly string[], after: readonly string[]): readonly string[] {
  const looks = lookDifference(before, after)
  return [
    ...differenceLines(withoutLooks(before), withoutLooks(after)),
    ...(looks === '' ? [] : [`looks: ${looks}`]),
  ]
}

const indent = (line: string): string => `  ${line}`

/** A state as differences from the one before, or from the accepted page if that is less. */
function stateLines(
  { tab, during, lines, page }: SeenState,
  before: readonly string[],
  pages: PageLines,
): readonly string[] {
  const same = tab === 1 ? [] : [`tab ${tab}`]
  const moment = [...same, ...(during === null ? [] : [`while ${during} runs`])].join(' ')
  const since = differences(before, lines)
  const accepted = page === null ? null : pages(page)
  const fromPage = accepted === null ? null : differences(accepted, lines)
  const isShorter = fromPage !== null && (before.length === 0 || fromPage.length < since.length)
  const head = [moment, isShorter ? `as in pages/${page}` : ''].filter((part) => part !== '')
  const body = isShorter ? fromPage : since
  return [...(head.length > 0 ? [head.join(', ')] : []), ...body.map(indent)]
}

const ANSWERED = 'answered: '

/** Answers that follow each other are one line. */
const joined = (lines: readonly string[]): readonly string[] =>
  lines.reduce<string[]>((done, line) => {
    const last = done.at(-1)
    if (last?.startsWith(ANSWERED) !== true || !line.startsWith(ANSWERED)) return [...done, line]
    return [...done.slice(0, -1), `${last}, ${line.slice(ANSWERED.length)}`]
  }, [])

const AFTER = /^after ([\d.]+) s$/

type Moment = { readonly time: string; readonly body: string[] }

function momentsOf(lines: readonly string[]): readonly Moment[] {
  const moments: Moment[] = [{ time: '', body: [] }]
  for (const line of lines) {
    const time = AFTER.exec(line)?.[1]
    if (time === undefined) moments.at(-1)?.body.push(line)
    else moments.push({ time, body: [] })
  }
  return moments
}

/** While time passes, the first and the last of what happens in the same way, and when the others do. */
function withoutRepeats(lines: readonly string[]): readonly string[] {
  const moments = momentsOf(lines)
  const alike = Map.groupBy(moments, ({ body }) => body.join('\n').replaceAll(/\d+/g, '0'))
  return moments.flatMap((moment) => {
    const { time, body } = moment
    if (time === '') return body
    const same = alike.get(body.join('\n').replaceAll(/\d+/g, '0')) ?? []
    if (moment !== same[0] && moment !== same.at(-1)) return []
    const between = moment === same[0] ? same.slice(1, -1).map((one) => one.time) : []
    const likewise = between.length === 0 ? [] : [`likewise after ${between.join(', ')} s`]
    return [`after ${time} s`, ...body, ...likewise]
  })
}

/** A trace in words: each step, and under it what is different then. */
export function writtenTrace(
  chapters: readonly Chapter[],
  pages: PageLines,
): readonly WrittenChapter[] {
  const before = new Map<number, readonly string[]>()
  const linesOf = (one: string | SeenState): readonly string[] => {
    if (typeof one === 'string') return [one]
    const lines = stateLines(one, before.get(one.tab) ?? [], pages)
    before.set(one.tab, one.lines)
    return lines
  }
  return chapters.map(({ line, title, seen }) => ({
    line,
    lines: [title, ...withoutRepeats(joined(seen.flatMap(linesOf))).map(indent)],
  }))
}
