import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type FaultPlace = {
  readonly file: string
  readonly line: number
  /** The lines around it, the faulty one marked. */
  readonly frame: string
}

const LINES_AROUND = 2

/** The first `file:line` that a message names. */
export function faultPlace(root: string, message: string): FaultPlace | null {
  const [, path = '', number = ''] =
    /(?:^|\s)([\w./-]+\.(?:yaml|ts|tsx)):(\d+)/m.exec(message) ?? []
  const file = join(root, path)
  if (path === '' || !existsSync(file)) return null
  const line = Number(number)
  const lines = readFileSync(file, 'utf8').split('\n')
  const first = Math.max(0, line - 1 - LINES_AROUND)
  const frame = lines
    .slice(first, line + LINES_AROUND)
    .map((text, index) => {
      const lineNumber = first + index + 1
      return `${lineNumber === line ? '>' : ' '} ${String(lineNumber).padStart(4)} | ${text}`
    })
    .join('\n')
  return { file, line, frame }
}

/** An error for the terminal: message, surrounding lines, and what keeps running. */
export function faultText(root: string, fault: string): string {
  const faultyPlace = faultPlace(root, fault)
  return `${fault}${faultyPlace === null ? '' : `\n${faultyPlace.frame}`}\nThe last valid version goes on.`
}
