// npm run bench:contract: runs contract:verify and its peers on the zoo of broken backends.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Failure, Outcome, Sample, Tool } from './program/bench.model.ts'
import { forget, outcomesOf } from './program/cached.ts'
import { pathOf } from './program/contract-file.ts'
import { documentOf } from './document.ts'
import { contractVerify } from './peers/contract-verify.ts'
import { prism } from './peers/prism.ts'
import { respect } from './peers/respect.ts'
import { schemathesis } from './peers/schemathesis.ts'
import { specmatic } from './peers/specmatic.ts'
import { sampleOf } from './sample.ts'
import { soundName } from './verdicts.ts'
import { serveZoo } from './zoo-server.ts'
import type { ZooServer } from './zoo-server.ts'

const tools: readonly Tool[] = [contractVerify, schemathesis, prism, specmatic, respect]
const usage = `npm run bench:contract -- [--every N] [--minutes M] [--fresh] [--write] [${tools.map(({ id }) => id).join(' ')}]

Runs each tool on every Nth faulty backend (default 5). Results are kept in .cache/contract-bench, so an interrupted
run (--minutes limits it) continues; --fresh starts anew. --write writes docs/contract-tools.md.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '600' },
    fresh: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const every = Number(values.every)
const ends = performance.now() + Number(values.minutes) * 60_000

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/public/user/do_login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'demo', pw: 'demo1234' }),
  })
  const answer = (await response.json().catch(() => null)) as { readonly token?: string } | null
  return answer?.token ?? 'none'
}

async function measure(tool: Tool, url: string, operation: string): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-bench-'))
  const started = performance.now()
  const seconds = () => Math.round((performance.now() - started) / 100) / 10
  try {
    const failures = await tool.run({
      url,
      operation: { id: operation, path: pathOf(operation) },
      folder,
      signIn: () => signIn(url),
    })
    return { failures: distinct(failures), seconds: seconds() }
  } catch (error) {
    return { failures: [], seconds: seconds(), failure: String(error) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const distinct = (failures: readonly Failure[]): readonly Failure[] => [
  ...new Map(failures.map((one) => [`${one.operation} ${one.kind}`, one])).values(),
]

/**
 * Runs the missing measurements of a tool; failed ones are not saved.
 * @returns whether it is complete
 */
async function measureAll(tool: Tool, sample: readonly Sample[], zoo: ZooServer): Promise<boolean> {
  const outcomes = outcomesOf(tool.id)
  const sound = sample.map(({ broken }) => ({
    name: soundName(tool, broken.operation),
    operation: broken.operation,
    layer: undefined,
  }))
  const broken = sample.map(({ broken: { name, operation, layer } }) => ({
    name,
    operation,
    layer,
  }))
  let isWhole = true
  for (const { name, operation, layer } of [...sound, ...broken]) {
    if (outcomes.get(name) !== undefined) continue
    if (performance.now() > ends) return false
    zoo.show(layer)
    const outcome = await measure(tool, zoo.url, operation)
    if (outcome.failure === undefined) outcomes.set(name, outcome)
    else isWhole = false
    const time = `${outcome.seconds.toFixed(1).padStart(6)} s`
    console.log(`${tool.title.padEnd(16)} ${time}  ${outcome.failure ?? name}`)
  }
  return isWhole
}

async function main(): Promise<void> {
  const chosen = tools.filter(({ id }) => positionals.length === 0 || positionals.includes(id))
  const sample = sampleOf(every)
  const zoo = await serveZoo()
  let isWhole = true
  for (const tool of chosen) {
    if (values.fresh) forget(tool.id)
    tool.prepare()
    isWhole = (await measureAll(tool, sample, zoo)) && isWhole
  }
  await zoo.close()
  if (!isWhole) console.log('Some measurements are missing. Run the command again to continue.')
  const document = documentOf(tools, sample, every, new Date().toISOString().slice(0, 10))
  if (values.write && isWhole)
    writeFileSync(join(import.meta.dirname, '../../docs/contract-tools.md'), document)
  else console.log(document)
  process.exit(isWhole ? 0 : 3)
}

const known = tools.map(({ id }) => id)
const unknown = positionals.find((name) => !known.includes(name))
if (values.help) console.log(usage)
else if (unknown !== undefined || !Number.isInteger(every) || every < 1) {
  console.error(usage)
  process.exitCode = 2
} else await main()
