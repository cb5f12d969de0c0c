/** Polyfills for Node 20, which the entry imports first. */
const groupBy = <Value, Key extends PropertyKey>(
  values: Iterable<Value>,
  keyOf: (value: Value, index: number) => Key,
): Partial<Record<Key, Value[]>> => {
  const groups = Object.create(null) as Partial<Record<Key, Value[]>>
  let index = 0
  for (const value of values) (groups[keyOf(value, index++)] ??= []).push(value)
  return groups
}

if (!Reflect.has(Object, 'groupBy')) Object.groupBy = groupBy

function mapGroupBy<Key, Value>(
  values: Iterable<Value>,
  keyOf: (value: Value, index: number) => Key,
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>()
  let index = 0
  for (const value of values) {
    const key = keyOf(value, index++)
    groups.set(key, [...(groups.get(key) ?? []), value])
  }
  return groups
}

if (!Reflect.has(Map, 'groupBy')) Map.groupBy = mapGroupBy

/** Node 20 warns about globs on every use. */
const emitWarning = process.emitWarning.bind(process) as (...words: readonly unknown[]) => void
process.emitWarning = (...words: readonly unknown[]) => {
  if (!String(words[0]).startsWith('glob is an experimental feature')) emitWarning(...words)
}
