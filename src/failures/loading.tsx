import { Text } from '../i18n/language.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import type { Elements } from '../ui/elements.ts'

export const Loading = ({ children }: { children: Elements }) => (
  <div aria-busy="true" role="status">
    <VisuallyHidden>
      <Text id="shell.page.loading" />
    </VisuallyHidden>
    {children}
  </div>
)
