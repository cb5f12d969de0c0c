export type Store<Value> = {
  readonly read: () => Value
  readonly change: (next: (before: Value) => Value) => void
  readonly subscribe: (changed: () => void) => () => void
}

export function createStore<Value>(first: Value): Store<Value> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    change: (next) => {
      value = next(value)
      for (const changed of listeners) changed()
    },
    subscribe: (changed) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
  }
}
