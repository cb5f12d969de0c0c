import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const folder = join(import.meta.dirname, '../../../tests/scenarios/outlines')

const fileOf = (name: string): string => join(folder, `${name}.txt`)

/** The accepted lines; null: there is no such file. */
function readOutline(name: string): readonly string[] | null {
  try {
    return readFileSync(fileOf(name), 'utf8').trimEnd().split('\n')
  } catch {
    return null
  }
}

function writeOutline(name: string, lines: readonly string[]): void {
  mkdirSync(dirname(fileOf(name)), { recursive: true })
  writeFileSync(fileOf(name), `${lines.join('\n')}\n`)
}

/** How found outlines are compared with those of tests/scenarios/outlines. */
export type Outlines = (
  name: string,
  found: readonly string[],
) => { readonly expected: string; readonly found: string } | null

/** Lines of one that the other lacks, each as often as it is missing. */
function missingIn(lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others]
  return lines.filter((line) => {
    const at = left.indexOf(line)
    if (at === -1) return true
    left.splice(at, 1)
    return false
  })
}

const listed = (lines: readonly string[]): string =>
  lines.length === 0 ? 'nothing else' : lines.map((line) => line.trim()).join(' | ')

const compare = (name: string, found: readonly string[], isStyled: boolean) => {
  const accepted = readOutline(name)
  if (accepted === null) {
    return {
      expected: `tests/scenarios/outlines/${name}.txt, which --target screen --accept writes`,
      found: `${found.length} lines`,
    }
  }
  const added = missingIn(found, accepted)
  const gone = isStyled ? [] : missingIn(accepted, found)
  if (gone.length > 0 || added.length > 0) return { expected: listed(gone), found: listed(added) }
  return isStyled || accepted.join('\n') === found.join('\n')
    ? null
    : { expected: 'the same order', found: 'another order' }
}

export const comparedOutlines: Outlines = (name, found) => compare(name, found, false)

/** Where styles hide what a window of another width has. */
export const comparedStyledOutlines: Outlines = (name, found) => compare(name, found, true)

/** Writes each outline as it is found. */
export const acceptedOutlines: Outlines = (name, found) => {
  writeOutline(name, found)
  return null
}
