import { routesForAll, routesForMembers } from '../../../src/app/routes.ts'
import { roles } from '../../support/layout/check-screen.ts'
import { tellEdges } from '../../support/layout/forced-colours.ts'
import { test } from '../../support/story.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

const paths = ['/', ...[...routesForAll, ...routesForMembers].map(({ path }) => path)] as const

for (const role of roles) for (const path of paths) tellEdges(role, [path])
