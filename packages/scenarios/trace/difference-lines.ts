import { diff } from 'node:util'

const depthOf = (line: string): number => line.length - line.trimStart().length

/** The lines that a line is in, outermost first, without their details. */
function placeOf(lines: readonly string[], at: number): string {
  const names: string[] = []
  let depth = depthOf(lines[at] ?? '')
  for (let index = at - 1; index >= 0 && depth > 0; index -= 1) {
    const line = lines[index] ?? ''
    if (depthOf(line) >= depth) continue
    depth = depthOf(line)
    names.unshift(/^[^\s;]+(?: "(?:[^"\\]|\\.)*")?/.exec(line.trim())?.[0] ?? '')
  }
  return names.join(' > ')
}

type Part = {
  readonly sign: '+' | '-'
  readonly place: string
  readonly lines: string[]
  /** Where in the list of operations it begins, and where it ends. */
  readonly start: number
  end: number
}

/** Runs of lines of one side, each with the place where it begins. */
function partsOf(before: readonly string[], after: readonly string[]): readonly Part[] {
  const parts: Part[] = []
  let [old, now, last] = [0, 0, 0]
  // `util.diff` says 1 for what only its first value has.
  for (const [at, [operation, line]] of diff(before, after).entries()) {
    if (operation !== 0) {
      const sign = operation === 1 ? '-' : '+'
      const place = sign === '-' ? placeOf(before, old) : placeOf(after, now)
      const open = operation === last ? parts.at(-1) : undefined
      open?.lines.push(line)
      if (open === undefined) parts.push({ sign, place, lines: [line], start: at, end: at + 1 })
      else open.end = at + 1
    }
    last = operation
    if (operation !== -1) old += 1
    if (operation !== 1) now += 1
  }
  return parts
}

/** Lines of something that is gone which are written out; it was said before. */
const GONE = 3

/** Parts of a line: what it is about, then its details. Semicolons in names are within quotes. */
const partsOfLine = (line: string): readonly string[] =>
  line.match(/(?:"(?:[^"\\]|\\.)*"|[^";])+/g)?.map((part) => part.trim()) ?? []

const without = (one: readonly string[], other: readonly string[]): readonly string[] =>
  one.filter((part) => !other.includes(part))

/** `button "Send": +disabled −submits`, if both lines are about the same thing; null: they are not. */
function changeOf(before: string, after: string): string | null {
  const [[head = '', ...old], [sameHead, ...now]] = [partsOfLine(before), partsOfLine(after)]
  if (head !== sameHead || depthOf(before) !== depthOf(after)) return null
  const signed = [
    ...without(now, old).map((part) => `+${part}`),
    ...without(old, now).map((part) => `−${part}`),
  ]
  return signed.length === 0 ? null : `${head}: ${signed.join(' ')}`
}

const shifted = (sign: string, lines: readonly string[]): readonly string[] => {
  const depth = Math.min(...lines.map(depthOf))
  return lines.map((line) => `${sign} ${line.slice(depth)}`)
}

function goneLines(lines: readonly string[]): readonly string[] {
  const all = shifted('-', lines)
  return all.length > GONE + 1 ? [...all.slice(0, GONE), `- … (${all.length - GONE} more)`] : all
}

/** What one part is instead of the other: changed lines where they are about the same things, in order. */
function replacedLines(gone: readonly string[], fresh: readonly string[]): readonly string[] {
  const changes = gone.map((line, index) => changeOf(line, fresh[index] ?? ''))
  const isChanged = gone.length === fresh.length && changes.every((change) => change !== null)
  return isChanged
    ? changes.map((change) => `~ ${change}`)
    : [...goneLines(gone), ...shifted('+', fresh)]
}

/** What is different after, by place: `~` for what has changed, `-` for what is gone, `+` for what is new. */
export function differenceLines(
  before: readonly string[],
  after: readonly string[],
): readonly string[] {
  const parts = partsOf(before, after)
  let place = ''
  return parts.flatMap((part, index) => {
    const [last, next] = [parts[index - 1], parts[index + 1]]
    const isReplacement = part.sign === '+' && last?.sign === '-' && last.end === part.start
    if (part.sign === '-' && next?.sign === '+' && part.end === next.start) return []
    const lines = isReplacement
      ? replacedLines(last.lines, part.lines)
      : part.sign === '-'
        ? goneLines(part.lines)
        : shifted('+', part.lines)
    const isElsewhere = part.place !== place
    place = part.place
    return isElsewhere ? [part.place === '' ? 'at the top' : `in ${part.place}`, ...lines] : lines
  })
}
