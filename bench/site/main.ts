import { cpus, totalmem } from 'node:os'
import { firstVisit } from './first-visit.ts'
import { lobby } from './lobby.ts'
import { developerCommands } from './developer-commands.ts'
import { proxy } from './proxy.ts'
import type { Row } from './table.ts'

const benches = { page: firstVisit, lobby, proxy, loops: developerCommands }
const benchNames = Object.keys(benches)
const requestedNames = process.argv.slice(2)
const unknownNames = requestedNames.filter((name) => !benchNames.includes(name))

const tableLine = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const goalText = (isReached: boolean | undefined): string => {
  if (isReached === undefined) return ''
  return isReached ? 'yes' : 'no'
}

const rowLine = ({
  name,
  value,
  spread = '',
  ratio = '',
  goal = '',
  isGoalReached: holds,
}: Row): string => tableLine([name, value, spread, ratio, goal, goalText(holds)])

const headings = ['Figure', 'Median', 'Spread', 'Compared with', 'Goal', 'Reached']
const tableOf = (rows: readonly Row[]): string =>
  [tableLine(headings), tableLine(headings.map(() => '---')), ...rows.map(rowLine)].join('\n')

const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`

/** Prints sections as docs/performance.md has them. */
async function main(): Promise<void> {
  for (const [name, { title, description: about, measure }] of Object.entries(benches)) {
    if (requestedNames.length > 0 && !requestedNames.includes(name)) continue
    const rows = await measure()
    const date = new Date().toISOString().slice(0, 10)
    console.log(`## ${title}\n\n${about} \`npm run bench -- ${name}\`\n`)
    console.log(`${tableOf(rows)}\n\n${date}, ${machine}.\n`)
    if (rows.some(({ isGoalReached: holds }) => holds === false)) process.exitCode = 1
  }
}

if (unknownNames.length > 0) {
  console.error(
    `bench: unknown ${unknownNames.join(', ')}; usage: npm run bench -- [${benchNames.join(' ')}]`,
  )
  process.exitCode = 2
} else {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  })
}
