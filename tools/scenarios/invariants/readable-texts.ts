import { eachPage } from './invariant.model.ts'
import type { Invariant } from './invariant.model.ts'

const unreadable =
  /\b(?:undefined|NaN|Infinity|Invalid Date)\b|\[object \w+\]|\{\w+(?:, \w+)?\}|\bmsg\d{4}\b/

export const readableTexts: Invariant = {
  name: 'no text is for programs',
  reason: 'A player reads undefined, NaN, a placeholder or the id of a message.',
  remedy: 'Give the message its values, and format what is shown.',
  watch: eachPage(({ text }) => {
    const found = unreadable.exec(text)
    if (found === null) return []
    return [`"${text.slice(Math.max(0, found.index - 30), found.index + 40)}"`]
  }),
}
