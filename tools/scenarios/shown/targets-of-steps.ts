import { pressedRoles } from '../core/screen-words.ts'
import type { PressStep, Said } from '../core/screen-words.ts'
import type { Query } from './find.ts'
import type { Texts } from './texts.ts'

export const quotedSaid = (said: Said): string =>
  typeof said === 'string' ? said : `${said.message} ${JSON.stringify(said.with)}`

export const rolesOf = ({ role }: PressStep): readonly string[] =>
  role === undefined ? pressedRoles : [role]

export const pressQuery = (step: PressStep, { said }: Texts): Query => ({
  roles: rolesOf(step),
  name: said(step.press).source,
  within: step.in === undefined ? undefined : said(step.in).source,
})

export const nothingFound = (said: Said, there: readonly string[]): string =>
  `nothing named ${quotedSaid(said)} can be pressed; there are: ${there.join(', ') || 'none'}`
