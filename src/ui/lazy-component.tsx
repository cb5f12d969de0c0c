import { createElement, Suspense, use, useSyncExternalStore } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { arrivalCount, expected, onArrival } from '../lib/track-promise.ts'

export type LateComponent<Props> = ComponentType<Props> & {
  /** Loads the code ahead of its need; a failure shows when it is needed. */
  readonly prepare: () => void
}

/** A component whose code is loaded, once, when it is first needed; stands within an `Awaiting`. */
export const late = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LateComponent<Props> => {
  let code: Promise<ComponentType<Props>> | undefined
  const ask = () => (code ??= expected(load()))
  const Late = (props: Props) => createElement(use(ask()), props)
  return Object.assign(Late, { prepare: () => void ask() })
}

/**
 * Shows `fallback` until what is inside can stand. Left to itself, Suspense holds back each part for
 * 300 ms after the one before; rendered anew when something expected has come, it shows it at once.
 */
export const Awaiting = ({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) => {
  useSyncExternalStore(onArrival, arrivalCount, arrivalCount)
  return <Suspense fallback={fallback}>{children}</Suspense>
}
