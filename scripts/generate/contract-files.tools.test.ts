import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { createContractFiles } from './contract-files.ts'
import type { ContractFiles } from './contract-files.ts'
import { startThreads } from './threads.ts'
import { repositoryRoot } from '../repository/repository-root.ts'

const root = mkdtempSync(join(tmpdir(), 'contract-files-'))
const cache = join(root, '.cache')
cpSync(join(repositoryRoot, 'openapi'), join(root, 'openapi'), { recursive: true })
const threads = startThreads(cache)

afterAll(() => {
  threads.stop()
  rmSync(root, { recursive: true })
})

const write = (file: string, text: string): void => {
  writeFileSync(join(root, 'openapi', file), text)
}
const read = (file: string): string => readFileSync(join(repositoryRoot, 'openapi', file), 'utf8')

const newOperation = (word: string): string => `path: user/${word}
summary: The member's ${word}
x-source: A-018
access: member
answer: { schema: '#/schemas/Answer${word}' }
routes: { ${word}: { x-source: A-048 } }
schemas:
  Answer${word}:
    type: object
    description: The member's ${word}.
    required: [status, count]
    properties:
      status: { type: string, const: success, x-source: A-001 }
      count: { type: integer, x-source: A-018 }
`

/** Each changes a file, or mends it. Some are faults. */
const edits: Readonly<Record<string, (word: string) => void>> = {
  'a new optional property': (word) =>
    write(
      'schemas/balance.yaml',
      read('schemas/balance.yaml').replace(
        /^Deposit:[\s\S]+?\n {2}properties:\n/m,
        `$&    ${word}: { type: string, x-source: A-014 }\n`,
      ),
    ),
  'a changed example': (word) =>
    write(
      'examples/community.yaml',
      read('examples/community.yaml').replace(/title: .+/, `title: ${word}`),
    ),
  'a changed summary': (word) =>
    write(
      'operations/user/doLogin.yaml',
      read('operations/user/doLogin.yaml').replace(/^summary: .+$/m, `summary: ${word}`),
    ),
  'a new operation': (word) => write('operations/user/getSomething.yaml', newOperation(word)),
  'no new operation': () =>
    rmSync(join(root, 'openapi/operations/user/getSomething.yaml'), { force: true }),
  'an unknown reference': (word) =>
    write(
      'schemas/pay.yaml',
      read('schemas/pay.yaml').replace('base.yaml#/Won', `base.yaml#/${word}`),
    ),
  'a mended reference': () => write('schemas/pay.yaml', read('schemas/pay.yaml')),
}

type Outcome = Readonly<Record<string, string>> | { readonly fault: string }

const outcomeOf = async (make: () => Promise<ContractFiles>): Promise<Outcome> => {
  try {
    const { runtimeFiles, typeFiles } = await make()
    return Object.fromEntries([...runtimeFiles, ...(await typeFiles())])
  } catch (error) {
    return { fault: String(error) }
  }
}

const word = fc.stringMatching(/^[a-z]{6,9}$/)
const kinds = Object.keys(edits)
/** Every kind of edit, in any order. */
const history = fc
  .shuffledSubarray(kinds, { minLength: kinds.length })
  .chain((order) => fc.tuple(...order.map((kind) => fc.tuple(fc.constant(kind), word))))

test('an assumption that no place refers to is named by file and line, and stops no file', async () => {
  const original = read('assumptions.yaml')
  write('assumptions.yaml', `${original}A-999:\n  text: A.\n  why: B.\n  confirm: ours\n`)
  const line = original.split('\n').length
  const { faults, runtimeFiles: run } = await createContractFiles({ root, cache, threads })()
  write('assumptions.yaml', original)
  expect(faults).toEqual([
    `openapi/assumptions.yaml:${line}: A-999: no place refers to it; remove it.`,
  ])
  expect(run.get('openapi/ASSUMPTIONS.md')).not.toContain('A-999')
  expect((await createContractFiles({ root, cache, threads })()).faults).toEqual([])
}, 120_000)

test('after any edits of the contract, only changed steps are repeated, and the files are those of a whole generation', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (edited) => {
      const incremental = createContractFiles({ root, cache, threads })
      for (const [kind, given] of edited) {
        edits[kind]?.(given)
        const whole = createContractFiles({ root, cache, threads })
        expect(await outcomeOf(incremental)).toEqual(await outcomeOf(whole))
      }
    }),
    { seed: 23, numRuns: 1, endOnFailure: true },
  )
}, 240_000)
