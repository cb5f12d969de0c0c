import { beforeAll, describe, expect, test } from 'vitest'
import { bundleContract } from '../../scripts/contract/bundle.ts'
import type { Contract } from '../../scripts/contract/contract.model.ts'

const contracts: Contract[] = []

beforeAll(async () => {
  for (const name of ['public', 'proxy']) {
    contracts.push(await bundleContract(`openapi/${name}.yaml`))
  }
})

/** `Schema.property` of everything that is marked as the document's, but `status`. */
const documented = () => {
  const marked = contracts.flatMap(({ components }) =>
    Object.entries(components.schemas).flatMap(([schema, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([, property]) => property['x-source'] === 'document')
        .map(([name]) => `${schema}.${name}`),
    ),
  )
  return [...new Set(marked)].filter((place) => !place.endsWith('.status')).toSorted()
}

const fields = (schema: string, names: string): string[] =>
  names.split(/\s+/).map((name) => `${schema}.${name}`)

describe('what counts as said by the source document', () => {
  test('R-CALL-05 R-ACCT-05 R-SESS-09 are the fields that it names, where it names them', () => {
    expect(documented()).toEqual(
      [
        fields(
          'User',
          `userId nick phone level balance in_balance rolling bankname bankOwner banknum noteCount
          helpCount`,
        ),
        fields('InGameBalanceAnswer', 'gameMoney balance rolling userId'),
        fields('LoginRequest', 'id pw'),
        fields('Provider', 'nameKo nameEn'),
        fields('HealthAnswer', 'user noteCount helpCount'),
        fields('GameAddress', 'gameUrl'),
        fields('CasinoSettingAnswer', 'casiono'),
        fields('SlotSettingAnswer', 'slot'),
        fields('SportSettingAnswer', 'sport'),
        fields('SlotGames', 'games'),
        fields('SessionRunning', 'token sideUser'),
      ]
        .flat()
        .toSorted(),
    )
  })
})
