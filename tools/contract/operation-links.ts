import type { OperationFile } from './operation.model.ts'

type Link = {
  readonly operationId: string
  readonly requestBody: Readonly<Record<string, string>>
}

export type Links = Readonly<Record<string, Link>>

/** Another operation named in an effect, and the request field for the item's id. */
type Following = { readonly list?: string; readonly cancelled?: string; readonly opened?: string }

const placeOf = (value: string): readonly [operationId: string, pointer: string] | null => {
  const [, operationId, pointer] = /^(\w+)#(\/\S*)/.exec(value) ?? []
  return operationId === undefined || pointer === undefined ? null : [operationId, pointer]
}

const inAnswer = (pointer: string): string => `$response.body#${pointer}`

/**
 * OpenAPI links by the operation whose answer they belong to: which value is sent to which operation. Derived from
 * `values`, `creates`, `opens` and `cancels` of the operations' files.
 */
export function linksOf(operations: readonly OperationFile[]): ReadonlyMap<string, Links> {
  const links = new Map<string, Record<string, Link>>()
  const add = (from: string, to: string, name: string, body: Record<string, string>) => {
    const all = links.get(from) ?? {}
    links.set(from, all)
    all[name] = { operationId: to, requestBody: { ...all[name]?.requestBody, ...body } }
  }
  const listOf = new Map(operations.map((one) => [one.operationId, one.written.effects?.['list']]))
  for (const { operationId, written } of operations) {
    for (const [schema, values] of Object.entries(written.values ?? {}))
      for (const [pointer, value] of Object.entries(values)) {
        const place = placeOf(value)
        if (place !== null && operations.some((one) => one.operationId === place[0]))
          add(place[0], operationId, schema, { [pointer.slice(1)]: inAnswer(place[1]) })
      }
    const effects = written.effects ?? {}
    for (const effect of ['opens', 'cancels']) {
      const { list } = (effects[effect] ?? {}) as Following
      const at = list === undefined ? undefined : listOf.get(list)
      if (list !== undefined && typeof at === 'string')
        add(list, operationId, operationId, { id: inAnswer(`${at}/0/id`) })
    }
    const { item, cancelled, opened } = (effects['creates'] ?? {}) as Following & { item?: string }
    for (const to of [cancelled, opened])
      if (to !== undefined && item !== undefined)
        add(operationId, to, to, { id: inAnswer(`${item}/id`) })
  }
  return links
}
