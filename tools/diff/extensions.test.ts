import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bundleContract, proxyDocument } from '#contract'
import type { Contract } from '#contract'
import { compareContract } from './comparison.ts'
import type { ContractName } from './fact.ts'
import { factsOf } from './facts.ts'
import { addStatusMeanings } from './versions.ts'
import { changeText } from './change-text.ts'

const openapi = join(import.meta.dirname, '../../openapi')
const around = () => ({ routes: [], edges: [], scenarios: [], calls: new Map() })

async function contractNamed(name: ContractName): Promise<Contract> {
  const content = name === 'proxy' ? proxyDocument(openapi) : undefined
  const contract = await bundleContract(join(openapi, `${name}.yaml`), content)
  addStatusMeanings(contract, join(openapi, 'schemas'))
  // Tables of meanings are shared by all contracts, and the tests change them.
  return structuredClone(contract)
}

function compared(name: ContractName, from: Contract, to: Contract) {
  const at = (contract: Contract) => ({ version: '0.1.0', operations: factsOf(contract) })
  return compareContract(name, at(from), at(to), around).changes
}

type Place = {
  readonly at: string
  readonly holder: Record<string, unknown>
  readonly name: string
}

function extensionsOf(value: unknown, at = '', isData = false): Place[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]): Place[] => {
    const place = `${at}/${name}`
    if (name === 'x-source' || name === 'x-expected') return []
    if (name.startsWith('x-') && !isData)
      return leavesOf(value as Record<string, unknown>, name, place)
    if (name === 'example' || name === 'examples') return []
    return extensionsOf(inner, place, name === 'properties')
  })
}

/** In tables such as `x-meaning` each entry is one. */
function leavesOf(holder: Record<string, unknown>, name: string, at: string): Place[] {
  const value = holder[name]
  if (typeof value !== 'object' || value === null) return [{ at, holder, name }]
  const table = value as Record<string, unknown>
  const leaves = Object.keys(table).flatMap((key) => leavesOf(table, key, `${at}/${key}`))
  return leaves.length > 0 ? leaves : [{ at, holder, name }]
}

function markAll(contract: Contract): readonly { at: string; value: string }[] {
  return extensionsOf(contract).map(({ at, holder, name }, index) => {
    const value = `marked-${index}-`
    holder[name] = value
    return { at, value }
  })
}

describe.each(['public', 'proxy'] as const)('extensions of the contract %s', (name) => {
  test('R-CALL-03 a difference in any place of any extension is reported, with rule and reason', async () => {
    const [before, after] = [await contractNamed(name), await contractNamed(name)]
    const marks = markAll(after)
    expect(marks.length).toBeGreaterThan(50)
    const changes = compared(name, before, after)
    const reported = JSON.stringify(changes.map(({ change }) => change.to))
    expect(marks.filter(({ value }) => !reported.includes(value)).map(({ at }) => at)).toEqual([])
    expect(changes.filter(({ rule, who }) => rule.why === '' || who === '')).toEqual([])
  })

  test('R-CALL-03 a place from which an extension is removed is reported', async () => {
    const [before, after] = [await contractNamed(name), await contractNamed(name)]
    const marks = markAll(before)
    for (const { holder, name: key } of extensionsOf(after)) Reflect.deleteProperty(holder, key)
    const reported = JSON.stringify(compared(name, before, after).map(({ change }) => change.from))
    expect(marks.filter(({ value }) => !reported.includes(value)).map(({ at }) => at)).toEqual([])
  })

  test('R-CALL-03 an extension unknown to the policy is breaking wherever it is added', async () => {
    const [before, after] = [await contractNamed(name), await contractNamed(name)]
    const places = Object.values(after.paths).flatMap(({ post }) => [
      post,
      ...Object.values(post.responses),
      ...(post.parameters ?? []),
    ])
    const { schemas, parameters = {} } = after.components
    const properties = Object.values(schemas).flatMap((schema) =>
      Object.values(schema.properties ?? {}),
    )
    const all = [...new Set([...places, ...Object.values(parameters), ...properties])].filter(
      (part) => !('$ref' in part),
    )
    for (const [index, part] of all.entries()) Object.assign(part, { [`x-new-${index}-`]: true })
    const changes = compared(name, before, after)
    const texts = changes.map(({ change }) => changeText(change)).join('\n')
    expect(all.filter((_, index) => !texts.includes(`x-new-${index}-`))).toEqual([])
    expect(changes.filter(({ rule }) => rule.severity !== 'breaking')).toEqual([])
  })
})
