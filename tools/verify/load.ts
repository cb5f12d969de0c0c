import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Assumptions } from '#contract'
import { bundleContract, readAssumptions } from '#contract'
import { contractUnderTest } from './contract/contract-under-test.ts'
import type { ContractUnderTest } from './contract/contract-under-test.ts'
import { parseEffects } from './contract/effects.ts'
import type { Effects } from './contract/effects.ts'
import { effectsOfRoutes } from './hop/backend-hop.ts'

export type LoadedContract = {
  readonly contract: ContractUnderTest
  readonly effects: Effects
  readonly assumptions: Assumptions
}

/**
 * Contract and effects of the site's routes.
 * @throws when unreadable
 */
export async function loadRoutes(
  folder: string,
  { contract: backend, effects }: LoadedContract,
): Promise<Omit<LoadedContract, 'assumptions'>> {
  const contract = contractUnderTest(await bundleContract(join(folder, 'proxy.yaml')))
  return { contract, effects: effectsOfRoutes(effects, contract, backend) }
}

/**
 * Contract, effects and assumptions of a folder such as `openapi`.
 * @throws when unreadable
 */
export async function loadContract(folder: string): Promise<LoadedContract> {
  const contract = contractUnderTest(await bundleContract(join(folder, 'public.yaml')))
  const effects = parseEffects(parse(readFileSync(join(folder, 'effects.yaml'), 'utf8')))
  return { contract, assumptions: readAssumptions(folder), effects }
}
