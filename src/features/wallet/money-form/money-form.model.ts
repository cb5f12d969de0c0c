import type { Outcome } from '../../../http/outcome.ts'

/** Answer to a money call: `done`, or the refusal. */
export type MoneyAnswer = { readonly outcome: Outcome }

/** A request and the `Idempotency-Key` under which it takes effect once. */
export type Keyed<Request> = { readonly request: Request; readonly key: string }
