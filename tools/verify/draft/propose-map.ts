import { writeFileSync } from 'node:fs'
import { createEvidence } from '../assumptions/table.ts'
import { CannotVerifyError } from '../contract/model.ts'
import type { Settings } from '../run/run.ts'
import { beginRun } from '../runner/begin-run.ts'
import { draftFrom } from './draft-rules.ts'
import type { Rule } from './draft-fields.ts'
import type { Draft } from './draft-rules.ts'
import { isAnswer, observeBackend } from './observe.ts'
import type { Observation } from './observe.ts'

/**
 * Writes a draft of a backend map from the backend's answers to reads.
 * @returns a report: the differences that the map absorbs, its open questions, and the changes that the backend needs
 * @throws CannotVerifyError without a member who can sign in
 */
export async function proposeMap(
  settings: Settings,
  file: string,
  backend: string,
): Promise<string> {
  const { member } = settings
  if (member === undefined)
    throw new CannotVerifyError('--propose-map reads as a member: give --user and --password.')
  const run = beginRun({ ...settings, isSafe: true }, createEvidence({}))
  const observed = await observeBackend(run, member)
  const draft = draftFrom(observed)
  writeFileSync(file, draftText(draft, backend))
  return reportText(draft, observed, file, backend)
}

const ruleLine = ({ key, value, certainty, reason }: Rule, indent = ''): string => {
  const note = { sure: reason, guess: `guess: ${reason}`, ask: `asked: ${reason}` }[certainty]
  const keyText = /[|.]/.test(key) || /^\w+$/.test(key) ? key : JSON.stringify(key)
  return `${indent}${certainty === 'ask' ? '# ' : ''}${keyText}: ${value} # ${note}`
}

export function draftText({ top, sameNames, fields, operations }: Draft, backend: string): string {
  const section = (name: string, rules: readonly Rule[]) =>
    rules.length === 0 ? [] : [`${name}:`, ...rules.map((rule) => ruleLine(rule, '  '))]
  return [
    `# A draft from the answers of ${backend}. Lines behind # are questions: replace ? and remove the #.`,
    ...top.map((rule) => ruleLine(rule)),
    ...(sameNames.length === 0
      ? []
      : [
          `same: [${sameNames.join(', ')}] # seen in answers; that requests have them, too, is a guess`,
        ]),
    ...section('fields', fields),
    ...section('operations', operations),
    '',
  ].join('\n')
}

function reportText(draft: Draft, observed: Observation, file: string, backend: string): string {
  const rules = [...draft.top, ...draft.fields, ...draft.operations]
  const rulesOf = (certainty: Rule['certainty']) =>
    rules
      .filter((rule) => rule.certainty === certainty)
      .map(({ key, value }) => `  ${key}: ${value}`)
  const failures = [
    ...[...observed.failures].map(([id, words]) => `  ${id} answers ${words}`),
    ...(isAnswer(observed.withoutSession) ? ['  userHealthCheck answers without a session'] : []),
  ]
  return [
    `Draft: ${file}. It has ${draft.sameNames.length} names that are alike.`,
    '',
    `What the map absorbs (${rulesOf('sure').length} seen, ${rulesOf('guess').length} guessed)`,
    ...rulesOf('sure'),
    ...rulesOf('guess').map((line) => `${line}   (guess)`),
    '',
    `What it asks (${rulesOf('ask').length})`,
    ...rulesOf('ask'),
    '',
    'What the backend must change, or a map say otherwise',
    ...(failures.length === 0 ? ['  nothing that reads show'] : failures),
    '',
    `Then: npm run contract:verify -- --map ${file} --backend ${backend} --user ID --password PW`,
  ].join('\n')
}
