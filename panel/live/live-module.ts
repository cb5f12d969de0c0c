import { isMachine, replaceMachine } from './live-machine.ts'

type Exports = Readonly<Record<string, unknown>>
type AnyFunction = (this: unknown, ...args: unknown[]) => unknown
type Kept = {
  /** What importers have. */
  readonly given: Record<string, unknown>
  current: Exports
  /** Why importers cannot run on with this version. */
  refusal: string | null
}

const modules = new Map<string, Kept>()

const isClass = (value: unknown): boolean =>
  typeof value === 'function' && /^class\b/.test(String(value))
const isFunction = (value: unknown): value is AnyFunction =>
  typeof value === 'function' && !isClass(value)

/** A function that calls the newest version, so that closures which keep it run the edited code. */
function forwarding(module: Kept, name: string, first: AnyFunction): AnyFunction {
  const forward: AnyFunction = function (...args) {
    return Reflect.apply(module.current[name] as AnyFunction, this, args)
  }
  return Object.defineProperties(forward, Object.getOwnPropertyDescriptors(first))
}

const alike = (one: unknown, other: unknown): boolean =>
  isClass(one) || one instanceof RegExp
    ? String(one) === String(other)
    : one === other || JSON.stringify(one) === JSON.stringify(other)

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Gives a generated table the contents of the next one. False: the tables are of different kinds. */
function refill(old: unknown, next: unknown): boolean {
  if (Array.isArray(old) && Array.isArray(next)) {
    old.splice(0, old.length, ...(next as unknown[]))
    return true
  }
  if (!isPlain(old) || !isPlain(next)) return false
  for (const key of Object.keys(old)) Reflect.deleteProperty(old, key)
  Object.assign(old, next)
  return true
}

/** Why importers, which keep the first version of an export, cannot run on with this version; null: they can. */
function refusalOf(
  id: string,
  name: string,
  old: unknown,
  before: unknown,
  next: unknown,
): string | null {
  if (isFunction(before) && isFunction(next)) return null
  if (isMachine(old) && isMachine(next)) return replaceMachine(old, next)
  const takesOver = alike(before, next) || (id.includes('/src/generated/') && refill(old, next))
  return takesOver ? null : `Importers would keep the old ${name}.`
}

/**
 * The exports of a module of the site, for its importers. The module's next version calls this again: functions are
 * exchanged in place, machines with their running actors, and generated tables get the new contents. `refusal` then
 * says why an importer would keep an old value, for example a constant.
 */
export function liveModule(id: string, exports: Exports): Exports {
  const module = modules.get(id)
  if (module === undefined) {
    const fresh: Kept = { given: {}, current: exports, refusal: null }
    for (const [name, value] of Object.entries(exports))
      fresh.given[name] = isFunction(value) ? forwarding(fresh, name, value) : value
    modules.set(id, fresh)
    return fresh.given
  }
  const { given, current } = module
  const names = Object.keys(given)
  module.refusal =
    names
      .map((name) => refusalOf(id, name, given[name], current[name], exports[name]))
      .find((one) => one !== null) ?? null
  module.current = exports
  for (const [name, value] of Object.entries(exports))
    if (!Object.hasOwn(given, name))
      given[name] = isFunction(value) ? forwarding(module, name, value) : value
  return given
}

export const refusal = (id: string): string | null => modules.get(id)?.refusal ?? null

export const redraw = (): void => void dispatchEvent(new Event('maru:redraw'))
