import { LazyBoundary, lazyComponent } from '../../ui/lazy-component.tsx'
import { OperatorTitle } from './operator-title.tsx'

type TextProps = { readonly children: string }

const OperatorText = lazyComponent<TextProps>(() =>
  import('./operator-text.tsx').then(
    (loaded) => loaded.OperatorText,
    () => OperatorTitle,
  ),
)

/** OperatorText with lazily loaded code; a first visit without HTML loads none. */
export const LazyOperatorText = ({ children }: TextProps) =>
  children.includes('<') ? (
    <LazyBoundary>
      <OperatorText>{children}</OperatorText>
    </LazyBoundary>
  ) : (
    <OperatorTitle>{children}</OperatorTitle>
  )
