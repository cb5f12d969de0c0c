import { cpus, totalmem } from 'node:os'
import { firstVisit } from './first-visit.ts'
import { lobby } from './lobby.ts'
import { loops } from './loops.ts'
import { proxy } from './proxy.ts'
import type { Row } from './rows.ts'

const benches = { page: firstVisit, lobby, proxy, loops }
const known = Object.keys(benches)
const names = process.argv.slice(2)
const unknown = names.filter((name) => !known.includes(name))

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const lineOf = ({ name, value, spread = '', ratio = '', goal = '', holds }: Row): string =>
  line([name, value, spread, ratio, goal, holds === undefined ? '' : holds ? 'yes' : 'no'])

const heads = ['Figure', 'Median', 'Spread', 'Beside', 'Goal', 'Holds']
const tableOf = (rows: readonly Row[]): string =>
  [line(heads), line(heads.map(() => '---')), ...rows.map(lineOf)].join('\n')

const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`

/** Prints sections as docs/performance.md has them. */
async function main(): Promise<void> {
  for (const [name, { title, about, measure }] of Object.entries(benches)) {
    if (names.length > 0 && !names.includes(name)) continue
    const rows = await measure()
    const date = new Date().toISOString().slice(0, 10)
    console.log(`## ${title}\n\n${about} \`npm run bench -- ${name}\`\n`)
    console.log(`${tableOf(rows)}\n\n${date}, ${machine}.\n`)
    if (rows.some(({ holds }) => holds === false)) process.exitCode = 1
  }
}

if (unknown.length > 0) {
  console.error(
    `bench: unknown ${unknown.join(', ')}; usage: npm run bench -- [${known.join(' ')}]`,
  )
  process.exitCode = 2
} else {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  })
}
