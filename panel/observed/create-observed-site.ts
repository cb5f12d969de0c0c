import { createSite as createUnobserved } from '../../src/app/site.ts'
import type { Site } from '../../src/app/site.ts'
import { observedSite, withObservedMessages } from './observed-site.ts'

// Replaces the site's own module in builds with the panel, so that the site has no code for it.
export const createSite = (options: Parameters<typeof createUnobserved>[0]): Site => {
  const site = withObservedMessages(createUnobserved(options))
  observedSite.change(() => site)
  return site
}
