import { backendOperations } from '../../src/generated/backend-operations.ts'
import type { Breach, DriftKind, DriftSeen } from '../ports/log.ts'
import type { ProxyPorts } from '../ports/ports.ts'
import { DROPPED } from '../../src/lib/drift-keywords.ts'

/** Further kinds are counted together, because the backend can invent any number of names. */
const MAX_KINDS = 300
const MAX_OPEN_KINDS_OF_OPERATION = 20

const OTHER: DriftKind = {
  operation: 'other',
  path: 'other',
  backendStatus: 0,
  pointer: 'other',
  keyword: 'other',
  assumptions: [],
}

type DriftCount = { readonly kind: DriftKind; readonly firstSeen: string; count: number }

const operationIds = new Map<string, string>(
  backendOperations.map(({ path, operationId }) => [path, operationId]),
)

/** Counts by kind how answers break the contract. Logs each kind when first seen and then at every power of ten. */
export function createDriftLog({
  log,
  clock,
  countDrift,
}: Pick<ProxyPorts, 'log' | 'clock' | 'countDrift'>) {
  const kinds = new Map<string, DriftCount>()
  const openKinds = new Map<string, number>()

  const startCount = (key: string, kind: DriftKind): DriftCount => {
    const entry = { kind, firstSeen: new Date(clock.now()).toISOString(), count: 0 }
    kinds.set(key, entry)
    return entry
  }

  const countOf = (key: string, kind: DriftKind, hasFreeName: boolean): DriftCount => {
    const cached = kinds.get(key)
    if (cached !== undefined) return cached
    const openCount = openKinds.get(kind.path) ?? 0
    const isFull =
      kinds.size >= MAX_KINDS || (hasFreeName && openCount >= MAX_OPEN_KINDS_OF_OPERATION)
    if (isFull) return kinds.get('other') ?? startCount('other', OTHER)
    if (hasFreeName) openKinds.set(kind.path, openCount + 1)
    return startCount(key, kind)
  }

  return ({ requestId, route, backendStatus, outcome, breaches }: DriftSeen): void => {
    if (breaches.length === 0 || route.backend === null) return
    const { path } = route.backend
    const operation = operationIds.get(path) ?? 'unknown'
    const counts = new Map<DriftCount, Breach>()
    for (const breach of breaches) {
      const { pointer, keyword, assumptions, hasFreeName = false } = breach
      const kind = { operation, path, backendStatus, pointer, keyword, assumptions }
      const openStatus = hasFreeName && keyword !== DROPPED ? (outcome ?? '') : ''
      const key = `${path} ${backendStatus} ${keyword} ${pointer} ${openStatus}`
      counts.set(countOf(key, kind, hasFreeName), breach)
    }
    for (const [driftCount, { description: words, keyword }] of counts) {
      driftCount.count += 1
      if (!isLogged(driftCount.count)) continue
      log({
        level: 'warn',
        event: keyword === DROPPED ? 'answer_reduced' : 'answer_unlike_contract',
        requestId,
        route: route.path,
        ...(outcome === undefined ? {} : { outcome }),
        ...driftCount.kind,
        count: driftCount.count,
        firstSeen: driftCount.firstSeen,
        details: [driftCount.kind === OTHER ? 'kinds beyond the limit' : words],
      })
    }
    countDrift(
      route.path,
      [...counts.keys()].map(({ kind }) => kind),
    )
  }
}

const isLogged = (count: number): boolean => /^10*$/.test(String(count))
