import { Text } from '../i18n/language.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import type { Elements } from '../ui/elements.ts'

export const Loading = ({ className, children }: { className?: string; children: Elements }) => (
  <div className={className} aria-busy="true" role="status">
    <VisuallyHidden>
      <Text id="shell.page.loading" />
    </VisuallyHidden>
    {children}
  </div>
)
