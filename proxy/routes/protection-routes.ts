import type { components, operations } from '../../src/generated/api.ts'
import type { ClientResponse } from '../ports/ports.ts'
import type { ProtectionCommand } from '../protection/commands.ts'
import { moneyRecord, protectionFacts } from '../protection/facts.ts'
import { timeOf } from '../protection/perform.ts'
import { currentRecord } from '../protection/record.ts'
import type { ProtectionRecord } from '../protection/record.ts'
import { ProblemError } from '../http/problem.ts'
import { respond } from '../http/request-context.ts'
import type { RequestContext } from '../http/request-context.ts'

type Schemas = components['schemas']
type Body = Readonly<Record<string, unknown>>

function buildCommand({ route }: RequestContext, body: Body): ProtectionCommand | null {
  switch (route.operationId satisfies string as keyof operations) {
    case 'setLimit':
      return { type: 'setLimit', ...(body as Schemas['SetLimitRequest']) }
    case 'confirmLimit':
      return { type: 'confirmLimit', ...(body as Schemas['ConfirmLimitRequest']) }
    case 'startBreak':
      return { type: 'startBreak', ...(body as Schemas['StartBreakRequest']) }
    case 'setRealityCheck':
      return { type: 'setCheck', ...(body as Schemas['SetRealityCheckRequest']) }
    case 'answerRealityCheck':
      return { type: 'answerCheck', dueAt: Date.parse(String(body['due'])) }
    case 'getProtection':
    case 'getMoneyRecord':
      return null
    default:
      throw new ProblemError('internal_fault')
  }
}

async function recordAfter(
  { ports: { store, clock, throttle }, requestId, route, clientAddress }: RequestContext,
  member: string,
  command: ProtectionCommand | null,
): Promise<ProtectionRecord> {
  if (command !== null) {
    await throttle({ route, clientAddress, body: {}, member })
    return (await store.protection.perform(member, command, requestId)).record
  }
  return currentRecord(await store.protection.read(member), clock.now())
}

/**
 * Answers the routes of members' protection and money history. Decisions are on disk before the answer.
 * @throws ProblemError 429 after too many decisions of the member
 * @throws StoreUnavailableError
 */
export async function respondOfProtection(
  context: RequestContext,
  body: Body,
  member: string,
): Promise<ClientResponse> {
  const record = await recordAfter(context, member, buildCommand(context, body))
  if (context.route.operationId === 'getMoneyRecord') {
    const value = moneyRecord(record)
    return respond(context, { status: value.status, value })
  }
  const { clock, settings } = context.ports
  const help = settings.operator.helpLines.map((line) => ({ ...line }))
  const value = protectionFacts(record, timeOf(record, clock.now()), help)
  return respond(context, { status: value.status, value })
}
