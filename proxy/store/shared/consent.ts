import { SettingsError } from '../../settings/settings-error.ts'
import { ACCEPT_STORE } from './store-errors.ts'

/** The operator's consent, from options of `--accept-store`. */
export type Consent = {
  /** `--restored`: a backup was put in place, which no running process can have refused. */
  readonly isRestored: boolean
  /** `--rename`: the store takes the id of STORE_ID. */
  readonly isRenamed: boolean
  /** `--lose-limits`: members lose the limits that SESSION_KEYS cannot decrypt. */
  readonly losesLimits: boolean
}

export const RENAME_HINT = `Correct STORE_ID. If the store is to be renamed, run: ${ACCEPT_STORE} --rename`

export const noConsent: Consent = { isRestored: false, isRenamed: false, losesLimits: false }

/** The options of `--accept-store`. */
export const consents = ['restored', 'rename', 'lose-limits'] as const

export const consentOf = (
  options: Partial<Record<(typeof consents)[number], boolean>>,
): Consent => ({
  isRestored: options.restored === true,
  isRenamed: options.rename === true,
  losesLimits: options['lose-limits'] === true,
})

export const AUDIT_LOSS = 'earlier lines of the audit log can no longer be found by member'

type Finding = {
  readonly storeId: string | null
  /** Null: the store has none. */
  readonly id: string | null
  /** The database or the file, as a subject. */
  readonly store: string
  /** The key of members' limits is there, and SESSION_KEYS cannot decrypt it. */
  readonly isUndecryptable: boolean
}

/** The fault of STORE_ID; null: it fits. */
export const storeIdFault = ({ storeId, id, store }: Omit<Finding, 'isUndecryptable'>) =>
  storeId === null || id === null || storeId === id
    ? null
    : `STORE_ID is ${storeId}, but ${store} is the store ${id}.`

/**
 * Call it before anything is changed.
 * @throws SettingsError when the acceptance would rename the store or erase limits without the operator's consent
 */
export function assertConsent(finding: Finding, { isRenamed, losesLimits }: Consent): void {
  const idFault = storeIdFault(finding)
  if (idFault !== null && !isRenamed) {
    throw new SettingsError(
      `${idFault} Nothing was changed. Correct STORE_ID.
If the store is to be renamed to ${finding.storeId}, run: ${ACCEPT_STORE} --rename
Processes with another STORE_ID then refuse it.`,
    )
  }
  if (finding.isUndecryptable && !losesLimits) {
    throw new SettingsError(
      `SESSION_KEYS cannot decrypt the limits in ${finding.store}. Nothing was changed.
Add the key that was first in SESSION_KEYS before. Nothing needs to be accepted then.
If it is gone for ever, run: ${ACCEPT_STORE} --lose-limits
All members then lose their limits, breaks, reality checks and counted deposits, and every session ends;
${AUDIT_LOSS}.`,
    )
  }
}
