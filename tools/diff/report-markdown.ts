import type { Comparison, JudgedChange } from './comparison.ts'
import { changeText, headline, versionText } from './words.ts'

export const markdownReport = (comparisons: readonly Comparison[]): string =>
  comparisons
    .map((comparison) => {
      const { changes } = comparison
      const version = versionText(comparison)
      return [
        `## ${headline(comparison)}`,
        ...(version === null ? [] : [`**${version}**`]),
        ...(changes.length === 0 ? [] : [tableOf(changes), ...changes.map(detailsOf)]),
      ].join('\n\n')
    })
    .join('\n\n')

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`)

const tableOf = (changes: readonly JudgedChange[]): string =>
  [
    '| # | severity | change | operations | rule | who changes |',
    '| --- | --- | --- | --- | --- | --- |',
    ...changes.map(
      ({ change, rule, who }, index) =>
        `| ${index + 1} | ${rule.severity} | ${cell(changeText(change))} | ${change.operations.length} | \`${rule.id}\` | ${who} |`,
    ),
  ].join('\n')

function detailsOf({ change, rule, touches }: JudgedChange, index: number): string {
  const rows = [
    ['Operations', change.operations.map(({ path }) => path)],
    ['Routes', touches.routes],
    ['Machines', touches.edges],
    ['Scenarios', touches.scenarios],
    ['Called in', touches.files],
  ] as const
  return [
    `### ${index + 1}. ${cell(changeText(change))}`,
    rule.why,
    rows
      .filter(([, names]) => names.length > 0)
      .map(([title, names]) => `- ${title}: ${names.map((name) => `\`${name}\``).join(', ')}`)
      .join('\n'),
  ].join('\n\n')
}
