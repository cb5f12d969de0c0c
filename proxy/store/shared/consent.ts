import { SettingsError } from '../../settings/settings-error.ts'
import { ACCEPT_STORE } from './store-errors.ts'

/** The operator's consent, from options of `--accept-store`. */
export type Consent = {
  /** `--restored`: a backup was restored while no process ran, so no fault was recorded. */
  readonly isRestored: boolean
  /** `--rename`: the store takes the id of STORE_ID. */
  readonly mayRename: boolean
  /** `--lose-limits`: members lose the limits that SESSION_KEYS cannot decrypt. */
  readonly mayLoseLimits: boolean
}

export const RENAME_HINT = `Correct STORE_ID. If the store is to be renamed, run: ${ACCEPT_STORE} --rename`

export const noConsent: Consent = { isRestored: false, mayRename: false, mayLoseLimits: false }

/** The options of `--accept-store`. */
export const consentOptions = ['restored', 'rename', 'lose-limits'] as const

export const consentOf = (
  options: Partial<Record<(typeof consentOptions)[number], boolean>>,
): Consent => ({
  isRestored: options.restored === true,
  mayRename: options.rename === true,
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

/** The fault of STORE_ID; null: it fits. */
export const storeIdFault = ({
  storeId,
  id,
  storeName,
}: Omit<StoreToAccept, 'isKeyUndecryptable'>) =>
  storeId === null || id === null || storeId === id
    ? null
    : `STORE_ID is ${storeId}, but ${storeName} is the store ${id}.`

/**
 * Call it before anything is changed.
 * @throws SettingsError when the acceptance would rename the store or erase limits without the operator's consent
 */
export function assertConsent(store: StoreToAccept, { mayRename, mayLoseLimits }: Consent): void {
  const idFault = storeIdFault(store)
  if (idFault !== null && !mayRename) {
    throw new SettingsError(
      `${idFault} Nothing was changed. Correct STORE_ID.
If the store is to be renamed to ${store.storeId}, run: ${ACCEPT_STORE} --rename
Processes with another STORE_ID then refuse it.`,
    )
  }
  if (store.isKeyUndecryptable && !mayLoseLimits) {
    throw new SettingsError(
      `SESSION_KEYS cannot decrypt the limits in ${store.storeName}. Nothing was changed.
Add the key that was first in SESSION_KEYS before. Nothing needs to be accepted then.
If it is gone for ever, run: ${ACCEPT_STORE} --lose-limits
All members then lose their limits, breaks, reality checks and counted deposits, and every session ends;
${AUDIT_LOSS}.`,
    )
  }
}
