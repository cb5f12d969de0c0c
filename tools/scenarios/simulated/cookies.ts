export function createCookies(now: () => number) {
  const cookies = new Map<string, { readonly value: string; readonly until: number }>()
  return {
    read: (): string =>
      [...cookies]
        .filter(([, { until }]) => until > now())
        .map(([name, { value }]) => `${name}=${value}`)
        .join('; '),
    write: (text: string): void => {
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=')
      const maxAge = Number(/Max-Age=(\d+)/.exec(text)?.[1] ?? Number.POSITIVE_INFINITY)
      cookies.set(name.trim(), { value, until: now() + maxAge * 1_000 })
    },
  }
}

export type Cookies = ReturnType<typeof createCookies>
