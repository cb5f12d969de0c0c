import { useEffect, useState } from 'react'
import { isOfThisDevice, keepLogin } from './device-logins.storage.ts'
import type { Protection } from './protection.model.ts'

/** A login is told of for so long. */
const TOLD_MS = 60_000

/** The login before the one that was just made by this browser; null: none was just made, or it was the first. */
export function useLoginBefore(
  facts: Protection | null,
  now: number,
): { readonly at: string; readonly isHere: boolean } | null {
  const [until] = useState(() => Date.now() + TOLD_MS)
  const { loginLast = null, loginBefore = null, loginAgeMs = Infinity } = facts ?? {}
  const isFresh = loginAgeMs < TOLD_MS && now < until
  useEffect(() => {
    if (isFresh && loginLast !== null) keepLogin(loginLast)
  }, [isFresh, loginLast])
  if (!isFresh || loginBefore === null) return null
  return { at: loginBefore, isHere: isOfThisDevice(loginBefore) }
}
