import { z } from 'zod'
import { parseJson } from '../../src/lib/json.ts'
import { proxyRoutes } from '../../src/generated/proxy-routes.ts'
import { CannotVerify } from './core/model.ts'

/** A kind of drift in the proxy's log, with the minimum number of answers. */
export type LoggedDrift = {
  readonly path: string
  readonly pointer: string
  readonly keyword: string
  readonly assumptions: readonly string[]
  readonly words: string
  readonly outcome: string | undefined
  readonly firstSeen: string
  readonly count: number
}

export type ProxyLog = {
  readonly drifts: readonly LoggedDrift[]
  /** Backend path → HTTP status or `200 outcome` → number of calls. */
  readonly answers: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** Backend path → number of answers about another member. */
  readonly foreign: ReadonlyMap<string, number>
}

const drift = z.object({
  event: z.enum(['answer_unlike_contract', 'answer_reduced']),
  path: z.string(),
  pointer: z.string(),
  keyword: z.string(),
  assumptions: z.array(z.string()),
  details: z.array(z.string()),
  outcome: z.string().optional(),
  firstSeen: z.string(),
  count: z.number(),
  backendStatus: z.number(),
})
const request = z.object({
  event: z.literal('request'),
  route: z.string(),
  status: z.number(),
  backendStatus: z.number().optional(),
  outcome: z.string().optional(),
  details: z.array(z.string()).optional(),
})
const foreignMember = z.object({ event: z.literal('foreign_member'), route: z.string() })
const line = z.discriminatedUnion('event', [drift, request, foreignMember])

const pathOfRoute = new Map<string, string>(
  proxyRoutes.flatMap(({ path, backend }) =>
    backend === null ? [] : [[path, backend.path] as const],
  ),
)

const addTo = (counts: Map<string, number>, key: string): void =>
  void counts.set(key, (counts.get(key) ?? 0) + 1)

/**
 * Reads what the proxy's log says about the backend, for one or more processes.
 * @throws CannotVerify when no line is about a call
 */
export async function readProxyLog(
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<ProxyLog> {
  const drifts = new Map<string, LoggedDrift>()
  const answers = new Map<string, Map<string, number>>()
  const foreign = new Map<string, number>()
  for await (const text of lines) {
    const read = line.safeParse(parseJson(text))
    if (!read.success) continue
    const entry = read.data
    if (entry.event === 'request') {
      const path = pathOfRoute.get(entry.route)
      // A replayed answer comes from the proxy.
      if (path === undefined || entry.details?.includes('answered again') === true) continue
      const told = entry.status === 200 ? `200 ${entry.outcome ?? ''}` : entry.backendStatus
      // Refused by the proxy, or not answered.
      if (told === undefined) continue
      const counts = answers.get(path) ?? new Map<string, number>()
      answers.set(path, counts)
      addTo(counts, String(told))
    } else if (entry.event === 'foreign_member') {
      const path = pathOfRoute.get(entry.route)
      if (path !== undefined) addTo(foreign, path)
    } else {
      const { path, pointer, keyword, firstSeen, backendStatus, details, outcome } = entry
      const { assumptions, count } = entry
      // Counts and times restart with each process.
      const told = keyword === 'status' ? (outcome ?? '') : ''
      const key = `${path} ${backendStatus} ${keyword} ${pointer} ${told} ${firstSeen}`
      if ((drifts.get(key)?.count ?? 0) >= count) continue
      const words = details.join(' ')
      drifts.set(key, { path, pointer, keyword, assumptions, words, outcome, firstSeen, count })
    }
  }
  if (answers.size + drifts.size === 0)
    throw new CannotVerify('Not a log of the proxy: no line describes a call.')
  return { drifts: joined([...drifts.values()]), answers, foreign }
}

function joined(all: readonly LoggedDrift[]): readonly LoggedDrift[] {
  const kindOf = ({ path, words, keyword, outcome }: LoggedDrift) =>
    `${path} ${words} ${keyword === 'status' ? (outcome ?? '') : ''}`
  const kinds = Object.groupBy(all, kindOf)
  return Object.values(kinds).flatMap((same = []): LoggedDrift[] => {
    const [first] = same.toSorted((a, b) => a.firstSeen.localeCompare(b.firstSeen))
    return first === undefined
      ? []
      : [{ ...first, count: same.reduce((sum, { count }) => sum + count, 0) }]
  })
}
