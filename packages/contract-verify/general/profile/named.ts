import { matchesGlob } from 'node:path'
import type { GeneralOperation } from '../contract/general.model.ts'

/** Braces are parameters of a path here, and alternatives in a glob. */
const plain = (text: string): string => text.replaceAll(/[{}]/g, '~')

/** Whether a name or pattern means an operation: by id, `METHOD /path` or `/path`. */
export const matches = (name: string, { id, method, path }: GeneralOperation): boolean =>
  [id, path, `${method} ${path}`].some(
    (one) => one === name || matchesGlob(plain(one), plain(name)),
  )
