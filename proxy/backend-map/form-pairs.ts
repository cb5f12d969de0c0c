/** Properties as fields of a form, inner ones as `a[b]`. */
export const pairsIn = (body: Readonly<Record<string, unknown>>): [string, string][] =>
  Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? pairsIn(value as Readonly<Record<string, unknown>>).map(
          ([inner, one]): [string, string] => [`${name}${inner.replace(/^[^[]+/, '[$&]')}`, one],
        )
      : [[name, String(value)]],
  )
