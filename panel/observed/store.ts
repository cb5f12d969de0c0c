export type Store<Value> = {
  readonly read: () => Value
  readonly change: (next: (before: Value) => Value) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createStore<Value>(initialValue: Value): Store<Value> {
  let value = initialValue
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    change: (next) => {
      value = next(value)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
