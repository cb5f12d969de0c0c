import type { Outcome } from '../../../http/outcome.ts'
import type { ItemId } from '../../../http/parse-response.ts'

/** Answer to a money call: `done`, with the id of the request if it is listed, or the refusal. */
export type MoneyAnswer = { readonly outcome: Outcome; readonly id?: ItemId | undefined }

/** A request and the `Idempotency-Key` under which it takes effect once. */
export type Keyed<Request> = { readonly request: Request; readonly key: string }

/** The method without a payment option: the operator's account, or the member's own. */
export const TRANSFER = 'transfer'

/** Whether a kept method is that one; it is empty until one is chosen. */
export const isOwnAccount = (way: string): boolean => way === '' || way === TRANSFER
