import { isInitials, onOtherKeyboard, toInitials, toStrokes } from './hangul.ts'

/** A query shorter than this is too little to guess what was meant by a slip. */
const SLIP_FROM_STROKES = 5

const bare = (text: string): string => text.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '')
const plain = (text: string): string => toStrokes(bare(text).toLowerCase())

type Entry<Item> = {
  readonly item: Item
  readonly names: readonly string[]
  readonly initials: readonly string[]
}

/** Whether `needle` stands in `text` with at most one sign wrong, missing or too many. */
const standsWithOneSlip = (text: string, needle: string): boolean => {
  let row = Array.from({ length: needle.length + 1 }, (_, at) => at)
  for (const sign of text) {
    const next = [0]
    for (let at = 1; at <= needle.length; at += 1) {
      const kept = (row[at - 1] ?? 0) + (needle[at - 1] === sign ? 0 : 1)
      next.push(Math.min(kept, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1))
    }
    if ((next.at(-1) ?? 2) <= 1) return true
    row = next
  }
  return false
}

type Query = {
  readonly strokes: string
  readonly isInitials: boolean
  /** The strokes of the same keys on the other keyboard. */
  readonly other: string
}

const rank = ({ names, initials }: Entry<unknown>, query: Query): number => {
  const { strokes } = query
  const has = (texts: readonly string[], part: string) => texts.some((text) => text.includes(part))
  if (names.some((name) => name.startsWith(strokes))) return 0
  if (has(names, strokes)) return 1
  if (query.isInitials && has(initials, strokes)) return 2
  return has(names, query.other) ? 3 : -1
}

/**
 * Prepares a list for searching by its names, once; the returned function finds in it.
 *
 * Case, spaces and signs do not matter. Korean is found letter by letter while it is typed
 * (`슬ㄹ`), by initials (`ㅅㄹ`), and on the wrong keyboard (`tmffht`, `ㄴㅐㅜㅇ`). Only if nothing is found so,
 * one slip is forgiven. Best matches first, otherwise in the list's order; an empty query finds
 * everything.
 */
export const searchIn = <Item>(
  items: readonly Item[],
  namesOf: (item: Item) => readonly string[],
): ((query: string) => readonly Item[]) => {
  const entries = items.map((item): Entry<Item> => {
    const names = namesOf(item)
    return {
      item,
      names: names.map(plain),
      initials: names.map((name) => toInitials(bare(name).toLowerCase())),
    }
  })
  return (typed) => {
    const strokes = plain(typed)
    if (strokes === '') return items
    const query = {
      strokes,
      isInitials: isInitials(strokes),
      other: onOtherKeyboard(bare(typed)),
    }
    const found = entries
      .map((entry) => ({ entry, rank: rank(entry, query) }))
      .filter((one) => one.rank >= 0)
      .sort((one, two) => one.rank - two.rank)
      .map((one) => one.entry)
    if (found.length > 0 || strokes.length < SLIP_FROM_STROKES) return found.map((one) => one.item)
    return entries
      .filter(({ names }) => names.some((name) => standsWithOneSlip(name, strokes)))
      .map((one) => one.item)
  }
}
