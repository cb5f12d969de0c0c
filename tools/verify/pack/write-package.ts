import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin } from 'rolldown'
import { cpSync, mkdirSync, rmSync, writeFileSync, readFileSync, readdirSync } from 'node:fs'
import { stringify } from 'yaml'
import { bundleContract, readAssumptions } from '#contract'
import type { Contract } from '#contract'

/**
 * Reduces undici to the parts in use, because Node 20 cannot load fetch, WebSocket and caches. `request` is
 * unchanged.
 */
const leanUndici: Plugin = {
  name: 'lean undici',
  load: (id) =>
    id.endsWith('/node_modules/undici/index.js')
      ? `import Agent from './lib/dispatcher/agent.js'
         import ProxyAgent from './lib/dispatcher/proxy-agent.js'
         import request from './lib/api/api-request.js'
         const ask = (url, { dispatcher, ...options }) => {
           const { origin, pathname, search } = new URL(url)
           return request.call(dispatcher, { ...options, origin, path: pathname + search })
         }
         export { Agent, ProxyAgent, ask as request }`
      : null,
}

/** Bundles the verifier as one module for Node 20; also returns its source files. */
async function bundleVerifier(): Promise<{
  readonly code: string
  readonly files: readonly string[]
}> {
  const build = await rolldown({
    input: join(import.meta.dirname, 'entry.ts'),
    platform: 'node',
    plugins: [leanUndici],
    resolve: {
      alias: { '@redocly/openapi-core': join(import.meta.dirname, 'bundled-contract.ts') },
    },
  })
  const { output } = await build.generate({
    format: 'esm',
    codeSplitting: false,
    banner: '#!/usr/bin/env node',
    minify: { compress: false, mangle: false },
  })
  await build.close()
  return { code: output[0].code, files: output[0].moduleIds }
}

const readmeOf = (version: string): string => `# contract-verify

Tests a backend against version ${version} of the contract. Reports each difference with a \`curl\` line, and which
assumptions of the contract the backend confirms or refutes. Needs Node 20.17 or newer, and connects only to the backend.

\`\`\`
npx --yes ./contract-verify-${version}.tgz --backend https://staging.example.com --user ID --password PW --report report
\`\`\`

Use a member for tests: the run moves money, and moves it back where the contract allows it. \`--safe\` sends nothing that
moves money, creates, changes or deletes. A second member (\`--other-user\`, \`--other-password\`) shows whether members see
each other's data. \`--help\` has every option. Exit code: 0 no errors, 1 errors found, 2 the run failed or is incomplete.

- \`openapi/public.yaml\`: the contract of the backend, in one file; \`openapi/assumptions.yaml\`: decisions about what the source
  document leaves open, by the ids in reports; \`openapi/effects.yaml\`: how each operation changes the backend's state
- \`LICENSES.txt\`: the licences of the libraries that are in the program
`

const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/

function noticesFor(files: readonly string[]): string {
  const folders = new Set(files.flatMap((file) => PACKAGE_FOLDER.exec(file)?.[0] ?? []))
  return [...folders].toSorted().map(readNotice).join('\n\n')
}

/** @throws when a package has no licence text */
function readNotice(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string
    readonly version: string
  }
  const file = readdirSync(folder).find((fileName) => /^licen[cs]e/i.test(fileName))
  if (file === undefined) throw new Error(`${name} has no licence file.`)
  return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}`
}

const openapiFolder = join(import.meta.dirname, '../../../openapi')
const programPath = 'lib/contract-verify/main.js'

/**
 * Writes the package of `contract:verify`.
 * @returns its version
 */
export async function writePackage(folder: string): Promise<string> {
  const [verifier, backend, proxy] = await Promise.all([
    bundleVerifier(),
    bundleContract(join(openapiFolder, 'public.yaml')),
    bundleContract(join(openapiFolder, 'proxy.yaml')),
  ])
  const { info } = backend as unknown as { info: { title: string; version: string } }
  const manifest = {
    name: 'contract-verify',
    version: info.version,
    description: `Tests a backend against version ${info.version} of the contract.`,
    private: true,
    license: 'UNLICENSED',
    type: 'module',
    engines: { node: '>=20.17' },
    bin: { 'contract-verify': programPath },
  }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'openapi'), { recursive: true })
  mkdirSync(join(folder, 'lib/contract-verify'), { recursive: true })
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  write('package.json', `${JSON.stringify(manifest, null, 2)}\n`)
  write('README.md', readmeOf(info.version))
  write('LICENSES.txt', noticesFor(verifier.files))
  writeFileSync(join(folder, programPath), verifier.code, { mode: 0o755 })
  // Some tools do not support anchors.
  const textOf = (contract: Contract) => stringify(contract, { aliasDuplicateObjects: false })
  write('openapi/public.yaml', textOf(backend))
  write('openapi/proxy.yaml', textOf(proxy))
  write('openapi/assumptions.yaml', stringify(readAssumptions(openapiFolder)))
  cpSync(join(openapiFolder, 'effects.yaml'), join(folder, 'openapi/effects.yaml'))
  return info.version
}
