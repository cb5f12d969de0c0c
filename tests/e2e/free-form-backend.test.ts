import { tellFreeForm } from '../support/free-form-site.ts'

// The mode that refuses what breaks the contract: `npm run test:matrix` has the one that reports it.
tellFreeForm('enforce')
