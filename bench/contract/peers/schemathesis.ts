import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Failure, Tool } from '../program/bench.model.ts'
import { contractFile, idAt } from '../program/contract-file.ts'
import { peersFolder } from '../program/peers-folder.ts'
import { mustRun, runProgram } from '../program/program.ts'

const VERSION = '4.32.5'
const folder = join(peersFolder, 'schemathesis')
export const schemathesisProgram = join(folder, 'bin/schemathesis')

/** Installs it if missing. */
export function prepareSchemathesis(): void {
  if (existsSync(schemathesisProgram)) return
  mustRun('python3', ['-m', 'venv', folder])
  mustRun(join(folder, 'bin/pip'), ['install', '--quiet', `schemathesis==${VERSION}`])
}

function failuresIn(junit: string): readonly Failure[] {
  return junit.split('<testcase ').flatMap((testcase) => {
    const path = /^name="POST ([^"]+)"/.exec(testcase)?.[1]
    if (path === undefined) return []
    const told = [...testcase.matchAll(/^- (.*?)^\[(\d{3})\]/gms)].map(
      ([, text = '', status = '']) => `${text.trim().replaceAll(/\s+/g, ' ')} [${status}]`,
    )
    const errors = /<error[ >]/.test(testcase) ? ['error'] : []
    return [...told, ...errors].map((kind) => ({ operation: idAt[path] ?? path, kind }))
  })
}

export const schemathesis: Tool = {
  id: 'schemathesis',
  title: 'Schemathesis',
  given:
    'the contract, a session of the member, the broken operation; all checks; the phases examples, coverage, fuzzing (stateful has nothing to follow: the contract has no links)',
  command:
    'schemathesis run public.yaml --url URL -H "Authorization: Bearer …" --checks all --seed 1 --max-examples 40 --continue-on-failure --include-operation-id ID',
  isPerOperation: true,
  prepare: prepareSchemathesis,
  version: () => VERSION,
  run: async ({ url, operation, folder: own, signIn }) => {
    // Answers repeat random request ids, which would make every failure unique.
    writeFileSync(
      join(own, 'schemathesis.toml'),
      '[parameters]\n"header.X-Request-Id" = "st-000001"\n',
    )
    const report = join(own, 'junit.xml')
    await runProgram(
      schemathesisProgram,
      [
        ...['run', contractFile, '--url', url, '-H', `Authorization: Bearer ${await signIn()}`],
        ...['--checks', 'all', '--seed', '1', '--max-examples', '40', '--continue-on-failure'],
        ...['--include-operation-id', operation.id, '--no-color'],
        ...['--report', 'junit', '--report-junit-path', report],
      ],
      { cwd: own },
    )
    return failuresIn(readFileSync(report, 'utf8'))
  },
}
