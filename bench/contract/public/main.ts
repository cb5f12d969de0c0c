// npm run bench:public: contract:verify, Schemathesis and Specmatic on contracts that are not this project's.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { bookFaults } from '@maru/contract-verify/books/faults'
import type { BookFault } from '@maru/contract-verify/books/faults'
import { booksFile, booksProfile } from '@maru/contract-verify/books/files'
import { publicBackends } from './backends.ts'
import type { Complaint, Outcome, PublicBackend } from './public-backend.model.ts'
import { serveBooks } from './serve-books.ts'
import { publicTools } from './tools.ts'
import type { PublicTool } from './tools.ts'

const usage = `npm run bench:public -- [--out FILE] [--tool ID] [--every N] [books ${publicBackends.map(({ id }) => id).join(' ')}]

Installs published backends from npm and PyPI, runs each tool against each with its own contract, and prints what each
says. \`books\` is the backend of this repository with ${Object.keys(bookFaults).length} planted faults, one per run;
\`--every N\` takes every Nth of them.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    tool: { type: 'string' },
    every: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

type Running = { readonly url: string; readonly end: () => void }

const STARTS_WITHIN_MS = 60_000

/** Starts a backend. @throws when it does not listen in time */
async function start(backend: PublicBackend): Promise<Running> {
  const port = await freePort()
  const { command, args, cwd, env = {} } = backend.start(port)
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  const until = performance.now() + STARTS_WITHIN_MS
  while (performance.now() < until) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isThere) return { url, end: () => void child.kill('SIGKILL') }
    await after(200)
  }
  child.kill('SIGKILL')
  throw new Error(`${backend.title} does not listen on ${url}.`)
}

async function measured(
  tool: PublicTool,
  task: Omit<Parameters<PublicTool['run']>[0], 'folder'>,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'public-bench-'))
  const started = performance.now()
  try {
    const complaints = await tool.run({ ...task, folder })
    return { complaints, seconds: Math.round((performance.now() - started) / 100) / 10 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const tools = publicTools.filter(({ id }) => values.tool === undefined || values.tool === id)
const results: Record<string, Record<string, Outcome>> = {}

function keep(name: string, tool: PublicTool, outcome: Outcome): void {
  const before = results[name] ?? {}
  results[name] = { ...before, [tool.id]: outcome }
  if (values.out !== undefined) writeFileSync(values.out, JSON.stringify(results, null, 1))
}

async function onPublic(backend: PublicBackend): Promise<void> {
  backend.prepare()
  for (const tool of tools) {
    const running = await start(backend)
    const { url, end } = running
    const { basePath } = backend
    const args = basePath === undefined ? [] : ['--base-path', basePath]
    const task = { url, contract: backend.contract(url), header: await backend.header?.(url), args }
    const outcome = await measured(tool, task)
    end()
    keep(backend.id, tool, outcome)
    console.log(`\n${backend.title}, ${tool.title}: ${outcome.seconds} s`)
    for (const { operation, kind, isWarning } of outcome.complaints)
      console.log(`  ${isWarning ? 'notice' : 'error '} ${operation} ${kind.slice(0, 200)}`)
  }
}

const errorsOf = (outcome: Outcome): ReadonlySet<string> =>
  new Set(outcome.complaints.filter(({ isWarning }) => !isWarning).map(keyOf))
const keyOf = ({ operation, kind }: Complaint): string => `${operation} ${kind}`

/** Examples of Schemathesis for each operation, so that each run takes half a minute. */
const EXAMPLES = 30

/** The cookie of the contract's security scheme, in the configuration of Schemathesis. */
const tomlOf = (session: string): string => `[auth.openapi.session]\napi_key = "${session}"\n`

async function onBooks(): Promise<void> {
  const server = await serveBooks()
  const faults: readonly (BookFault | undefined)[] = [
    undefined,
    ...(Object.keys(bookFaults) as BookFault[]).filter((_, at) => at % Number(values.every) === 0),
  ]
  for (const tool of tools) {
    let sound: ReadonlySet<string> = new Set()
    let found = 0
    for (const fault of faults) {
      server.show(fault)
      const session = (await server.signIn()).replace('sid=', '')
      const url = `${server.url}/api/v1`
      const args = ['--profile', booksProfile]
      const outcome = await measured(tool, {
        url,
        contract: booksFile,
        toml: tomlOf(session),
        token: session,
        examples: EXAMPLES,
        args,
      })
      const errors = errorsOf(outcome)
      if (fault === undefined) sound = errors
      const isFound = fault !== undefined && [...errors].some((one) => !sound.has(one))
      found += isFound ? 1 : 0
      keep(`books: ${fault ?? 'sound'}`, tool, outcome)
      const verdict = fault === undefined ? `${errors.size} false alarms` : isFound ? 'found' : '–'
      console.log(`${tool.title} ${outcome.seconds} s  ${fault ?? 'sound'}: ${verdict}`)
    }
    console.log(`${tool.title}: ${found} of ${faults.length - 1}`)
  }
  server.close()
}

if (values.help) console.log(usage)
else {
  for (const tool of tools) tool.prepare()
  const isWanted = (id: string) => positionals.length === 0 || positionals.includes(id)
  for (const backend of publicBackends) if (isWanted(backend.id)) await onPublic(backend)
  if (isWanted('books')) await onBooks()
  process.exit(0)
}
