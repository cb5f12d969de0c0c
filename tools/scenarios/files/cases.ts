import { isRecord } from '#site/lib/json.ts'
import { describeNearest } from '../words/nearest.ts'
import type { Fault } from './meaning-faults.ts'

type Value = string | number | boolean
type Row = Readonly<Record<string, Value>>

/** A file's content with the values of one row instead of its placeholders. */
export type Case = {
  readonly content: unknown
  /** Its place in the table, from 1; undefined: the file has no table. */
  readonly number: number | undefined
}

const PLACEHOLDER = /<([a-z][a-z0-9 ]*)>/g

const isValue = (value: unknown): value is Value =>
  ['string', 'number', 'boolean'].includes(typeof value)

const isRow = (value: unknown): value is Row =>
  isRecord(value) && Object.keys(value).length > 0 && Object.values(value).every(isValue)

function fillPlaceholders(content: unknown, row: Row): unknown {
  if (typeof content === 'string') {
    const [, placeholderName = ''] = /^<([^<>]+)>$/.exec(content) ?? []
    if (Object.hasOwn(row, placeholderName)) return row[placeholderName]
    return content.replaceAll(PLACEHOLDER, (text, name: string) => String(row[name] ?? text))
  }
  if (Array.isArray(content)) return content.map((item) => fillPlaceholders(item, row))
  if (!isRecord(content)) return content
  return Object.fromEntries(
    Object.entries(content).map(([name, child]) => [name, fillPlaceholders(child, row)] as const),
  )
}

const rowText = (row: Row): string =>
  Object.entries(row)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ')

function titleOfCase(title: unknown, row: Row): unknown {
  if (typeof title !== 'string') return title
  const filledTitle = String(fillPlaceholders(title, row))
  return filledTitle === title ? `${title} (${rowText(row)})` : filledTitle
}

type Placeholder = { readonly path: readonly PropertyKey[]; readonly name: string }

function placeholdersIn(
  content: unknown,
  path: readonly PropertyKey[] = [],
): readonly Placeholder[] {
  if (typeof content === 'string')
    return [...content.matchAll(PLACEHOLDER)].map(([, name = '']) => ({ path, name }))
  const entries: readonly (readonly [PropertyKey, unknown])[] = Array.isArray(content)
    ? content.map((item, index) => [index, item])
    : isRecord(content)
      ? Object.entries(content)
      : []
  return entries.flatMap(([key, child]) => placeholdersIn(child, [...path, key]))
}

/** Faults of a table: invalid rows, placeholders without a column, columns without a placeholder. */
function tableFaults(rest: unknown, rows: readonly unknown[]): readonly Fault[] {
  const invalidIndex = rows.findIndex((row) => !isRow(row))
  if (invalidIndex !== -1 || rows.length === 0)
    return [
      {
        path: ['cases', Math.max(0, invalidIndex)],
        message: 'cases: each row gives a value to each name, such as - { amount: 5000 }.',
      },
    ]
  const columns = Object.keys(rows[0] as Row)
  const unevenIndex = rows.findIndex(
    (row) =>
      Object.keys(row as Row)
        .toSorted()
        .join() !== columns.toSorted().join(),
  )
  if (unevenIndex !== -1)
    return [
      {
        path: ['cases', unevenIndex],
        message: `cases: this row has other names than the first, which has ${columns.join(', ')}.`,
      },
    ]
  const placeholders = placeholdersIn(rest)
  const unknownPlaceholders = placeholders.filter(({ name }) => !columns.includes(name))
  const unusedColumns = columns.filter(
    (column) => !placeholders.some(({ name }) => name === column),
  )
  return [
    ...unknownPlaceholders.map(({ path, name }) => ({
      path,
      message: `<${name}> has no value in cases. ${describeNearest(name, columns)}`,
    })),
    ...unusedColumns.map((column) => ({
      path: ['cases', 0, column],
      message: `cases: no step says <${column}>.`,
    })),
  ]
}

/** One content for each row of `cases`; without a table, the content itself. */
export function casesOf(content: unknown): {
  readonly cases: readonly Case[]
  readonly faults: readonly Fault[]
} {
  if (!isRecord(content) || !Array.isArray(content['cases']))
    return { cases: [{ content, number: undefined }], faults: [] }
  const { cases, ...rest } = content
  const rows = cases as readonly unknown[]
  const faults = tableFaults(rest, rows)
  if (faults.length > 0) return { cases: [], faults }
  return {
    faults,
    cases: (rows as readonly Row[]).map((row, index) => ({
      number: index + 1,
      content: {
        ...(fillPlaceholders(rest, row) as Readonly<Record<string, unknown>>),
        title: titleOfCase(rest['title'], row),
      },
    })),
  }
}
