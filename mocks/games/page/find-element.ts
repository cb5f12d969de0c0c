/** @throws when play.html has no such element */
export function findElement<Found extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): Found {
  const element = within.querySelector<Found>(selector)
  if (element === null) throw new Error(`play.html has no ${selector}`)
  return element
}
