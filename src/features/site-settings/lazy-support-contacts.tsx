import { applyWholeStylesheet } from '../../platform/whole-stylesheet.ts'
import { LazyBoundary, lazyComponent } from '../../ui/lazy-component.tsx'
import type { SupportContactsProps } from './support-contacts.tsx'

const nothing = () => null

const Contacts = lazyComponent<SupportContactsProps>(() =>
  import('./support-contacts.tsx').then(
    async ({ SupportContacts: Loaded }) => {
      await applyWholeStylesheet()
      return Loaded
    },
    () => nothing,
  ),
)

/** The support contacts; nothing if they cannot be loaded. */
export const SupportContacts = (props: SupportContactsProps) => (
  <LazyBoundary>
    <Contacts {...props} />
  </LazyBoundary>
)
