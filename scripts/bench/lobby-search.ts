import { searchIn } from '../../src/features/lobby/search/search.ts'

const RUNS = 30
/** Ten times the names may cost little more than ten times as much. */
const WORST_RATIO = 15

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

/** Milliseconds that one search among so many games takes, the median of several. */
function searchAmong(count: number): number {
  const games = Array.from({ length: count }, (_, at) => ({
    ko: `황금 연꽃 ${at}`,
    en: `Lotus ${at}`,
  }))
  const find = searchIn(games, ({ ko, en }) => [ko, en])
  return median(
    Array.from({ length: RUNS }, () => {
      const start = performance.now()
      find('연꽃 299')
      return performance.now() - start
    }),
  )
}

/** Searches 300 and 3,000 games in turn; false when the cost grows faster than their number. */
export function lobbySearch(): Promise<boolean> {
  searchAmong(300)
  const few = searchAmong(300)
  const many = searchAmong(3_000)
  const ratio = many / few
  console.log(
    `300 games ${few.toFixed(2)} ms, 3000 games ${many.toFixed(2)} ms: ${ratio.toFixed(1)} times (at most ${WORST_RATIO})`,
  )
  return Promise.resolve(ratio <= WORST_RATIO)
}
