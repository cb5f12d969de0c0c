import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'

const folder = join(import.meta.dirname, '../..')
type Step = { readonly id?: string; readonly env?: Record<string, string>; readonly run?: string }
const action = parse(readFileSync(join(folder, 'action.yml'), 'utf8')) as {
  readonly inputs: Record<string, { readonly default?: string }>
  readonly runs: { readonly steps: readonly Step[] }
}
const step = action.runs.steps.find(({ id }) => id === 'verify')!

const workspace = mkdtempSync(join(tmpdir(), 'action-'))
afterAll(() => rmSync(workspace, { recursive: true, force: true }))

/** Runs the step as a runner does, with the given inputs. */
const run = (inputs: Readonly<Record<string, string>>) =>
  new Promise<unknown>((resolve) => {
    const values = Object.entries(step.env ?? {}).map(([name, written]) => {
      const input = /inputs\.([\w-]+)/.exec(written)?.[1] ?? ''
      return [name, inputs[input] ?? action.inputs[input]?.default ?? '']
    })
    const env = {
      PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
      GITHUB_WORKSPACE: workspace,
      GITHUB_ACTION_PATH: folder,
      GITHUB_OUTPUT: join(workspace, 'output'),
      ...(Object.fromEntries(values) as Record<string, string>),
    }
    execFile('bash', ['-eo', 'pipefail', '-c', step.run ?? ''], { env }, (error) =>
      resolve(error === null ? 0 : error.code),
    )
  })

test('the action passes its inputs to the command and returns its exit code', async () => {
  const contract = join(import.meta.dirname, 'books.yaml')
  const code = await run({
    contract,
    backend: 'http://127.0.0.1:9',
    arguments: '--read-only --max-requests 3',
  })
  expect(code).toBe(2)
  expect(readFileSync(join(workspace, 'output'), 'utf8')).toBe('exit-code=2\n')
  expect(existsSync(join(workspace, 'contract-report/junit.xml'))).toBe(true)
}, 60_000)

test('each input of the action is used', () => {
  const used = Object.values(step.env ?? {}).map((one) => /inputs\.([\w-]+)/.exec(one)?.[1])
  expect(used.toSorted()).toEqual(Object.keys(action.inputs).toSorted())
})
