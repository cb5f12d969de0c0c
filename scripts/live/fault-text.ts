import { faultPlace } from './fault-place.ts'

/** An error for the terminal: message, surrounding lines, and what keeps running. */
export function faultText(root: string, fault: string): string {
  const place = faultPlace(root, fault)
  return `${fault}${place === null ? '' : `\n${place.frame}`}\nThe last valid version goes on.`
}
