import { readProperty } from '../lib/json.ts'

/** Trusted Types, missing from TypeScript's libraries and some browsers. */
type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string }
}

/**
 * A script's address as a worker accepts it, from a policy that allows only this address. The Content-Security-Policy
 * must list the policy; each name can be created once per page.
 */
export const trustedAddress = (policy: string, address: string): string => {
  const trustedTypes = readProperty(globalThis, 'trustedTypes') as TrustedTypes | undefined
  const trustedPolicy = trustedTypes?.createPolicy(policy, { createScriptURL: () => address })
  return trustedPolicy?.createScriptURL('') ?? address
}
