import { createConfig, lintFromString } from '@redocly/openapi-core'
import contractRules from './plugin.ts'

export async function lintSource(rule: string, source: string): Promise<string[]> {
  const config = await createConfig({
    plugins: [contractRules() as never],
    rules: { [`contract/${rule}`]: 'error' } as never,
  })
  const problems = await lintFromString({ source, absoluteRef: 'contract.yaml', config })
  return problems.map(({ message }) => message)
}
