import type { Comparison, JudgedChange } from './comparison.ts'
import { severities } from './policy.ts'
import { changeText, headline, versionText } from './change-text.ts'

const titles = {
  breaking: 'breaking',
  compatible: 'not breaking',
} as const

export const textReport = (comparisons: readonly Comparison[]): string =>
  comparisons
    .map((comparison) =>
      [
        headline(comparison),
        ...severities.flatMap((severity) => {
          const changes = comparison.changes.filter(({ rule }) => rule.severity === severity)
          if (changes.length === 0) return []
          return [
            `${titles[severity]} (${changes.length})`,
            ...changes.map((judgedChange) => changeBlock(judgedChange, comparison)),
          ]
        }),
        ...[versionText(comparison)].filter((text) => text !== null),
      ].join('\n\n'),
    )
    .join('\n\n')

/** A route without a caller in the site. */
const NO_CALLER = 'no file of the site'

function changeBlock(
  { change, rule, who, touches }: JudgedChange,
  { operations, contract }: Comparison,
): string {
  const paths = change.operations.map(({ path }) => path)
  const isAll = paths.length === operations && operations > 1
  const rows: readonly (readonly [string, string])[] = [
    ['rule', `${rule.id}: ${rule.why}`],
    ['changes', who],
    ['in', isAll ? `all ${operations} operations` : paths.join(', ')],
    ...(contract === 'public' ? ([['routes', touches.routes.join(', ')]] as const) : []),
    ['machines', touches.edges.join('; ')],
    ['scenarios', touches.scenarios.join(', ')],
    ['called in', touches.files.join(', ') || (touches.routes.length > 0 ? NO_CALLER : '')],
  ]
  return [
    `  ${changeText(change)}`,
    ...rows
      .filter(([, text]) => text !== '')
      .map(([name, text]) => `    ${name.padEnd(10)} ${text}`),
  ].join('\n')
}
