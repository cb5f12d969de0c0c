import { createMemberActors } from '../../../src/app/member-actors.ts'
import { createSite } from '../../../src/app/site.ts'
import { askAccount } from '../../../src/features/inquiries/inquiries.api.ts'
import { requestDeposit } from '../../../src/features/wallet/deposits/deposits.api.ts'

export { askAccount, createMemberActors, createSite, requestDeposit }
