import { requireAnswers } from '#contract'
import type { Contract } from '#contract'
import { expectedIn, formMarksAt, nameMarksAt, placesIn } from '../contract/marks.ts'
import { assumptionsIn, contractUnderTest } from '../contract/contract-under-test.ts'
import type { ContractUnderTest } from '../contract/contract-under-test.ts'

/**
 * Assumptions by place of the backend's answers, for the proxy's log: refuted by a missing property (`name`) or a
 * wrong value (`form`). Also lists places marked `x-expected`.
 */
export function emitAssumptionMarks(document: Contract): string {
  const contract = contractUnderTest(document)
  const answers = Object.values(document.paths).flatMap(({ post }) =>
    Object.values(requireAnswers(document, post)),
  )
  const names = [...new Set([...answers, 'Problem', 'User'])].sort()
  const markLines = names.flatMap((schema) => {
    const marks = marksOf(contract, schema)
    return marks.length === 0 ? [] : [`  ${schema}: ${JSON.stringify(Object.fromEntries(marks))},`]
  })
  const expectedLines = names.flatMap((schema) => {
    const pointers = expectedIn(contract, schema)
    return pointers.length === 0 ? [] : [`  ${schema}: ${JSON.stringify(pointers)},`]
  })
  const operationLines = Object.entries(document.paths).map(([path, { post }]) => {
    const { responses } = post
    const answerIds = responses['200'] === undefined ? [] : assumptionsIn(responses['200'])
    return `  ${JSON.stringify(path)}: ${JSON.stringify({ operation: assumptionsIn(post), answer: answerIds })},`
  })
  return `import type { SchemaName } from './schemas.ts'

/** Ids of assumptions: those that a missing property refutes, those that a wrong value does. */
export type Marks = { readonly name: readonly string[]; readonly form: readonly string[] }

/** Schema → JSON Pointer with \`*\` for a place in a list → what is assumed there. */
export const answerMarks: Readonly<Partial<Record<SchemaName, Readonly<Record<string, Marks>>>>> = {
${markLines.join('\n')}
}

/** Schema → JSON Pointers, with \`*\` for a place in a list, of what is optional and expected all the same. */
export const expectedPlaces: Readonly<Partial<Record<SchemaName, readonly string[]>>> = {
${expectedLines.join('\n')}
}

/** Path of the backend → what is assumed of the operation itself, and of the outcomes that it answers. */
export const operationMarks: Readonly<
  Record<string, { readonly operation: readonly string[]; readonly answer: readonly string[] }>
> = {
${operationLines.join('\n')}
}
`
}

type MarkedPlace = readonly [string, { name: readonly string[]; form: readonly string[] }]

function marksOf(contract: ContractUnderTest, schema: string): readonly MarkedPlace[] {
  return placesIn(contract, schema).flatMap((pointer): readonly MarkedPlace[] => {
    const examplePointer = pointer.replaceAll('*', '0')
    const name = nameMarksAt(contract, schema, examplePointer)
    const form = formMarksAt(contract, schema, examplePointer)
    return name.length + form.length === 0 ? [] : [[pointer, { name, form }]]
  })
}
