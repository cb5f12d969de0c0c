/** What a request carries for an identity; lower-case names of headers. */
export type Credentials = {
  readonly headers: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
}

export const nobody: Credentials = { headers: {}, query: {} }

export type Who = 'first' | 'second' | 'nobody'
