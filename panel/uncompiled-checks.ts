import { config } from 'zod'

// The panel imports this file first, because the content security policy of the built site reports even the probe
// whether checks can be compiled.
config({ jitless: true })
