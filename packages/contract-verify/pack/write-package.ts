import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { bundleContract, readAssumptions } from '@maru/contract'
import type { Contract } from '@maru/contract'
import { bundleVerifier } from './bundle-verifier.ts'
import { noticesFor } from './notices.ts'
import { readmeOf } from './readme.ts'

const openapi = join(import.meta.dirname, '../../../openapi')
/** Two folders below the contract, where the verifier expects it. */
const program = 'lib/contract-verify/main.js'

/**
 * Writes the package of `contract:verify`.
 * @returns its version
 */
export async function writePackage(folder: string): Promise<string> {
  const [verifier, backend, proxy] = await Promise.all([
    bundleVerifier(),
    bundleContract(join(openapi, 'public.yaml')),
    bundleContract(join(openapi, 'proxy.yaml')),
  ])
  const { info } = backend as unknown as { info: { title: string; version: string } }
  const manifest = {
    name: 'contract-verify',
    version: info.version,
    description: `Holds a backend to version ${info.version} of the contract.`,
    private: true,
    license: 'UNLICENSED',
    type: 'module',
    engines: { node: '>=20.17' },
    bin: { 'contract-verify': program },
  }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'openapi'), { recursive: true })
  mkdirSync(join(folder, 'lib/contract-verify'), { recursive: true })
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  write('package.json', `${JSON.stringify(manifest, null, 2)}\n`)
  write('README.md', readmeOf(info.version))
  write('LICENSES.txt', noticesFor(verifier.files))
  writeFileSync(join(folder, program), verifier.code, { mode: 0o755 })
  // Without anchors, which some tools do not support.
  const textOf = (contract: Contract) => stringify(contract, { aliasDuplicateObjects: false })
  write('openapi/public.yaml', textOf(backend))
  write('openapi/proxy.yaml', textOf(proxy))
  write('openapi/assumptions.yaml', stringify(readAssumptions(openapi)))
  for (const file of ['effects.yaml', 'workflows'])
    cpSync(join(openapi, file), join(folder, 'openapi', file), { recursive: true })
  return info.version
}
