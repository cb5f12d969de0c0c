import { Component } from 'react'
import type { ReactNode } from 'react'
import { useT } from '../i18n/language.tsx'
import { readTextProperty } from '../lib/json.ts'
import { onRetry, retryFailed } from '../lib/load-once.ts'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { LazyBoundary, lazyComponent } from '../ui/lazy-component.tsx'
import type { CopyDetailsProps } from './copy-details.tsx'

const Nothing = (_details: CopyDetailsProps) => null

/** In a broken page, an unloadable part is omitted. */
const CopyDetails = lazyComponent<CopyDetailsProps>(() =>
  import('./copy-details.tsx').then(
    (loaded) => loaded.CopyDetails,
    () => Nothing,
  ),
)

type Crash = { readonly at: number; readonly code: string; readonly requestId: string | null }
type Props = {
  readonly children: ReactNode
  /** A new place resets the error. */
  readonly place?: string
  /** Shown instead; `null` for nothing. Default: a text with a way on. */
  readonly instead?: ReactNode
}
type State = { readonly crash: Crash | null; readonly place: string | undefined }

/**
 * Keeps the rest of the page when something inside throws or cannot be loaded. Retries when the player asks,
 * navigates, or comes online. Wrap every lazily loaded part in it, because any file can fail to load.
 */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { crash: null, place: this.props.place }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    const code = readTextProperty(error, 'code') ?? readTextProperty(error, 'name') ?? 'unknown'
    return { crash: { at: Date.now(), code, requestId: readTextProperty(error, 'requestId') } }
  }

  static getDerivedStateFromProps({ place }: Props, state: State): Partial<State> | null {
    return place === state.place ? null : { place, crash: null }
  }

  override componentDidCatch(): void {
    onRetry(this.#forgive)
  }

  /** The new place may load what the last one could not. */
  override componentDidUpdate(_: Props, { place }: State): void {
    if (this.state.crash === null || place === this.state.place) return
    retryFailed()
    this.#forgive()
  }

  readonly #forgive = (): void => this.setState({ crash: null })

  override render(): ReactNode {
    const { crash } = this.state
    if (crash === null) return this.props.children
    const { instead = <CrashScreen {...crash} /> } = this.props
    return instead
  }
}

const CrashScreen = (crash: Crash) => {
  const t = useT()
  return (
    <ErrorState
      title={t('failure.crash.title')}
      retry={{ label: t('failure.button.retry'), onPress: retryFailed }}
      otherWay={
        navigator.onLine && (
          <Button onClick={() => location.reload()}>{t('failure.button.reload')}</Button>
        )
      }
      details={
        <LazyBoundary>
          <CopyDetails {...crash} />
        </LazyBoundary>
      }
    >
      <p>{t(navigator.onLine ? 'failure.crash.body' : 'failure.crash.offline')}</p>
    </ErrorState>
  )
}
