/** Replaces `@redocly/openapi-core` in the package, whose contracts are single documents. */
import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'

export const parseYaml = (text: string): unknown => parse(text)

export const createConfig = (): Promise<object> => Promise.resolve({})

const bundled = (text: string) => ({ problems: [], bundle: { parsed: parseYaml(text) } })

export const bundle = async ({ ref }: { readonly ref: string }) =>
  bundled(await readFile(ref, 'utf8'))

export const bundleFromString = ({ source }: { readonly source: string }) =>
  Promise.resolve(bundled(source))
