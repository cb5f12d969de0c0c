import { createMemberActors } from '../../../src/app/member-actors.ts'
import { createSite } from '../../../src/app/site.ts'

export { createMemberActors, createSite }
