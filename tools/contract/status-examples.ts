import { answersOf, schemaNamed } from './contract-parts.ts'
import type { Contract } from './contract.model.ts'

export const isStatusOnly = ({ properties = {} }: { properties?: object }): boolean =>
  Object.keys(properties).length === 1 && 'status' in properties

/** Adds the example `{status}` for every bare status of an answer to a contract that nothing else uses. */
export function addStatusExamples(contract: Contract): Contract {
  for (const { post } of Object.values(contract.paths)) {
    const media = post.responses['200']?.content['application/json']
    if (!media) continue
    const derived = Object.entries(answersOf(contract, post))
      .filter(([, name]) => isStatusOnly(schemaNamed(contract, name)))
      .map(([status]) => [status, { value: { status } }] as const)
    media.examples = { ...Object.fromEntries(derived), ...media.examples }
  }
  return contract
}
