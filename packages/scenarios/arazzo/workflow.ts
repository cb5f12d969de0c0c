import { headerParameters } from '../../../src/generated/headers.ts'
import { withValueAt } from '@maru/contract-verify'
import type { Loaded, Operation, Effects } from '@maru/contract-verify'
import { createInputs } from './inputs.ts'
import type { ArazzoInputs } from './inputs.ts'

type ItemPlace = { readonly operation: string; readonly pointer: string }

/**
 * Source of the item id for an operation that opens or cancels: an earlier creation, or the newest item of the list.
 */
function sourceOfItem(
  effects: Effects,
  id: string,
  wasAsked: (operation: string) => boolean,
): ItemPlace | null {
  const { opens, cancels } = effects.operations[id] ?? {}
  const list = opens?.list ?? cancels?.list
  if (list === undefined) return null
  const created = Object.entries(effects.operations).find(
    ([operation, { creates }]) =>
      wasAsked(operation) && [creates?.opened, creates?.cancelled].includes(id),
  )
  const [operation, { creates } = {}] = created ?? []
  if (operation !== undefined && creates !== undefined)
    return { operation, pointer: `${creates.item}/id` }
  return { operation: list, pointer: `${effects.operations[list]?.list ?? ''}/0/id` }
}

export type WorkflowCall = {
  readonly operation: string
  /** Default: the contract's example. */
  readonly body?: unknown
  /** HTTP status and status word or problem code; default: success. */
  readonly answered?: { readonly status: number; readonly outcome: string }
}

type Criterion = { readonly condition: string }

export type ArazzoStep = {
  readonly stepId: string
  readonly description: string
  readonly operationId: string
  readonly parameters?: readonly { name: string; in: 'header'; value: string }[]
  readonly requestBody: { readonly contentType: string; readonly payload: unknown }
  readonly successCriteria: readonly Criterion[]
  readonly outputs?: Readonly<Record<string, string>>
}

export type ArazzoWorkflow = {
  readonly workflowId: string
  readonly summary: string
  readonly inputs: ArazzoInputs
  readonly steps: readonly ArazzoStep[]
}

type Begun = Omit<ArazzoStep, 'outputs'> & {
  readonly operation: string
  readonly outputs: Record<string, string>
}

const SUCCESS = { status: 200, outcome: 'success' }

/** `/list/0/minAmount` as listMinAmount. */
const outputName = (pointer: string): string =>
  pointer
    .split('/')
    .filter((part) => !/^\d*$/.test(part))
    .map((part, index) => (index === 0 ? part : part.slice(0, 1).toUpperCase() + part.slice(1)))
    .join('')

/**
 * Converts calls to one workflow. Inputs and values taken from other answers follow from `openapi/effects.yaml`;
 * calls needed only for such values are inserted.
 * @throws for an unknown operation
 */
export function workflowOf(
  workflow: { readonly workflowId: string; readonly summary: string },
  calls: readonly WorkflowCall[],
  { contract, effects }: Pick<Loaded, 'contract' | 'effects'>,
): ArazzoWorkflow {
  const steps: Begun[] = []
  const inputs = createInputs()
  const signIn = contract.operations.find(({ id }) => effects.operations[id]?.signsIn !== undefined)
  if (signIn === undefined) throw new Error('The contract has no operation that signs in.')
  const { signsIn = '' } = effects.operations[signIn.id] ?? {}
  const signedIn = [...signIn.outcomes].find(
    ([, schema]) => outputName(signsIn) in (contract.resolve(schema).properties ?? {}),
  )

  const lastOf = (id: string): Begun | undefined =>
    steps.findLast(({ operation }) => operation === id)

  /** Expression for a place in an operation's last answer; inserts the call if missing. */
  const answerAt = (id: string, pointer: string): string => {
    const step = lastOf(id) ?? add({ operation: id })
    step.outputs[outputName(pointer)] = `$response.body#${pointer}`
    return `$steps.${step.stepId}.outputs.${outputName(pointer)}`
  }

  const valueOf = (place: string): string => {
    if (place === '$user' || place === '$password') return inputs.take(place)
    if (place === '$fresh') return inputs.take('$run')
    // Workflows have no alternatives, so the first place is used.
    const [first = ''] = place.split(' or ')
    const [id = '', pointer] = first.split('#')
    return pointer === undefined ? place : answerAt(id, pointer)
  }

  const payloadOf = (operation: Operation, sent: unknown): unknown => {
    const body = sent ?? operation.examples[0] ?? {}
    const schema =
      operation.requests.find((one) => contract.faultsOf(one, body).length === 0) ??
      operation.request
    const places = Object.entries(effects.values[schema] ?? {}).map(
      ([pointer, place]) => [pointer, valueOf(place)] as const,
    )
    const item = sourceOfItem(effects, operation.id, (id) => lastOf(id) !== undefined)
    if (item !== null) places.push(['/id', answerAt(item.operation, item.pointer)])
    return places.reduce<unknown>(
      (payload, [pointer, value]) => withValueAt(payload, pointer, value),
      body,
    )
  }

  const nameOf = (id: string): string => {
    const before = steps.filter(({ operation }) => operation === id).length
    return before === 0 ? id : `${id}_${before + 1}`
  }

  const headersOf = (operation: Operation, stepId: string) => [
    ...(operation.isForMembers
      ? [['Authorization', `Bearer {${answerAt(signIn.id, signsIn)}}`] as const]
      : []),
    ...operation.headers
      .filter(({ isRequired }) => isRequired)
      .map(({ name, example = '' }) => {
        const isKey = name === headerParameters.idempotencyKey.name
        return [name, isKey ? `{${inputs.take('$run')}}-${stepId}` : example] as const
      }),
  ]

  /** A created item is the first in its list. */
  const listedFirst = (id: string): readonly Criterion[] => {
    const made = steps.findLast(({ operation }) => effects.operations[operation]?.creates)
    const creates = made && effects.operations[made.operation]?.creates
    const list = effects.operations[id]?.list
    if (made === undefined || creates?.list !== id || list === undefined) return []
    const created = answerAt(made.operation, `${creates.item}/id`)
    return [{ condition: `$response.body#${list}/0/id == ${created}` }]
  }

  function add(call: WorkflowCall): Begun {
    const operation = contract.operation(call.operation)
    const isSignIn = operation.id === signIn?.id
    const expected = isSignIn ? { status: 200, outcome: signedIn?.[0] ?? '' } : SUCCESS
    const { status, outcome } = call.answered ?? expected
    const word = status === 200 ? 'status' : 'code'
    // Inserts the calls it depends on first.
    const payload = payloadOf(operation, call.body)
    const stepId = nameOf(operation.id)
    const headers = headersOf(operation, stepId)
    const step: Begun = {
      stepId,
      operation: operation.id,
      description: contract.document.paths[operation.path]?.post.summary ?? operation.id,
      operationId: `$sourceDescriptions.public.${operation.id}`,
      ...(headers.length > 0 && {
        parameters: headers.map(([name, value]) => ({ name, in: 'header' as const, value })),
      }),
      requestBody: { contentType: 'application/json', payload },
      successCriteria: [
        { condition: `$statusCode == ${status}` },
        { condition: `$response.body#/${word} == '${outcome}'` },
        ...listedFirst(operation.id),
      ],
      outputs: {},
    }
    steps.push(step)
    return step
  }

  for (const call of calls) add(call)
  return {
    ...workflow,
    inputs: inputs.schema(),
    steps: steps.map(({ operation: _, outputs, ...step }) => ({
      ...step,
      ...(Object.keys(outputs).length > 0 && { outputs }),
    })),
  }
}
