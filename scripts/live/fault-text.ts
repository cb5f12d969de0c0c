import { faultPlace } from './fault-place.ts'

/** A fault for the terminal: message, the lines around its place, and what goes on. */
export function faultText(root: string, fault: string): string {
  const place = faultPlace(root, fault)
  return `${fault}${place === null ? '' : `\n${place.frame}`}\nThe last valid version goes on.`
}
