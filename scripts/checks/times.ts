import { readFileSync } from 'node:fs'

/** Processor seconds that a test file used. */
export type FileTime = { readonly file: string; readonly seconds: number }

/** Processor seconds that test files recorded (`noteSeconds`), summed by file; paths are relative to `root`. */
export function readTimes(notes: string, root: string): readonly FileTime[] {
  const seconds = new Map<string, number>()
  for (const line of readNotes(notes).split('\n').filter(Boolean)) {
    const note = JSON.parse(line) as FileTime
    const file = note.file.replace(`${root}/`, '')
    seconds.set(file, (seconds.get(file) ?? 0) + note.seconds)
  }
  return [...seconds].map(([file, sum]) => ({ file, seconds: sum }))
}

function readNotes(notes: string): string {
  try {
    return readFileSync(notes, 'utf8')
  } catch {
    return ''
  }
}

const timeLine = (seconds: number, name: string): string =>
  `${seconds.toFixed(1).padStart(7)} s  ${name}`

/** An area of test files: its first two folders (`tests/proxy`). */
const areaOf = (file: string): string => file.split('/').slice(0, 2).join('/')

/** Processor seconds of each check and of each area of test files, largest first, one a line. */
export function describeAreas(
  checks: readonly (readonly [string, number])[],
  files: readonly FileTime[],
): string {
  const areas = Map.groupBy(files, ({ file }) => areaOf(file))
  const sums = [...areas].map(
    ([area, areaFiles]) =>
      [area, areaFiles.reduce((sum, { seconds }) => sum + seconds, 0)] as const,
  )
  const sorted = (rows: readonly (readonly [string, number])[]) =>
    rows.toSorted(([, a], [, b]) => b - a).map(([name, seconds]) => timeLine(seconds, name))
  return [...sorted(checks), 'of which tests in', ...sorted(sums)].join('\n')
}

/** The most expensive files, one a line. */
export const mostExpensive = (files: readonly FileTime[], count: number): string =>
  files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => timeLine(seconds, file))
    .join('\n')
