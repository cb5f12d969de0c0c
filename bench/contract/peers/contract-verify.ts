import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tool } from '../program/bench.model.ts'
import { runProgram } from '../program/program.ts'

const main = join(import.meta.dirname, '../../../packages/contract-verify/main.ts')
type Found = { readonly check: string; readonly operation: string; readonly pointer: string | null }

export const contractVerify: Tool = {
  id: 'contract-verify',
  title: 'contract:verify',
  given: 'the contract and `effects.yaml`, two members, the whole API in each run',
  command:
    'npm run contract:verify -- --backend URL --user demo --password … --other-user sora --other-password … --report DIR',
  isPerOperation: false,
  prepare: () => undefined,
  version: () => 'of this commit',
  run: async ({ url, folder }) => {
    const members = '--user demo --password demo1234 --other-user sora --other-password sora1234'
    await runProgram(process.execPath, [
      main,
      ...['--backend', url, '--report', folder],
      ...members.split(' '),
    ])
    const { findings } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as {
      findings: readonly (Found & { readonly alsoIn: readonly string[] })[]
    }
    return findings.flatMap(({ check, operation, alsoIn, pointer }) =>
      [operation, ...alsoIn].map((one) => ({ operation: one, kind: `${check} ${pointer ?? ''}` })),
    )
  },
}
