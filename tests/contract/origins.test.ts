import { beforeAll, describe, expect, test } from 'vitest'
import { bundleContract, assumptionIdsOf, isNamedInDocument } from '#contract'
import type { Contract } from '#contract'

const contracts: Contract[] = []

beforeAll(async () => {
  for (const name of ['public', 'proxy']) {
    contracts.push(await bundleContract(`openapi/${name}.yaml`))
  }
})

/** `Schema.property` of every property in the source document except `status`. */
const documented = () => {
  const marked = contracts.flatMap(({ components }) =>
    Object.entries(components.schemas).flatMap(([schema, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([, property]) => isNamedInDocument(property['x-source']))
        .map(([name]) => `${schema}.${name}`),
    ),
  )
  return [...new Set(marked)].filter((place) => !place.endsWith('.status')).toSorted()
}

const fields = (schema: string, names: string): string[] =>
  names.split(/\s+/).map((name) => `${schema}.${name}`)

describe('sources that count as the source document', () => {
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

  test('R-CALL-06 R-CALL-07 is the status of the answers that it shows, and a value for two of them alone', () => {
    const [backend] = contracts
    const marks = Object.entries(backend?.components.schemas ?? {}).map(
      ([schema, { properties = {} }]) => [schema, properties['status']?.['x-source']] as const,
    )
    const said = marks.filter(([, source]) => source === 'document').map(([schema]) => schema)
    expect(said.toSorted()).toEqual(['GameAddress', 'LoginAuthenticated'])
    const named = marks.filter(([, source]) => isNamedInDocument(source) && source !== 'document')
    expect(named.map(([schema]) => schema).toSorted()).toEqual(
      `Alread Already AlreadHaveUser CantFindCode HealthAnswer InGameBalanceAnswer LoginApproval LowPoint
      NotEnoughBalance Success Time Wait WrongPassword`
        .split(/\s+/)
        .toSorted(),
    )
  })

  test('R-CALL-02 are the routes that it names, and no others', () => {
    const named = Object.entries(contracts[1]?.paths ?? {})
      .filter(([, { post }]) => isNamedInDocument(post['x-source']))
      .map(([path]) => path.slice(path.lastIndexOf('/') + 1))
    expect(named.toSorted()).toEqual(
      `user-do-login user-health-check user-register check-user-nick check-user-id get-reg-domain
      user-write-help user-del-note get-help-list read-help-message read-note-message del-all-help
      get-user-notices get-notice-popup get-user-note user-ask-account apply-user-deposit
      apply-user-withdraw roll-to-balance get-deposit-payment apply-deposit-payment
      get-withdrawal-payment withdrawal-launcher get-in-game-balance get-casino-setting
      get-sport-setting get-slot-setting get-slot-by-company open-game`
        .split(/\s+/)
        .toSorted(),
    )
  })

  test('of an assumption about all operations that it names each one carries the id', () => {
    const [backend, proxy] = contracts as [Contract, Contract]
    const named = Object.entries(backend.paths).filter(([, { post }]) =>
      isNamedInDocument(post['x-source']),
    )
    const lacking = named.filter(
      ([, { post }]) =>
        !assumptionIdsOf(post['x-source'])?.includes('A-072') ||
        !assumptionIdsOf(post.responses['200']?.['x-source'])?.includes('A-071'),
    )
    expect(lacking.map(([path]) => path)).toEqual([])
    const leads = Object.values(proxy.paths).filter(({ post }) => post['x-backend'] !== 'none')
    const unmarked = leads.filter(
      ({ post }) => (assumptionIdsOf(post['x-source']) ?? []).length === 0,
    )
    expect(unmarked.map(({ post }) => post.operationId)).toEqual([])
  })
})
