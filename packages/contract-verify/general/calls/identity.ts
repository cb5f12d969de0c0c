/** Credentials of an identity in a request; header names are in lower case. */
export type Credentials = {
  readonly headers: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
}

export const nobody: Credentials = { headers: {}, query: {} }

export type Who = 'first' | 'second' | 'nobody'
