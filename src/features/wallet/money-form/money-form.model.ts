import type { Outcome } from '../../../http/outcome.ts'

/** What a call that moves money answered: `done`, or why nothing was moved. */
export type MoneyAnswer = { readonly outcome: Outcome }

/** What is sent, and the `Idempotency-Key` under which it takes effect once. */
export type Keyed<Request> = { readonly request: Request; readonly key: string }
