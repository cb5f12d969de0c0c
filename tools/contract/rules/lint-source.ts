import { join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { readYaml } from '../parse-once.ts'
import contractRules from './plugin.ts'

const root = join(import.meta.dirname, '../../..')

/** Messages of a rule of redocly.yaml for a document. */
export async function lintSource(rule: string, source: string): Promise<string[]> {
  const { rules } = readYaml(root, 'redocly.yaml') as { rules: Readonly<Record<string, unknown>> }
  const config = await createConfig({
    plugins: [contractRules() as never],
    rules: { [rule]: rules[rule] } as never,
  })
  const problems = await lintFromString({ source, absoluteRef: 'contract.yaml', config })
  return problems.map(({ message }) => message)
}
