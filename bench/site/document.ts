import { cpus, totalmem } from 'node:os'
import type { Bench, Row } from './measured/bench.model.ts'

const columns = ['Figure', 'Median', 'Spread', 'Beside', 'Goal', 'Holds'] as const

const cellsOf = ({ name, value, spread = '', ratio = '', goal = '', holds }: Row): string[] => [
  name,
  value,
  spread,
  ratio,
  goal,
  holds === undefined ? '' : holds ? 'yes' : 'no',
]

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

export const tableOf = (rows: readonly Row[]): string =>
  [line(columns), line(columns.map(() => '---')), ...rows.map((row) => line(cellsOf(row)))].join(
    '\n',
  )

/** `2 cores (AMD EPYC), 24 GB, Node v24.21.0`. */
export function machine(): string {
  const [first] = cpus()
  return `${cpus().length} cores (${first?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`
}

const head = `# Performance

Written by \`npm run bench -- --write\`; figures are medians, and each section says when and where it was measured.
Absolute values belong to that machine; a ratio is of two things measured in turns in one run.
`

const begin = (name: string): string => `<!-- bench:${name} -->`

function sectionsOf(document: string): Map<string, string> {
  const parts = document.split(/<!-- bench:([\w-]+) -->\n/)
  const sections = new Map<string, string>()
  for (let at = 1; at < parts.length; at += 2) {
    sections.set(parts[at] ?? '', (parts[at + 1] ?? '').trim())
  }
  return sections
}

/** What someone wrote below a section's figures. */
function remarksIn(section = ''): string {
  const [, remarks = ''] = section.split(/^\d{4}-\d\d-\d\d, .+\.$/m)
  return remarks.trim()
}

/** The document with new figures for a section; remarks below its figures stay. */
export function withSection(
  document: string,
  order: readonly string[],
  name: string,
  { title, about }: Bench,
  rows: readonly Row[],
  date: string,
): string {
  const sections = sectionsOf(document)
  const figures = `## ${title}\n\n${about} \`npm run bench -- ${name}\`\n\n${tableOf(rows)}\n\n${date}, ${machine()}.`
  sections.set(name, `${figures}\n\n${remarksIn(sections.get(name))}`.trim())
  const kept = order.flatMap((one) => {
    const text = sections.get(one)
    return text === undefined ? [] : [`${begin(one)}\n\n${text}\n`]
  })
  return [head, ...kept].join('\n')
}
