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

/** Omitted if it cannot be loaded, as the page is broken already. */
const CopyDetails = lazyComponent<CopyDetailsProps>(() =>
  import('./copy-details.tsx').then(
    (loaded) => loaded.CopyDetails,
    () => Nothing,
  ),
)

type Crash = { readonly at: number; readonly code: string; readonly requestId: string | null }
type Props = {
  readonly children: ReactNode
  /** A new value resets the error. */
  readonly resetKey?: string
  /** Content after a crash; `null` for none. Default: a text with a way on. */
  readonly instead?: ReactNode
}
type State = { readonly crash: Crash | null; readonly resetKey: string | undefined }

/**
 * Keeps the rest of the page when something inside throws or cannot be loaded. Retries when the player asks,
 * navigates, or comes online. Wrap every lazily loaded part in it, because any file can fail to load.
 */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { crash: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    const code = readTextProperty(error, 'code') ?? readTextProperty(error, 'name') ?? 'unknown'
    return { crash: { at: Date.now(), code, requestId: readTextProperty(error, 'requestId') } }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { resetKey, crash: null }
  }

  override componentDidCatch(): void {
    onRetry(this.reset)
  }

  /** Retries, because the new place may load what the last one could not. */
  override componentDidUpdate(_: Props, { resetKey }: State): void {
    if (this.state.crash === null || resetKey === this.state.resetKey) return
    retryFailed()
    this.reset()
  }

  readonly reset = (): void => this.setState({ crash: null })

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
