import { config } from 'zod'

// Imported first: the content security policy of the built site reports even the probe whether checks can be compiled.
config({ jitless: true })
