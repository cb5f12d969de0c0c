import { pressedRoles } from '../core/screen-words.ts'
import type { PressStep, PlayerText } from '../core/screen-words.ts'
import type { Query } from './find.ts'
import type { Texts } from './texts.ts'

export const quotedText = (text: PlayerText): string =>
  typeof text === 'string' ? text : `${text.message} ${JSON.stringify(text.with)}`

export const rolesOf = ({ role }: PressStep): readonly string[] =>
  role === undefined ? pressedRoles : [role]

export const pressQuery = (step: PressStep, { textPattern }: Texts): Query => ({
  roles: rolesOf(step),
  name: textPattern(step.press).source,
  within: step.in === undefined ? undefined : textPattern(step.in).source,
})

export const nothingFound = (text: PlayerText, there: readonly string[]): string =>
  `nothing named ${quotedText(text)} can be pressed; there are: ${there.join(', ') || 'none'}`
