import { createElement, Suspense, use, useSyncExternalStore } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { loadOnce } from '../lib/load-once.ts'
import { settledCount } from '../lib/track-promise.ts'

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the code ahead of rendering. Never rejects; a failure throws on render. */
  readonly prepare: () => Promise<void>
}

/**
 * A component whose code loads once, on first render; needs a `LazyBoundary`. Throws the load error until
 * `retryFailed`.
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
 * Shows `fallback` while something inside suspends. Plain Suspense waits up to 300 ms between two reveals; this
 * renders again as soon as a tracked promise settles.
 */
export const LazyBoundary = ({
  fallback,
  children,
}: {
  fallback?: ReactNode
  children: ReactNode
}) => {
  useSyncExternalStore(settledCount.subscribe, settledCount.get, settledCount.get)
  return <Suspense fallback={fallback}>{children}</Suspense>
}
