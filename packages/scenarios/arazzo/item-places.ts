import type { Effects } from '@maru/contract-verify'

type ItemPlace = { readonly operation: string; readonly pointer: string }

/**
 * Source of the item id for an operation that opens or cancels: an earlier creation, or the newest item of the list.
 */
export function sourceOfItem(
  effects: Effects,
  id: string,
  wasAsked: (operation: string) => boolean,
): ItemPlace | null {
  const { opens, cancels } = effects.operations[id] ?? {}
  const list = opens?.list ?? cancels?.list
  if (list === undefined) return null
  const created = Object.entries(effects.operations).find(
    ([operation, { creates }]) =>
      wasAsked(operation) && [creates?.opened, creates?.cancelled].includes(id),
  )
  const [operation, { creates } = {}] = created ?? []
  if (operation !== undefined && creates !== undefined)
    return { operation, pointer: `${creates.item}/id` }
  return { operation: list, pointer: `${effects.operations[list]?.list ?? ''}/0/id` }
}
