import { CrashBoundary } from '../../failures/crash-boundary.tsx'
import { LazyBoundary, lazyComponent } from '../../ui/lazy-component.tsx'
import { PlainText } from '../../ui/plain-text.tsx'
import { useForeignLanguage } from './operator-title.tsx'
import { isMarkup } from './text-language.ts'

const MarkupText = lazyComponent(async () => (await import('./markup-text.tsx')).MarkupText)

/**
 * The operator's text in its own language: plain text with line breaks, or the allowed elements of HTML. If the
 * sanitiser cannot be loaded, HTML is shown as source text.
 */
export const OperatorText = ({ children }: { children: string }) => (
  <div lang={useForeignLanguage(children)}>
    {isMarkup(children) ? (
      <CrashBoundary instead={<PlainText>{children}</PlainText>}>
        <LazyBoundary>
          <MarkupText>{children}</MarkupText>
        </LazyBoundary>
      </CrashBoundary>
    ) : (
      <PlainText>{children}</PlainText>
    )}
  </div>
)
