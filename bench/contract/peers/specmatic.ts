import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Failure, Tool } from '../program/bench.model.ts'
import { fileOfOperation, idAt } from '../program/contract-file.ts'
import { npmPackage } from '../program/peers-folder.ts'
import { runProgram } from '../program/program.ts'

const VERSION = '2.55.1'
export const jar = () => join(npmPackage('specmatic', VERSION), 'specmatic.jar')

/** Kind of test, place and rule of each failure, and the invalid part of wrong requests; nothing random. */
function failuresIn(junit: string): readonly Failure[] {
  return junit.split('<testcase ').flatMap((testcase) => {
    const failure = /<failure[^>]*>(.*?)<\/failure>/s.exec(testcase)?.[1]
    if (failure === undefined) return []
    const path = /API: POST (\S+)/.exec(failure)?.[1] ?? ''
    const name = /\bname="([^"]*)"/.exec(testcase)?.[1] ?? ''
    const wrong = (/ where (.*)$/s.exec(name)?.[1] ?? '').replaceAll(/[^a-z]+/gi, ' ')
    const what = name.includes('-ve') ? `wrong request ${wrong}` : 'right request'
    const told = failure.matchAll(
      /(?:>>|&gt;&gt;) \S+|R\d{4}|expected status \d+ but response contained status \d+|Expected \w+ status, but received \d+/g,
    )
    const kind = [what, ...new Set([...told].map(([text]) => text))].join(' ')
    return [{ operation: idAt[path] ?? path, kind }]
  })
}

export const specmatic: Tool = {
  id: 'specmatic',
  title: 'Specmatic',
  given:
    'the contract of the broken operation alone, without the optional header X-Request-Id, which multiplies its tests; a session of the member; generative tests, right and wrong ones (it draws values without a seed: what is new by chance counts as found)',
  command:
    'SPECMATIC_GENERATIVE_TESTS=true backendToken=… java -jar specmatic.jar test OPERATION.yaml --testBaseURL=URL --junitReportDir=DIR',
  isPerOperation: true,
  prepare: () => void jar(),
  version: () => VERSION,
  run: async ({ url, operation, folder, signIn }) => {
    const file = fileOfOperation(operation.path)
    await runProgram(
      'java',
      [
        ...['-XX:TieredStopAtLevel=1', '-jar', jar(), 'test', file],
        ...[`--testBaseURL=${url}`, `--junitReportDir=${folder}`],
      ],
      {
        cwd: folder,
        env: { SPECMATIC_GENERATIVE_TESTS: 'true', backendToken: await signIn() },
      },
    )
    return readdirSync(folder)
      .filter((one) => one.endsWith('.xml'))
      .flatMap((one) => failuresIn(readFileSync(join(folder, one), 'utf8')))
  },
}
