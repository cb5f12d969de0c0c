import type { Rule } from './policy.ts'

export const contractNames = ['public', 'proxy'] as const
export type ContractName = (typeof contractNames)[number]

/** Who calls by a contract, who answers, and in which file its version stands. */
export const roles = {
  public: {
    caller: 'the proxy and the site',
    server: 'the backend',
    file: 'openapi/backend.yaml',
  },
  proxy: { caller: 'the site', server: 'the proxy', file: 'openapi/routes.yaml' },
} as const

/**
 * Who has to change, in which order. Callers and readers stop relying on what breaks before the server changes it;
 * with the rest they go on as before.
 */
export function whoChanges(contract: ContractName, { id, severity }: Rule): string {
  const { caller, server } = roles[contract]
  if (id === 'operation-renamed') return 'all code, tests and settings that use the name'
  if (severity === 'information') return 'nobody'
  return severity === 'breaking' ? `${caller} first, then ${server}` : `${server} alone`
}
