import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bench, Row } from './measured/bench.model.ts'
import { withSection } from './document.ts'
import { lobbyInteractions } from './lobby-interactions.ts'
import { lobbySearch } from './lobby-search.ts'
import { loops } from './loops.ts'
import { page } from './page/page.ts'
import { proxy } from './proxy.ts'
import { searchQuality } from './search-quality.ts'

const benches: Readonly<Record<string, Bench>> = {
  page,
  'lobby-interactions': lobbyInteractions,
  'lobby-search': lobbySearch,
  'search-quality': searchQuality,
  proxy,
  loops,
}

const file = join(import.meta.dirname, '../../docs/performance.md')
const known = Object.keys(benches)
const args = process.argv.slice(2)
const isWriting = args.includes('--write')
const names = args.filter((arg) => arg !== '--write')
const unknown = names.filter((name) => !known.includes(name))

function print({ name, value, spread, ratio, goal, holds }: Row): void {
  const notes = [
    ...(spread ? [`(${spread})`] : []),
    ...(ratio ? [`beside: ${ratio}`] : []),
    ...(goal ? [`goal: ${goal}`] : []),
    ...(holds === undefined ? [] : [holds ? 'holds' : 'DOES NOT HOLD']),
  ]
  console.log(`  ${name.padEnd(52)} ${value.padStart(12)}  ${notes.join('  ')}`)
}

async function runBench(name: string, bench: Bench): Promise<boolean> {
  console.log(`${name}: ${bench.title}`)
  const { rows } = await bench.run()
  rows.forEach(print)
  if (isWriting) {
    const document = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const date = new Date().toISOString().slice(0, 10)
    writeFileSync(file, withSection(document, known, name, bench, rows, date))
  }
  return rows.every(({ holds }) => holds !== false)
}

if (unknown.length > 0) {
  console.error(
    `bench: unknown ${unknown.join(', ')}; usage: npm run bench -- [--write] [${known.join(' ')}]`,
  )
  process.exitCode = 2
} else {
  try {
    for (const [name, bench] of Object.entries(benches)) {
      if (names.length > 0 && !names.includes(name)) continue
      if (!(await runBench(name, bench))) process.exitCode = 1
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  }
}
