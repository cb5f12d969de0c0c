import { writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { parse, stringify } from 'yaml'
import type { Contract } from '@maru/contract'
import { isRecord } from '../../src/lib/json.ts'
import { CannotVerify } from './core/model.ts'
import type { Finding, Rename } from './core/model.ts'

type Action = { readonly target: string; readonly update?: unknown; readonly remove?: true }
type Overlay = {
  readonly overlay: string
  readonly info: object
  readonly actions: readonly Action[]
}

export function renamesIn(findings: readonly Finding[]): readonly Rename[] {
  const all = findings.flatMap(({ rename }) => (rename === undefined ? [] : [rename]))
  return all.filter(
    (one, index) => all.findIndex((other) => isDeepStrictEqual(one, other)) === index,
  )
}

/** An OpenAPI Overlay (1.0) that renames the contract's properties to the backend's. */
export function overlayFor(
  document: Contract,
  renames: readonly Rename[],
  backend: string,
): Overlay {
  const actions = renames.flatMap(({ schema, from, to }): Action[] => {
    const written = document.components.schemas[schema]
    const property = written?.properties?.[from]
    if (property === undefined) return []
    const at = `$.components.schemas.${schema}`
    const required = written?.required ?? []
    return [
      { target: `${at}.properties.${from}`, remove: true },
      { target: `${at}.properties`, update: { [to]: property } },
      ...(required.includes(from)
        ? [
            { target: `${at}.required[?@ == '${from}']`, remove: true } as const,
            { target: `${at}.required`, update: to },
          ]
        : []),
    ]
  })
  return {
    overlay: '1.0.0',
    info: { title: `Names of ${backend} that differ from the contract`, version: '1.0.0' },
    actions,
  }
}

export const writeOverlay = (file: string, overlay: Overlay): void =>
  writeFileSync(file, stringify(overlay, { lineWidth: 110, aliasDuplicateObjects: false }))

/** Parses targets written by `overlayFor`: a path of names, optionally ending with an enum value. */
function pathOf(target: string): { names: readonly string[]; value: string | undefined } {
  const [, path = '', value] = /^\$((?:\.[\w-]+)+)(?:\[\?@ == '([^']*)'\])?$/.exec(target) ?? []
  if (path === '') throw new CannotVerify(`Unsupported target in the overlay: ${target}`)
  return { names: path.split('.').slice(1), value }
}

/**
 * Applies an overlay.
 * @throws CannotVerify for an invalid overlay or a missing target
 */
export function withOverlay(document: Contract, text: string): Contract {
  const overlay: unknown = parse(text)
  const actions =
    isRecord(overlay) && typeof overlay['overlay'] === 'string' ? overlay['actions'] : undefined
  if (!Array.isArray(actions))
    throw new CannotVerify('The file is not an OpenAPI Overlay: `overlay` or `actions` is missing.')
  const changed = structuredClone(document)
  for (const action of actions as readonly Action[]) apply(changed, action)
  return changed
}

function apply(document: Contract, { target, update, remove }: Action): void {
  const { names, value } = pathOf(target)
  const holders = names.slice(0, -1)
  const last = names.at(-1) ?? ''
  const holder = holders.reduce<unknown>(
    (inner, name) => (isRecord(inner) ? inner[name] : undefined),
    document,
  )
  if (!isRecord(holder) || !(last in holder))
    throw new CannotVerify(`The overlay changes ${target}, which the contract does not have.`)
  const found = holder[last]
  if (remove === true && value === undefined) Reflect.deleteProperty(holder, last)
  else if (remove === true && Array.isArray(found))
    Reflect.set(
      holder,
      last,
      found.filter((one) => one !== value),
    )
  else if (Array.isArray(found)) found.push(update)
  else if (isRecord(found) && isRecord(update)) Object.assign(found, update)
  else Reflect.set(holder, last, update)
}
