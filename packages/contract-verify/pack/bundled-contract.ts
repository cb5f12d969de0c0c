/**
 * Stands in the package for `@redocly/openapi-core`: the contracts that go with it are one document
 * each, so reading them needs no resolver.
 */
import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'

export const parseYaml = (text: string): unknown => parse(text)

export const createConfig = (): Promise<object> => Promise.resolve({})

const bundled = (text: string) => ({ problems: [], bundle: { parsed: parseYaml(text) } })

export const bundle = async ({ ref }: { readonly ref: string }) =>
  bundled(await readFile(ref, 'utf8'))

export const bundleFromString = ({ source }: { readonly source: string }) =>
  Promise.resolve(bundled(source))
