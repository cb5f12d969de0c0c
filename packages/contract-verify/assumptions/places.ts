import { assumptionsIn } from '../core/contract-under-test.ts'
import type { ContractUnderTest } from '../core/contract-under-test.ts'
import type { Effects } from '../core/effects.ts'
import { operationOf } from '../core/pointer.ts'
import { marksOfSchema } from './marks.ts'

/** Assumption → operations, in the order of the contract. */
type Places = ReadonlyMap<string, readonly string[]>

/** Where a single answer can confirm or refute an assumption: by the marks of an operation, its requests and its answers. */
export function placesByMarks(contract: ContractUnderTest): Places {
  const { places, stands } = collector()
  for (const operation of contract.operations) {
    const { id, answers, assumptions, requests, isForMembers } = operation
    stands(assumptions, id)
    if (isForMembers) stands(contract.sessionAssumptions, id)
    for (const request of requests) {
      stands(assumptionsIn(contract.resolve(request)), id)
      stands(marksOfSchema(contract, request), id)
    }
    for (const { assumptions: own, schema } of answers.values()) {
      stands(own, id)
      stands(marksOfSchema(contract, schema), id)
    }
  }
  return places()
}

/** Where several calls together do: by what the effects of an operation prove. */
export function placesByEffects(contract: ContractUnderTest, effects: Effects): Places {
  const { places, stands } = collector()
  for (const { id } of contract.operations) {
    const effect = effects.operations[id]
    stands(Object.values(effect?.proves ?? {}), id)
    if (effect?.moves !== undefined) stands(Object.values(effects.keys), id)
    if (effect?.creates !== undefined) stands([effects.successProves], id)
  }
  for (const [name, figures] of Object.entries(effects.figures)) {
    const proves = effects.figuresProve[name]
    if (proves !== undefined) for (const place of figures) stands([proves], operationOf(place))
  }
  return places()
}

function collector() {
  const operations = new Map<string, Set<string>>()
  return {
    stands: (ids: Iterable<string>, operation: string): void => {
      for (const id of ids)
        operations.set(id, (operations.get(id) ?? new Set<string>()).add(operation))
    },
    places: (): Places => new Map([...operations].map(([id, all]) => [id, [...all]])),
  }
}
