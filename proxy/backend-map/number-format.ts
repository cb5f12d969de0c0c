/** The format of a number: a number or a text, with groups of digits, units, or minor units such as cents. */
type NumberFormat = {
  readonly as?: 'number' | 'text' | 'grouped' | undefined
  readonly group?: string | undefined
  readonly decimal?: string | undefined
  readonly signs?: readonly string[] | undefined
  readonly minor?: number | undefined
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Reads a number; undefined: it has another format. */
export function numberReader({
  as = 'number',
  group = ',',
  decimal = '.',
  signs = [],
  minor = 0,
}: NumberFormat): (raw: unknown) => number | undefined {
  const digits =
    as === 'grouped' ? String.raw`\d+|\d{1,3}(?:${escaped(group)}\d{3})+` : String.raw`\d+`
  const pattern = new RegExp(String.raw`^-?(?:${digits})(?:${escaped(decimal)}\d+)?$`)
  const isText = as !== 'number' || signs.length > 0
  const readText = (text: string): number | undefined => {
    const bare = signs.reduce((rest, sign) => rest.replace(sign, ''), text).trim()
    if (!pattern.test(bare)) return undefined
    return Number((as === 'grouped' ? bare.replaceAll(group, '') : bare).replace(decimal, '.'))
  }
  return (raw) => {
    const number = isText && typeof raw === 'string' ? readText(raw) : raw
    if (typeof number !== 'number' || Math.abs(number) > Number.MAX_SAFE_INTEGER) return undefined
    if (minor === 0) return number
    return Number.isInteger(number) ? number / 10 ** minor : undefined
  }
}

/** @param isText whether it may write texts; else it writes numbers */
export function numberWriter(
  { as = 'number', group = ',', decimal = '.', minor = 0 }: NumberFormat,
  isText: boolean,
): (value: number) => unknown {
  return (value) => {
    const counted = Math.round(value * 10 ** minor)
    if (!isText || as === 'number') return counted
    const [whole = '', part] = String(counted).split('.')
    const digits = as === 'grouped' ? whole.replaceAll(/\B(?=(\d{3})+$)/g, group) : whole
    return part === undefined ? digits : digits + decimal + part
  }
}
