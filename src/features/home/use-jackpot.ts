import { useEffect, useState } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { fetchJackpot, JACKPOT_EVERY_MS, jackpotSource } from './jackpot.ts'

export type Jackpot = {
  /** The sum in won; null: no source, or no answer. */
  readonly won: number | null
  readonly hasSource: boolean
}

/** The operator's jackpot, asked for while the page is visible. */
export const useJackpot = (): Jackpot => {
  const hydrated = useHydrated()
  const [won, setWon] = useState<number | null>(null)
  const source = hydrated ? jackpotSource() : null
  useEffect(() => {
    if (source === null) return undefined
    let isOver = false
    const ask = async () => {
      if (document.hidden) return
      const answer = await fetchJackpot(source)
      if (!isOver) setWon(answer)
    }
    void ask()
    const next = setInterval(() => void ask(), JACKPOT_EVERY_MS)
    return () => {
      isOver = true
      clearInterval(next)
    }
  }, [source])
  return { won, hasSource: source !== null }
}
