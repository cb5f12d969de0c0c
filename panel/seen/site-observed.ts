import { createSite as createUnobserved } from '../../src/app/site.ts'
import type { Site } from '../../src/app/site.ts'
import { seenSite, withSeenMessages } from './seen-site.ts'

// Where the panel is, this module stands in the place of the site's own: the site has no line for it.
export const createSite = (options: Parameters<typeof createUnobserved>[0]): Site => {
  const site = withSeenMessages(createUnobserved(options))
  seenSite.change(() => site)
  return site
}
