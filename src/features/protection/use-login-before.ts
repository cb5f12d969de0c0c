import { useEffect, useState } from 'react'
import { isOfThisDevice, keepLogin } from './device-logins.storage.ts'
import type { Protection } from './protection.model.ts'

/** A login is told of for so long. */
const TOLD_MS = 60_000

type LoginBefore = {
  readonly at: string
  /** Whether it was made by this browser. */
  readonly isHere: boolean
  /** Until when it is told of, epoch milliseconds. */
  readonly until: number
}

export const isJustMade = ({ until }: LoginBefore, now: number): boolean => now < until

/** The login before the one that this browser has just made; null: none was just made, or it was the first. */
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
