import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { CannotVerify } from '../core/model.ts'
import { contractFrom } from '../general/contract/read-contract.ts'
import { readDocument } from '../general/contract/read-document.ts'
import { canDeploy } from './can-i-deploy.ts'
import { assertBuild } from './assert-recordable.ts'
import { findStore } from './store.ts'

const usage = `npm run contract:can-i-deploy -- --store FILE|URL --build NAME@VERSION --contract FILE|URL|VERSION

Says whether this build passed the latest run of contract:verify --record against this contract, which is given by its
content, version or digest. CONTRACT_STORE_TOKEN is sent to an address as a bearer token.
Exit code: 0 yes, 1 no, 2 could not be determined.`

const text = { type: 'string' } as const
const options = {
  store: text,
  build: text,
  contract: text,
  help: { type: 'boolean', default: false },
} as const

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new CannotVerify(`${(error as Error).message}\n\n${usage}`)
  }
}

/**
 * Answers whether a build may be deployed.
 * @returns the exit code
 * @throws CannotVerify when the store cannot be read
 */
export async function runCanIDeploy(args: readonly string[]): Promise<number> {
  const { store: place, build, contract, help } = readArguments(args)
  if (help) {
    console.log(usage)
    return 0
  }
  if (place === undefined || build === undefined || contract === undefined)
    throw new CannotVerify(`--store, --build and --contract are needed.\n\n${usage}`)
  assertBuild(build)
  const isContent = existsSync(contract) || /^https?:\/\//.test(contract)
  const read = isContent ? contractFrom(await readDocument(contract)) : undefined
  const found = await findStore(place)
  if (found === null)
    throw new CannotVerify(
      `The store ${place} does not exist. Check --store; npm run contract:verify writes it: -- … --record ${place} --build ${build}`,
    )
  const question = { build, digest: read?.digest, version: read?.version ?? contract }
  const { isAllowed, words } = canDeploy(found.store, question)
  console.log(words)
  return isAllowed ? 0 : 1
}
