import { createElement, Suspense, use, useSyncExternalStore } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { loadOnce } from '../lib/load-once.ts'
import { settledCount, subscribeToSettled } from '../lib/track-promise.ts'

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the code before it is rendered; never rejects: a failure throws when it is rendered. */
  readonly prepare: () => Promise<void>
}

/**
 * A component whose code is loaded, once, when it is first rendered; must be inside a
 * `LazyBoundary`. Throws what the load rejected with, until `retryFailed`.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => {
  const code = loadOnce(load)
  const Lazy = (props: Props) => createElement(use(code()), props)
  const done = () => undefined
  return Object.assign(Lazy, { prepare: () => code().then(done, done) })
}

/**
 * Shows `fallback` while something inside suspends. A plain Suspense waits up to 300 ms between two
 * reveals; this one renders again as soon as a tracked promise settles, so the content shows at once.
 */
export const LazyBoundary = ({
  fallback,
  children,
}: {
  fallback?: ReactNode
  children: ReactNode
}) => {
  useSyncExternalStore(subscribeToSettled, settledCount, settledCount)
  return <Suspense fallback={fallback}>{children}</Suspense>
}
