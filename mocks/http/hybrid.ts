import { operationIds } from '../control/sides.ts'
import type { HybridSettings } from '../control/hybrid-settings.ts'
import type { CallRealBackend } from '../real-side.ts'

const PROBE_MS = 3_000

export const callerOf =
  (url: string): CallRealBackend =>
  (path, init) =>
    fetch(url + path, init)

const realOperations = ({ mockedOperations }: HybridSettings): readonly string[] =>
  operationIds.filter((operationId) => !mockedOperations.includes(operationId))

export function describeSides(hybrid: HybridSettings): string {
  const { url, mockedOperations } = hybrid
  const real = realOperations(hybrid)
  const sides =
    mockedOperations.length <= real.length
      ? `mocked are ${mockedOperations.join(', ')}; the other ${real.length} operations are real`
      : `real are ${real.join(', ')}; the other ${mockedOperations.length} operations are mocked`
  return `Hybrid mode with ${url}: ${sides}.`
}

export async function probe(hybrid: HybridSettings): Promise<void> {
  try {
    await fetch(hybrid.url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(PROBE_MS),
    })
  } catch {
    const affected =
      hybrid.mockedOperations.length === 0 ? 'all operations' : 'the operations that are real'
    console.warn(`Nothing responds at ${hybrid.url}. Affected: ${affected}.`)
  }
}
