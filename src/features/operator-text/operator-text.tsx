import { CrashBoundary } from '../../failures/crash-boundary.tsx'
import { LazyBoundary, lazyComponent } from '../../ui/lazy-component.tsx'
import { PlainText } from '../../ui/plain-text.tsx'
import { useForeignLanguage } from './operator-title.tsx'
import { isMarkup } from './text-language.ts'

const MarkupText = lazyComponent(async () => (await import('./markup-text.tsx')).MarkupText)

/**
 * What the operator wrote, in its own language: plain text with its line breaks, of HTML the elements
 * that may be shown. Without the code that sorts them out, HTML is shown as it was written.
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
