import { useEffect, useState } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { readProperty } from '../../lib/json.ts'

/** The sum in `{ "won": 3482617940 }`; null if it is not a whole number of won above 0. */
export const jackpotIn = (answer: unknown): number | null => {
  const won = readProperty(answer, 'won')
  return Number.isSafeInteger(won) && Number(won) > 0 ? Number(won) : null
}

/** Milliseconds between two requests of the sum. */
export const JACKPOT_INTERVAL_MS = 30_000
const MAX_WAIT_MS = 5_000

/** Address of the operator's jackpot within this site (docs/operating.md); null: none. */
const jackpotSource = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="maru:jackpot"]')?.content ?? null

/** The operator's jackpot, in won; null if the source fails, because a banner without a sum is still true. */
const fetchJackpot = async (source: string): Promise<number | null> => {
  try {
    const response = await fetch(source, { signal: AbortSignal.timeout(MAX_WAIT_MS) })
    return response.ok ? jackpotIn(await response.json()) : null
  } catch {
    return null
  }
}

export type Jackpot = {
  /** The sum in won; null: no source, or no answer. */
  readonly won: number | null
  readonly hasSource: boolean
}

export const useHasJackpotSource = (): boolean => useHydrated() && jackpotSource() !== null

/** The operator's jackpot, asked for while the page is visible. */
export const useJackpot = (): Jackpot => {
  const hydrated = useHydrated()
  const [won, setWon] = useState<number | null>(null)
  const source = hydrated ? jackpotSource() : null
  useEffect(() => {
    if (source === null) return undefined
    let isStopped = false
    const update = async () => {
      if (document.hidden) return
      const answer = await fetchJackpot(source)
      if (!isStopped) setWon(answer)
    }
    void update()
    const timer = setInterval(() => void update(), JACKPOT_INTERVAL_MS)
    return () => {
      isStopped = true
      clearInterval(timer)
    }
  }, [source])
  return { won, hasSource: source !== null }
}
