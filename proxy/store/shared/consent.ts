import { SettingsError } from '../../settings/settings-error.ts'
import { ACCEPT_STORE, CORRECT_STORE_ID } from './store-errors.ts'

/** The operator's consent, from options of `--accept-store`. */
export type Consent = {
  /** `--restored`: a backup was restored while no process ran, so no fault was recorded. */
  readonly isRestored: boolean
  /** `--lose-limits`: members lose the limits that SESSION_KEYS cannot decrypt. */
  readonly mayLoseLimits: boolean
}

export const noConsent: Consent = { isRestored: false, mayLoseLimits: false }

/** The options of `--accept-store`. */
export const consentOptions = ['restored', 'lose-limits'] as const

export const consentOf = (
  options: Partial<Record<(typeof consentOptions)[number], boolean>>,
): Consent => ({
  isRestored: options.restored === true,
  mayLoseLimits: options['lose-limits'] === true,
})

export const AUDIT_LOSS = 'earlier lines of the audit log can no longer be found by member'

type StoreToAccept = {
  readonly storeId: string | null
  /** Null: the store has none. */
  readonly id: string | null
  /** The database or the file, as a subject. */
  readonly storeName: string
  /** The key of members' limits is there, and SESSION_KEYS cannot decrypt it. */
  readonly isKeyUndecryptable: boolean
}

/**
 * Call it before anything is changed.
 * @throws SettingsError when STORE_ID names another store, or the acceptance would erase limits without the operator's
 * consent
 */
export function assertConsent(store: StoreToAccept, { mayLoseLimits }: Consent): void {
  const { storeId, id, storeName } = store
  if (storeId !== null && id !== null && storeId !== id) {
    throw new SettingsError(
      `STORE_ID is ${storeId}, but ${storeName} is the store ${id}. Nothing was changed. ${CORRECT_STORE_ID}`,
    )
  }
  if (store.isKeyUndecryptable && !mayLoseLimits) {
    throw new SettingsError(
      `SESSION_KEYS cannot decrypt the limits in ${storeName}. Nothing was changed.
Add the key that was first in SESSION_KEYS before. Nothing needs to be accepted then.
If it is gone for ever, run: ${ACCEPT_STORE} --lose-limits
All members then lose their limits, breaks, reality checks and counted deposits, and every session ends;
${AUDIT_LOSS}.`,
    )
  }
}
