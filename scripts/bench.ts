import { lobbySearch } from './bench/lobby-search.ts'
import { mockGrowth } from './bench/mock-growth.ts'

/** Measures something and prints it; false when the figure is worse than the project allows. */
type Bench = () => Promise<boolean>

const benches: Readonly<Record<string, Bench>> = {
  'lobby-search': lobbySearch,
  'mock-growth': mockGrowth,
}

const known = Object.keys(benches)
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !known.includes(name))

if (unknown.length > 0) {
  console.error(
    `bench: unknown ${unknown.join(', ')}; usage: npm run bench [-- ${known.join(' ')}]`,
  )
  process.exitCode = 2
} else {
  try {
    for (const name of wanted.length > 0 ? wanted : known) {
      console.log(name)
      if (!(await benches[name]?.())) process.exitCode = 1
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  }
}
