import type { Bench, Row } from './measured/bench.model.ts'
import { median, times, withUnit } from './measured/median.ts'
import { searchIn } from '../../src/features/lobby/search/search.ts'

const RUNS = 30
const WORST_RATIO = 15

/** Median time of a search among this many games, in milliseconds. */
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

function measure(): Row[] {
  searchAmong(300)
  const few = searchAmong(300)
  const many = searchAmong(3_000)
  return [
    { name: 'among 300 games', value: withUnit(few, 'ms') },
    {
      name: 'among 3,000 games',
      value: withUnit(many, 'ms'),
      ratio: times(many, few),
      goal: `at most ${WORST_RATIO} times`,
      holds: many / few <= WORST_RATIO,
    },
  ]
}

export const lobbySearch: Bench = {
  title: 'What one search costs',
  about: 'Ten times the games may cost little more than ten times as much.',
  run: () => Promise.resolve({ rows: measure() }),
}
