import { useEffect, useState } from 'react'
import { isOfThisDevice, keepLogin } from './device-logins.storage.ts'
import type { Protection } from './protection.model.ts'

/** How long the previous login is shown. */
const TOLD_MS = 60_000

export type LoginBefore = {
  readonly at: string
  readonly isHere: boolean
  /** Until when it is shown, epoch milliseconds. */
  readonly until: number
}

/** The login before this browser's recent one; null: no recent login, or it was the first. */
export function useLoginBefore(facts: Protection | null): LoginBefore | null {
  const [until] = useState(() => Date.now() + TOLD_MS)
  const { loginLast = null, loginBefore = null, loginAgeMs = Infinity } = facts ?? {}
  const isFresh = loginAgeMs < TOLD_MS
  useEffect(() => {
    if (isFresh && loginLast !== null) keepLogin(loginLast)
  }, [isFresh, loginLast])
  if (!isFresh || loginBefore === null) return null
  return { at: loginBefore, isHere: isOfThisDevice(loginBefore), until }
}
