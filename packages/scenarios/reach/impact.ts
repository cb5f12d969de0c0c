import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changedNodes } from './differences.ts'
import { parseSource } from './places.ts'
import type { ReachMap } from './reach-map.ts'
import { isCatalog, isCode } from './recorded-bundles.ts'
import type { Change } from './sources.ts'
import { createCode } from './users.ts'
import type { Code, Users } from './users.ts'

const top = join(import.meta.dirname, '../../..')

/** The code of a map before the changes. */
export function codeBefore(map: ReachMap, changes: readonly Change[]): Code {
  const texts = new Map(changes.map(({ file, old }) => [file, old]))
  return createCode(map.files, (file) => {
    const text = texts.get(file) ?? readFileSync(join(top, file), 'utf8')
    texts.set(file, text)
    return text
  })
}

function changedMessages(old: string, now: string, first: number): Users {
  const after = JSON.parse(now) as Readonly<Record<string, unknown>>
  const before = Object.entries(JSON.parse(old) as Readonly<Record<string, unknown>>)
  const changed = before.flatMap(([id, message], index) =>
    JSON.stringify(message) === JSON.stringify(after[id]) ? [] : [first + index],
  )
  return new Set(changed)
}

/** Places that run what a file's change is; null: all that load the file. */
export function changedPlaces({ file, old, now }: Change, map: ReachMap, code: Code): Users {
  const first = map.files.get(file)
  // A new file runs by a change of those that import it.
  if (first === undefined || old === null) return new Set()
  if (isCatalog(file)) return now === null ? null : changedMessages(old, now, first)
  if (!isCode(file)) return null
  const { source } = code.read(file)
  const gone = now === null
  return code.usersOf(gone ? source.statements : changedNodes(source, parseSource(now, file)))
}

/** Name of each scenario that changes of code can make fail → where it comes to one. */
export function reachedBy(
  map: ReachMap,
  changes: readonly Change[],
  code: Code = codeBefore(map, changes),
): ReadonlyMap<string, string> {
  const reasons = new Map<string, string>()
  for (const change of changes) {
    const places = changedPlaces(change, map, code)
    for (const [name, reached] of map.reached) {
      if (reasons.has(name)) continue
      if (reached === null) reasons.set(name, 'it did not hold before')
      else if (places === null) reasons.set(name, `${change.file}, which every page loads`)
      else {
        const place = [...places].find((one) => reached[one] === 1)
        if (place !== undefined) reasons.set(name, code.wordsOf(place))
      }
    }
  }
  return reasons
}
