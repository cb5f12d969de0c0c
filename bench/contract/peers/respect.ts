import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Failure, Tool } from '../program/bench.model.ts'
import { mustRun, runProgram } from '../program/program.ts'

const top = join(import.meta.dirname, '../../..')
const program = join(top, 'node_modules/.bin/redocly')
const folder = join(top, 'openapi/workflows')
const workflows = readdirSync(folder)
  .filter((file) => file.endsWith('.arazzo.yaml'))
  .map((file) => join(folder, file))

type Step = {
  readonly stepId: string
  readonly checks: readonly { readonly name: string; readonly passed: boolean }[]
}
type Report = {
  readonly files: Readonly<
    Record<
      string,
      { readonly executedWorkflows: readonly { readonly executedSteps: readonly Step[] }[] }
    >
  >
}

const failuresIn = ({ files }: Report): readonly Failure[] =>
  Object.values(files).flatMap(({ executedWorkflows }) =>
    executedWorkflows.flatMap(({ executedSteps }) =>
      executedSteps.flatMap(({ stepId, checks }) =>
        checks
          .filter(({ passed }) => !passed)
          .map(({ name }) => ({ operation: stepId.replace(/\d+$/, ''), kind: name })),
      ),
    ),
  )

let count = 0

export const respect: Tool = {
  id: 'respect',
  title: 'Redocly respect',
  given: 'the contract, the six workflows of `openapi/workflows/`, a member',
  command:
    'redocly respect openapi/workflows/*.arazzo.yaml --server public=URL --input user=demo --input password=… --input run=… --json-output FILE',
  isPerOperation: false,
  prepare: () => undefined,
  version: () => mustRun(program, ['--version']).trim(),
  run: async ({ url, folder: own }) => {
    const report = join(own, 'respect.json')
    count += 1
    await runProgram(program, [
      ...['respect', ...workflows, '--server', `public=${url}`],
      ...['--input', 'user=demo', '--input', 'password=demo1234', '--input', `run=bench_${count}`],
      ...['--json-output', report],
    ])
    return failuresIn(JSON.parse(readFileSync(report, 'utf8')) as Report)
  },
}
