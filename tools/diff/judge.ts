import type { Change } from './changes.ts'
import { HTTP_STATUS_OF, MEANING_OF, TITLE_OF } from './extensions.ts'
import { isAccessLoosened } from './facts.ts'
import { ruleNamed, ruleOfWidth } from './policy.ts'
import type { Aspect, Rule } from './policy.ts'
import { widthOf } from './width.ts'

const RULE_OF_KEYWORD: Readonly<Record<string, string>> = {
  'operation id': 'operation-renamed',
  backend: 'backend-changed',
  'backend body': 'backend-body-changed',
  'session role': 'session-role-changed',
}

const aspectOf: Readonly<Record<string, Aspect>> = {
  type: 'type',
  values: 'values',
  pattern: 'form',
  format: 'form',
  additionalProperties: 'others',
  'media types': 'media',
}

export function ruleOf(change: Change): Rule {
  const { direction } = change.fact
  if (direction === 'operation') return ruleNamed(operationRule(change))
  return change.way === 'changed' ? keywordRule(change) : placeRule(change)
}

function operationRule({ way, keyword, from, to }: Change): string {
  if (keyword === null) return `operation-${way}`
  if (keyword === 'protection') return `protection-${from === 'none' ? 'added' : 'changed'}`
  if (keyword !== 'access') return RULE_OF_KEYWORD[keyword] ?? 'operation-extension-changed'
  return isAccessLoosened(from as string[], to as string[]) ? 'access-loosened' : 'access-tightened'
}

function placeRule({ way, fact }: Change): Rule {
  const { direction, kind } = fact
  const isAdded = way === 'added'
  if (kind === 'variant') return ruleOfWidth(direction, 'variant', isAdded ? 'widened' : 'narrowed')
  if (kind === 'items') return ruleOfWidth(direction, 'items', isAdded ? 'narrowed' : 'widened')
  if (kind === 'status' || kind === 'error') return ruleNamed(`answer-${kind}-${way}`)
  if (direction === 'answer' || !isAdded) return ruleNamed(`${direction}-${way}`)
  return ruleNamed(
    fact.keywords['required'] === true ? 'request-required-added' : 'request-optional-added',
  )
}

function keywordRule({ fact: { direction }, keyword, from, to }: Change): Rule {
  const name = keyword ?? ''
  const width = widthOf(name, from, to)
  if (width !== undefined) return ruleOfWidth(direction, aspectOf[name] ?? 'limit', width)
  if (name === 'required') {
    return ruleNamed(`${direction}-became-${to === true ? 'required' : 'optional'}`)
  }
  if (name === 'code') return ruleNamed('answer-error-code-changed')
  if (name.startsWith(MEANING_OF)) return ruleNamed(`${direction}-meaning-${wayOf(from, to)}`)
  if (name.startsWith(HTTP_STATUS_OF)) return ruleNamed('answer-error-status-changed')
  if (name.startsWith(TITLE_OF)) return ruleNamed('answer-error-title-changed')
  if (name === 'default') return ruleNamed(`${direction}-default-changed`)
  return ruleNamed(`${direction}-${name === 'x-unit' ? 'unit' : 'keyword'}-changed`)
}

function wayOf(from: unknown, to: unknown): Change['way'] {
  if (from === undefined) return 'added'
  return to === undefined ? 'removed' : 'changed'
}
