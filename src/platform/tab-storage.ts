const WELCOME = 'maru:welcome'

/** Where a member's decisions about unread messages are left; see carried-answers.ts. */
export const ANSWERED = 'maru:answered'

/** What the last load of this tab's page left for this one; null if nothing. Never throws. */
export const readCarried = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Leaves something for the next load of this tab's page; null takes it away. Never throws. */
export const carry = (key: string, value: string | null): void => {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    return
  }
}

/** The login succeeded just before the page loads anew: the next page says so. */
export const carryWelcome = (): void => carry(WELCOME, 'yes')

/** Whether this page is the one to say it; true once. */
export const takeWelcome = (): boolean => {
  const isDue = readCarried(WELCOME) !== null
  carry(WELCOME, null)
  return isDue
}

/** Nobody is signed in: whoever signs in next is asked anew about what is unread. */
export const forgetAnswered = (): void => carry(ANSWERED, null)
