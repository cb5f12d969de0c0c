import { isRecord } from '../../../../src/lib/json.ts'
import { Unavailable } from '../../core/model.ts'
import { valueAt, withValueAt } from '../../core/pointer.ts'
import type { Who } from '../calls/identity.ts'
import { CURRENT_VERSION, keyOf } from '../calls/request.ts'
import type { Values } from '../calls/request.ts'
import type { GeneralOperation, Parameter } from '../contract/general.model.ts'
import { fittingValue } from '../values/fitting-value.ts'
import type { Fitting } from '../values/variation.ts'
import { idIn, idOfCreated, itemsIn } from './item-values.ts'
import type { Asked, GeneralRun, Item } from './general-run.ts'
import { changes, namesVersion, resourceOf } from './resources.ts'
import type { Resource } from './resources.ts'

const isPointer = (parameter: string): boolean => parameter.startsWith('/')

/** Values and body that name one item for an operation of its resource. */
export function naming(
  { resource, id, values }: Pick<Item, 'resource' | 'id' | 'values'>,
  operation: GeneralOperation,
  fitting: Fitting,
): Fitting {
  const { parameter } = resource
  if (isPointer(parameter))
    return { values: fitting.values, body: withValueAt(fitting.body ?? {}, parameter, id) }
  const own = operation.parameters.filter((one) => one.name === parameter)
  return {
    values: {
      ...fitting.values,
      ...values,
      ...Object.fromEntries(own.map((one) => [keyOf(one), id])),
    },
    body: fitting.body,
  }
}

/** How many kinds of fitting requests are tried until one succeeds. */
const VARIANTS = 4

type Wanted = {
  readonly who?: Who
  readonly variant?: number
  /** Whether optional query and header parameters are left out. */
  readonly isShort?: boolean
  /** Whether an item that this run did not make may be named. */
  readonly mayBeForeign?: boolean
}

/**
 * A request that fits the contract, with items that the backend knows.
 * @throws Unavailable when an item is needed and none can be had
 */
export async function fittingFor(
  run: GeneralRun,
  operation: GeneralOperation,
  wanted: Wanted = {},
): Promise<Fitting> {
  const { variant = 0, isShort = true } = wanted
  const values: Record<string, unknown> = {}
  for (const parameter of operation.parameters) {
    const isVersion = namesVersion(parameter) && isOfChange(run, operation)
    if (isVersion) {
      values[keyOf(parameter)] = CURRENT_VERSION
      continue
    }
    const isLeftOut = !parameter.isRequired && (isShort || parameter.in === 'cookie')
    if (isLeftOut && run.profile.values?.[parameter.name] === undefined) continue
    const key = keyOf(parameter)
    if (values[key] !== undefined) continue
    const told = toldValue(run, operation, parameter.name)
    if (told !== undefined) values[key] = told
    else if (parameter.in === 'path' || namesItem(run, operation, parameter))
      Object.assign(values, await itemValues(run, operation, parameter, wanted))
    else values[key] = parameterValue(run, parameter, variant)
  }
  const fitting = { values, body: bodyFor(run, operation, variant) }
  const resource = run.resources.find((one) => isPointer(one.parameter) && isAbout(one, operation))
  if (resource === undefined) return fitting
  const { who = 'first', mayBeForeign } = wanted
  const item = await knownItem(run, resource, who, mayBeForeign ?? operation === resource.read)
  if (item !== null) return naming(item, operation, fitting)
  if (operation === resource.read) return fitting
  throw new Unavailable('it changes items, and this run could make none of its own')
}

const isAbout = ({ read, update, remove }: Resource, operation: GeneralOperation): boolean =>
  [read, update, remove].includes(operation)

const choiceOf = (run: GeneralRun, variant: number) => ({
  variant,
  seed: run.settings.seed,
  fresh: run.fresh,
})

const toldValue = (run: GeneralRun, { id }: GeneralOperation, name: string): unknown =>
  run.profile.values?.[`${id} ${name}`] ?? run.profile.values?.[name]

export function parameterValue(run: GeneralRun, parameter: Parameter, variant: number): unknown {
  const { example, schema } = parameter
  if (example !== undefined && variant < 2) return example
  const value = fittingValue(run.contract, schema, choiceOf(run, variant))
  return parameter.in === 'path' && value === '' ? 'x' : value
}

function bodyFor(run: GeneralRun, operation: GeneralOperation, variant: number): unknown {
  const { body } = operation
  if (body === null) return undefined
  const example = variant === 0 ? body.examples[0] : undefined
  const value = example ?? fittingValue(run.contract, body.schema, choiceOf(run, variant))
  return withToldValues(run, operation, value)
}

/** A body with the values that the profile gives for its members. */
export function withToldValues(
  run: GeneralRun,
  operation: GeneralOperation,
  value: unknown,
): unknown {
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      toldValue(run, operation, name) ?? toldValue(run, operation, `/${name}`) ?? one,
    ]),
  )
}

const namesItem = (run: GeneralRun, operation: GeneralOperation, { name }: Parameter): boolean =>
  run.resources.some((one) => one.parameter === name && isAbout(one, operation))

/** What a request that was accepted had, such as the caller's own place in a path. */
const acceptedValue = ({ state }: GeneralRun, { id }: GeneralOperation, key: string): unknown =>
  key.startsWith('path ') ? state.successes.get(id)?.values[key] : undefined

/** Values for a parameter that may name an item, and for those of the items around it. */
async function itemValues(
  run: GeneralRun,
  operation: GeneralOperation,
  parameter: Parameter,
  { who = 'first', variant = 0, mayBeForeign }: Wanted,
): Promise<Values> {
  const key = keyOf(parameter)
  const resource =
    resourceOf(run.resources, operation, parameter.name) ??
    run.resources.find((one) => one.parameter === parameter.name && isAbout(one, operation))
  const isOwn = resource?.create === operation
  const plain = () => acceptedValue(run, operation, key) ?? parameterValue(run, parameter, variant)
  if (resource === undefined || isOwn) return { [key]: plain() }
  const isChange = operation.method !== 'GET' && operation.method !== 'HEAD'
  const mayBe = mayBeForeign ?? !isChange
  const found = await knownItem(run, resource, who, mayBe)
  if (found !== null) return { ...found.values, [key]: found.id }
  const { create, list } = resource
  // Nothing shows that items of others are named here.
  if (!isChange || (create === undefined && list === undefined)) return { [key]: plain() }
  throw new Unavailable('it changes items, and this run could make none of its own')
}

/** An existing item, created once or taken from a list; null: none. */
export async function knownItem(
  run: GeneralRun,
  resource: Resource,
  who: Who,
  mayBeForeign: boolean,
): Promise<Item | null> {
  const key = `${resource.name} ${who} ${mayBeForeign}`
  const before = run.state.known.get(key)
  if (before !== undefined) {
    const item = await before
    if (item === null || item.sent === undefined || run.state.created.has(item)) return item
  }
  const made = (async () =>
    (await orNull(() => makeItem(run, resource, who))) ??
    (mayBeForeign ? await orNull(() => listedItem(run, resource, who)) : null))()
  // Set first, because resources may need each other.
  run.state.known.set(key, Promise.resolve(null))
  const item = await made
  run.state.known.set(key, Promise.resolve(item))
  return item
}

async function orNull<Value>(work: () => Promise<Value | null>): Promise<Value | null> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Unavailable) return null
    throw error
  }
}

/** Creates an item; null: no valid request is accepted. */
export async function makeItem(
  run: GeneralRun,
  resource: Resource,
  who: Who = 'first',
): Promise<Item | null> {
  const { create } = resource
  if (create === undefined || run.whyNot(create) !== null) return null
  for (let variant = 0; variant < VARIANTS; variant += 1) {
    const fitting = await fittingFor(run, create, { who, variant })
    const asked = await run.ask(create, { ...fitting, who })
    if (!run.isDone(asked)) continue
    return [...run.state.created].find((one) => one.asked === asked) ?? null
  }
  return null
}

/** Records items that an answer reports as created, and removes deleted ones. */
export function noteItems(run: GeneralRun, asked: Asked): void {
  if (!run.isDone(asked)) return
  const { operation, body = {}, who, values } = asked
  for (const resource of run.resources) {
    if (resource.create === operation) {
      const id = idOfCreated(resource, asked)
      if (id !== undefined)
        run.state.created.add({ resource, id, values: pathValues(asked), who, sent: body, asked })
    }
    if (resource.remove !== operation) continue
    const named = String(idSent(resource, operation, asked) ?? '')
    for (const item of run.state.created)
      if (item.resource === resource && String(item.id) === named && isAround(item, values))
        run.state.created.delete(item)
  }
}

const isAround = (item: Item, values: Values): boolean =>
  Object.entries(item.values).every(
    ([key, value]) => values[key] === undefined || values[key] === value,
  )

/** The identifier that a request names. */
function idSent(
  { parameter }: Resource,
  operation: GeneralOperation,
  { values, body }: Asked,
): unknown {
  if (isPointer(parameter)) return valueAt(body, parameter)
  const own = operation.parameters.find(({ name }) => name === parameter)
  return own === undefined ? undefined : values[keyOf(own)]
}

const pathValues = ({ values }: { readonly values: Values }): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key.startsWith('path ')))

/** The first item of a list; null: it is empty, or none has an identifier. */
async function listedItem(run: GeneralRun, resource: Resource, who: Who): Promise<Item | null> {
  const { list } = resource
  if (list === undefined) return null
  const fitting = await fittingFor(run, list, { who })
  const asked = await run.ask(list, { ...fitting, who })
  if (!run.isDone(asked)) return null
  const id = (itemsIn(resource, asked.json) ?? [])
    .map((one) => idIn(resource, one))
    .find((one) => one !== undefined)
  return id === undefined
    ? null
    : { resource, id, values: pathValues(fitting), who, sent: undefined, asked }
}

type AboutOptions = {
  readonly who?: Who
  readonly body?: unknown
  readonly variant?: number
  /** For `If-Match`, instead of the present one. */
  readonly version?: string
}

const isOfChange = ({ resources }: GeneralRun, operation: GeneralOperation): boolean =>
  resources.some((one) => changes(one, operation) && one.read !== undefined)

/** Calls an operation for one item. */
export async function askAbout(
  run: GeneralRun,
  item: Item,
  operation: GeneralOperation,
  options: AboutOptions = {},
): Promise<Asked> {
  const { who = item.who, variant = 0 } = options
  const { body } = operation
  const own = body === null ? undefined : (options.body ?? bodyFor(run, operation, variant))
  const values: Record<string, unknown> = {}
  for (const parameter of operation.parameters) {
    const isVersion = namesVersion(parameter) && isOfChange(run, operation)
    if (isVersion) values[keyOf(parameter)] = options.version ?? CURRENT_VERSION
    if (isVersion || !parameter.isRequired || item.values[keyOf(parameter)] !== undefined) continue
    values[keyOf(parameter)] =
      toldValue(run, operation, parameter.name) ?? parameterValue(run, parameter, variant)
  }
  const fitting = naming(item, operation, { values, body: own })
  return run.ask(operation, { ...fitting, who })
}
