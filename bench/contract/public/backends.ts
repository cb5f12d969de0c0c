import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { npmPackage, peersFolder } from '../program/peers-folder.ts'
import { mustRun } from '../program/program.ts'
import type { PublicBackend } from './public-backend.model.ts'

const FASTAPI = '0.165.0'
const pythonFolder = join(peersFolder, 'fastapi')
const python = join(pythonFolder, 'bin/python')
const sources = join(pythonFolder, `fastapi-${FASTAPI}`)

/** The examples of FastAPI's documentation, from its source package. */
function prepareFastApi(): void {
  if (existsSync(join(sources, 'docs_src'))) return
  mustRun('python3', ['-m', 'venv', pythonFolder])
  const pip = (...args: readonly string[]) => mustRun(python, ['-m', 'pip', ...args, '--quiet'])
  const packages = [
    'uvicorn',
    'sqlmodel',
    'python-multipart',
    'pyjwt',
    'pwdlib[argon2]',
    'email-validator',
  ]
  pip('install', `fastapi==${FASTAPI}`, ...packages)
  pip('download', '--no-deps', '--no-binary', ':all:', `fastapi==${FASTAPI}`, '-d', pythonFolder)
  mustRun('tar', ['xzf', join(pythonFolder, `fastapi-${FASTAPI}.tar.gz`), '-C', pythonFolder])
}

/** @param name module of docs_src, such as `sql_databases.tutorial002` */
const fastApi = (id: string, name: string, header?: PublicBackend['header']): PublicBackend => ({
  id,
  title: `FastAPI's ${name}`,
  source: `docs_src/${name.replaceAll('.', '/')}.py of the source package fastapi ${FASTAPI} (PyPI)`,
  prepare: prepareFastApi,
  start: (port) => ({
    command: python,
    args: ['-m', 'uvicorn', `docs_src.${name}:app`, '--port', String(port), '--log-level', 'error'],
    cwd: sources,
  }),
  contract: (url) => `${url}/openapi.json`,
  ...(header === undefined ? {} : { header }),
})

/** A member of the example, and the scopes that its operations need. */
async function signInAsJohn(url: string): Promise<string> {
  const response = await fetch(`${url}/token`, {
    method: 'POST',
    body: new URLSearchParams({ username: 'johndoe', password: 'secret', scope: 'me items' }),
  })
  const { access_token: token } = (await response.json()) as { readonly access_token: string }
  return `Authorization: Bearer ${token}`
}

const LOOPBACK = '6.0.0'
const PRISM = '5.16.0'
const EXAMPLES = '8.2.2'

const loopback: PublicBackend = {
  id: 'loopback-todo',
  title: "LoopBack's todo",
  source: `@loopback/example-todo ${LOOPBACK} (npm), which writes its own contract`,
  prepare: () => void npmPackage('@loopback/example-todo', LOOPBACK),
  start: (port) => {
    const cwd = npmPackage('@loopback/example-todo', LOOPBACK)
    const code = `require('.').main({ rest: { port: ${port}, host: '127.0.0.1' } })`
    return { command: process.execPath, args: ['-e', code], cwd }
  },
  contract: (url) => `${url}/openapi.json`,
}

const prism: PublicBackend = {
  id: 'prism-petstore',
  title: "Prism's mock of the petstore",
  source: `@stoplight/prism-cli ${PRISM} with petstore.json of @readme/oas-examples ${EXAMPLES} (npm); it remembers nothing`,
  prepare: () => {
    npmPackage('@stoplight/prism-cli', PRISM)
    npmPackage('@readme/oas-examples', EXAMPLES)
  },
  start: (port) => ({
    command: process.execPath,
    args: ['dist/index.js', 'mock', petstore(), '--port', String(port), '--host', '127.0.0.1'],
    cwd: npmPackage('@stoplight/prism-cli', PRISM),
  }),
  contract: petstore,
  basePath: '/',
  header: () => Promise.resolve('api_key: special-key'),
}

function petstore(): string {
  return join(npmPackage('@readme/oas-examples', EXAMPLES), '3.0/json/petstore.json')
}

export const publicBackends: readonly PublicBackend[] = [
  fastApi('fastapi-heroes', 'sql_databases.tutorial002'),
  fastApi('fastapi-users', 'security.tutorial005', signInAsJohn),
  loopback,
  prism,
]
