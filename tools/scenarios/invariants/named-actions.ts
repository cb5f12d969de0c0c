import { eachPage } from './invariant.model.ts'
import type { Invariant } from './invariant.model.ts'

export const namedActions: Invariant = {
  name: 'every action has a name',
  reason: 'A screen reader says "button", and nobody knows what it does.',
  remedy: 'Give it a text, a label or `aria-label`.',
  watch: eachPage(({ unnamed }) => unnamed),
}
