import { LazyBoundary, lazyComponent } from '../../ui/lazy-component.tsx'

type TextProps = { readonly children: string }

const AsWritten = ({ children }: TextProps) => children

const OperatorText = lazyComponent<TextProps>(() =>
  import('./operator-text.tsx').then(
    (loaded) => loaded.OperatorText,
    () => AsWritten,
  ),
)

/** OperatorText whose code comes when there is a text for it: a first visit without HTML loads none. */
export const LazyOperatorText = ({ children }: TextProps) =>
  children.includes('<') ? (
    <LazyBoundary>
      <OperatorText>{children}</OperatorText>
    </LazyBoundary>
  ) : (
    children
  )
