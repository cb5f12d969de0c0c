import { readProperty } from '../lib/json.ts'

/** Trusted Types, which the libraries of TypeScript do not have; not all browsers have them either. */
type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string }
}

/**
 * The address of a script as the browser takes it for a worker, by a policy that makes no other. The
 * site's Content-Security-Policy has to name the policy; one name can be had once in a page.
 */
export const trustedAddress = (policy: string, address: string): string => {
  const trusted = readProperty(globalThis, 'trustedTypes') as TrustedTypes | undefined
  const made = trusted?.createPolicy(policy, { createScriptURL: () => address })
  return made?.createScriptURL('') ?? address
}
