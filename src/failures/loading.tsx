import type { ReactNode } from 'react'
import { Text } from '../i18n/language.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

export const Loading = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={className} aria-busy="true" role="status">
    <VisuallyHidden>
      <Text id="shell.page.loading" />
    </VisuallyHidden>
    {children}
  </div>
)
