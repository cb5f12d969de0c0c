/** Who brings visitors: the domain that they come by, and the code that they register under. */
const partners: ReadonlyMap<string, string> = new Map([
  ['localhost', 'MARU'],
  ['127.0.0.1', 'MARU'],
  ['[::1]', 'MARU'],
  ['maru.example.com', 'MARU'],
  ['dalbit.example.com', 'DALBIT'],
])

export const isInviteCode = (code: string): boolean =>
  [...partners.values()].includes(code.toUpperCase())

/** The code of the partner of an origin such as `https://maru.example.com`; any port is his. */
export const partnerCodeOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? partners.get(new URL(origin).hostname) : undefined
