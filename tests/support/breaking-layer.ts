import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Agent, fetch } from 'undici'
import { backendOperations } from '../../src/generated/backend-operations.ts'
import { headerParameters } from '../../src/generated/headers.ts'
import type { OperationId } from '../../mocks/handlers/contract.ts'
import { breakBody } from './faults.ts'
import type { Fault } from './faults.ts'

export type Breakage = {
  readonly breakBy: (fault: Fault, only?: OperationId) => void
  /** Replaces the body of one operation's answers. */
  readonly answerWith: (operation: OperationId, body: Readonly<Record<string, unknown>>) => void
  /** Cuts one operation's connection before or after the backend acts; `hold` leaves it open and silent instead. */
  readonly cut: (operation: OperationId, cut: Cut) => void
  /** Makes the backend treat each request as new, as if it ignored idempotency keys. */
  readonly ignoreKeys: () => void
  readonly mend: () => void
  readonly callsTo: (operation: OperationId) => number
}

export type BreakingLayer = Breakage & { readonly stop: () => Promise<void> }

type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}
/** Where the connection ends: before the backend acts, or before its answer returns. */
export type Cut = { readonly when: 'before' | 'after'; readonly hold?: boolean }
type Disturbance = Fault | { readonly body: string } | Cut

const pathOf = (operation: OperationId): string => {
  const backendOperation = backendOperations.find(({ operationId }) => operationId === operation)
  if (backendOperation === undefined) throw new Error(`The contract has no operation ${operation}`)
  return backendOperation.path
}

const KEY = headerParameters.idempotencyKey.name.toLowerCase()

const isCut = (disturbance: Disturbance | undefined): disturbance is Cut =>
  typeof disturbance === 'object' && 'when' in disturbance

const LONGER_THAN_ANY_STORY_MS = 120_000

export async function startBreakingLayer(port: number, backendUrl: string): Promise<BreakingLayer> {
  let everything: Fault | null = null
  const disturbed = new Map<string, Disturbance>()
  const calls = new Map<string, number>()
  let hasKeys = true

  const server = createServer(
    { keepAliveTimeout: LONGER_THAN_ANY_STORY_MS },
    (request, response) => {
      const path = request.url ?? '/'
      calls.set(path, (calls.get(path) ?? 0) + 1)
      const disturbance = disturbed.get(path)
      if (isCut(disturbance) && disturbance.when === 'before') {
        if (!disturbance.hold) response.destroy()
        return
      }
      if (!hasKeys && request.headers[KEY] !== undefined) request.headers[KEY] = randomUUID()
      const brokenAnswer = ask(backendUrl, request)
      brokenAnswer.then(
        (answer) => reply(response, answer, disturbed.get(path) ?? everything),
        () => response.destroy(),
      )
    },
  )
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))

  return {
    breakBy: (fault, only) => {
      if (only === undefined) everything = fault
      else disturbed.set(pathOf(only), fault)
    },
    answerWith: (operation, body) => {
      disturbed.set(pathOf(operation), { body: JSON.stringify(body) })
    },
    cut: (operation, cut) => {
      disturbed.set(pathOf(operation), cut)
    },
    ignoreKeys: () => {
      hasKeys = false
    },
    mend: () => {
      everything = null
      hasKeys = true
      disturbed.clear()
      calls.clear()
    },
    callsTo: (operation) => calls.get(pathOf(operation)) ?? 0,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const namesOfThisHop = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
]

/** On a slow machine a server may close a connection just as it is reused. */
const withoutReuse = new Agent({ pipelining: 0 })

async function ask(backendUrl: string, request: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { host: _host, connection: _connection, ...headers } = request.headers
  const body = Buffer.concat(chunks).toString()
  const answer = await fetch(`${backendUrl}${request.url ?? '/'}`, {
    method: request.method ?? 'POST',
    headers: headers as Record<string, string>,
    ...(body ? { body } : {}),
    dispatcher: withoutReuse,
  })
  const passedOn = [...answer.headers].filter(([name]) => !namesOfThisHop.includes(name))
  return {
    status: answer.status,
    headers: Object.fromEntries(passedOn),
    text: await answer.text(),
  }
}

/** Answers as the backend did or as configured; refusals stay unchanged. */
function reply(response: ServerResponse, answer: Answer, disturbance: Disturbance | null): void {
  const { status, headers, text } = answer
  if (disturbance === null || (status !== 200 && !isCut(disturbance))) {
    response.writeHead(status, headers).end(text)
  } else if (isCut(disturbance)) {
    if (!disturbance.hold) response.destroy()
  } else if (typeof disturbance === 'object') {
    response.writeHead(200, headers).end(disturbance.body)
  } else if (disturbance === 'down') {
    response.writeHead(503, { 'content-type': 'text/plain' }).end('Service Unavailable')
  } else {
    const isHtml = disturbance === 'HTML'
    response
      .writeHead(200, isHtml ? { 'content-type': 'text/html' } : headers)
      .end(breakBody(disturbance, text))
  }
}
