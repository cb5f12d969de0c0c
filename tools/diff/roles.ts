import type { Rule } from './policy.ts'

export const contractNames = ['public', 'proxy'] as const
export type ContractName = (typeof contractNames)[number]

const roles = {
  public: { caller: 'the proxy and the site', server: 'the backend' },
  proxy: { caller: 'the site', server: 'the proxy' },
} as const

/** Who must change, in order. For breaking changes, callers and readers change before the server. */
export function whoChanges(contract: ContractName, { id, severity }: Rule): string {
  const { caller, server } = roles[contract]
  if (id === 'operation-renamed') return 'all code, tests and settings that use the name'
  if (severity === 'information') return 'nobody'
  return severity === 'breaking' ? `${caller} first, then ${server}` : `${server} alone`
}
