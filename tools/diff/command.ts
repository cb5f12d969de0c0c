import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compareContract } from './comparison.ts'
import type { Comparison } from './comparison.ts'
import { contractNames } from './fact.ts'
import type { ContractName } from './fact.ts'
import { textReport } from './report-text.ts'
import { surroundingsOf } from './surroundings.ts'
import { detectContract, readSource, readWorkingTree } from './versions.ts'

const help = `Lists the differences between two versions of the contracts: whether each breaks callers or readers (by the
policy in openapi/README.md), who has to change, and which routes, transitions of the state machines,
scenarios and calls it affects.

  npm run contract:diff -- [--from] REF_OR_FILE [--to REF_OR_FILE] [--of proxy|public]

REF_OR_FILE  a version in git, a folder such as openapi/, or one proxy.yaml or public.yaml beside its schemas/
--to         default: the working tree
--of         proxy: between site and proxy; public: between proxy and backend; default: both

Exit code 0: nothing breaks, or info.version says so (the next major; while it is 0.x, the next minor),
1: something breaks and the version does not say so, 2: the comparison failed.
`

const root = join(import.meta.dirname, '../..')

const isOneOf = <Name extends string>(name: string, names: readonly Name[]): name is Name =>
  (names as readonly string[]).includes(name)

function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      of: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const { from = positionals[0], to, of } = values
  if (values.help) return null
  const usageError = (message: string) => new Error(`${message}\n\n${help}`)
  if (from === undefined) throw usageError('Give a version to compare with.')
  if (positionals.length > (values.from === undefined ? 1 : 0))
    throw usageError(`"${positionals.at(-1)}" is one version too many: give at most two.`)
  if (of !== undefined && !isOneOf(of, contractNames)) throw usageError(`--of is "${of}".`)
  return { from, to, of }
}

const isFile = (place: string | undefined): place is string =>
  place !== undefined && existsSync(place) && statSync(place).isFile()

/** A single file contains one of the contracts. */
function chooseContracts(
  contractFilter: ContractName | undefined,
  places: readonly (string | undefined)[],
) {
  const files = places.filter(isFile)
  const containedNames = [...new Set(files.map(detectContract))]
  const contractName = contractFilter ?? containedNames[0]
  for (const file of files) {
    const namedContract = detectContract(file)
    if (namedContract !== contractName)
      throw new Error(`${file} is the contract "${namedContract}", not "${contractName}".`)
  }
  return contractName === undefined ? contractNames : [contractName]
}

async function compare(from: string, to: string | undefined, names: readonly ContractName[]) {
  const before = await readSource(root, from, names)
  const openapi = join(root, 'openapi')
  const after = await (to === undefined
    ? readWorkingTree('the working tree', openapi, names)
    : readSource(root, to, names))
  const surroundings = surroundingsOf(root, [...before.routes, ...after.routes])
  return names.flatMap((name): Comparison[] => {
    const [versionBefore, versionAfter] = [before.contracts.get(name), after.contracts.get(name)]
    return versionBefore && versionAfter
      ? [compareContract(name, versionBefore, versionAfter, surroundings)]
      : []
  })
}

export type Outcome = { readonly code: 0 | 1 | 2; readonly text: string }

/** Runs `npm run contract:diff` with these arguments; never rejects. */
export async function contractDiff(args: readonly string[]): Promise<Outcome> {
  try {
    const options = readArguments(args)
    if (options === null) return { code: 0, text: help }
    const names = chooseContracts(options.of, [options.from, options.to])
    const comparisons = await compare(options.from, options.to, names)
    const isBroken = comparisons.some(({ requiredVersion }) => requiredVersion !== null)
    return { code: isBroken ? 1 : 0, text: textReport(comparisons) }
  } catch (error) {
    return { code: 2, text: error instanceof Error ? error.message : String(error) }
  }
}
