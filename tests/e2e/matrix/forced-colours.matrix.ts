import { manifests } from '../../../src/generated/screens/manifests.ts'
import { roles } from '../../support/layout/check-screen.ts'
import { testEdges } from '../../support/layout/forced-colours.ts'
import { test } from '../../support/story.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

for (const role of roles)
  testEdges(
    role,
    manifests.map(({ path }) => path),
  )
