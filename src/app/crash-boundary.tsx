import { Component, lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { useT } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import type { CopyDetailsProps } from '../screens/page/copy-details.tsx'

const Nothing = (_details: CopyDetailsProps) => null

/** What cannot be loaded in a page that is broken anyway is left out. */
const CopyDetails = lazy(async () => ({
  default: await import('../screens/page/copy-details.tsx').then(
    (loaded) => loaded.CopyDetails,
    () => Nothing,
  ),
}))

type Crash = { readonly at: number; readonly code: string; readonly requestId: string | null }
type Props = {
  readonly children: ReactNode
  /** Another place: what stood at the last one is forgiven. */
  readonly place: string
}
type State = { readonly crash: Crash | null; readonly place: string }

const textOf = (error: unknown, key: string): string | null => {
  const value: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined
  return typeof value === 'string' ? value : null
}

/** Whatever breaks while a screen is shown, the page is never blank: it says so and offers a way on. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { crash: null, place: this.props.place }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    const code = textOf(error, 'code') ?? textOf(error, 'name') ?? 'unknown'
    return { crash: { at: Date.now(), code, requestId: textOf(error, 'requestId') } }
  }

  static getDerivedStateFromProps({ place }: Props, state: State): Partial<State> | null {
    return place === state.place ? null : { place, crash: null }
  }

  override render(): ReactNode {
    const { crash } = this.state
    return crash === null ? this.props.children : <CrashScreen {...crash} />
  }
}

const CrashScreen = (crash: Crash) => {
  const t = useT()
  return (
    <ErrorState
      title={t('failure.crash.title')}
      details={
        <Suspense>
          <CopyDetails {...crash} />
        </Suspense>
      }
    >
      <p>{t('failure.crash.body')}</p>
      <Button variant="main" onClick={() => location.reload()}>
        {t('failure.button.reload')}
      </Button>
    </ErrorState>
  )
}
