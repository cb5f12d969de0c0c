import type { Page } from '@playwright/test'

/**
 * Texts that the page does not show as React renders them, and texts of React that have no element of their own, which
 * a translator would break. Empty: the page shows what the site says.
 */
export const textFaults = (page: Page): Promise<readonly string[]> => page.evaluate(findFaults)

/** What React keeps for a node of its tree (its tags: 5 for an element, 6 for a text). */
type Fiber = {
  readonly tag: number
  readonly stateNode: unknown
  readonly memoizedProps: unknown
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

// Runs in the page and must not use anything from outside.
function findFaults(): readonly string[] {
  const root = document.getElementById('root')
  const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'))
  if (!root || key === undefined) return ['React has no root in the page']
  const container = (root as unknown as Record<string, { stateNode: { current: Fiber } }>)[key]
  const faults: string[] = []
  const check = ({ tag, stateNode, memoizedProps }: Fiber): void => {
    if (tag === 6 && String(memoizedProps).trim() !== '')
      faults.push(`“${String(memoizedProps)}” has no element of its own`)
    if (tag !== 5 || !(stateNode instanceof HTMLElement)) return
    const { children } = memoizedProps as { children?: unknown }
    if (typeof children !== 'string' && typeof children !== 'number') return
    if (stateNode.textContent !== String(children))
      faults.push(`“${stateNode.textContent}” is shown instead of “${String(children)}”`)
  }
  const waiting: Fiber[] = container ? [container.stateNode.current] : []
  for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
    check(fiber)
    if (fiber.sibling) waiting.push(fiber.sibling)
    if (fiber.child) waiting.push(fiber.child)
  }
  return faults
}
