import { applyWholeStylesheet } from '../../platform/whole-stylesheet.ts'
import { LazyBoundary, lazyComponent } from '../../ui/lazy-component.tsx'

const nothing = () => null

const Contacts = lazyComponent(() =>
  import('./support-contacts.tsx').then(
    async ({ SupportContacts: Loaded }) => {
      await applyWholeStylesheet()
      return Loaded
    },
    () => nothing,
  ),
)

/** The support contacts; nothing if they cannot be loaded. */
export const SupportContacts = () => (
  <LazyBoundary>
    <Contacts />
  </LazyBoundary>
)
