import { z } from 'zod'
import { didYouMean } from '../../src/lib/nearest-name.ts'
import type { Gap, Path } from './gaps.ts'

/** Describes each issue, with the schema's nearest name. */
export function issuesIn(error: z.ZodError, schema: z.ZodType): readonly Gap[] {
  const names = namesIn(schema)
  return error.issues.flatMap((issue) => issuesOf(issue, names))
}

/** For a union, the issues of the alternative that matched furthest: the author most likely meant that one. */
function issuesOf(
  issue: z.core.$ZodIssue,
  names: readonly string[],
  above: Path = [],
): readonly Gap[] {
  const path: Path = [
    ...above,
    ...issue.path.map((part) => (typeof part === 'number' ? part : String(part))),
  ]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key],
      text: `${key} is not known here${didYouMean(key, names)}`,
    }))
  if (issue.code === 'invalid_key') return issue.issues.flatMap((one) => issuesOf(one, names, path))
  if (issue.code === 'invalid_union') {
    const all = issue.errors.map((issues) => issues.flatMap((one) => issuesOf(one, names, path)))
    const depth = (all: readonly Gap[]) => Math.max(0, ...all.map((gap) => gap.path.length))
    const deepest = all.toSorted((one, other) => depth(other) - depth(one))[0] ?? []
    const nearest = all.flat().find(({ text }) => text.includes('did you mean'))
    return depth(deepest) > path.length
      ? deepest
      : [nearest ?? deepest[0] ?? { path, text: issue.message }]
  }
  const at = path.join('.')
  if (issue.code !== 'invalid_value') return [{ path, text: `${at}: ${issue.message}` }]
  const near = didYouMean(String(issue.input), issue.values.map(String))
  return [{ path, text: `${at} cannot be ${String(issue.input)}${near}` }]
}

/** Names of all properties in a schema. */
function namesIn(schema: z.ZodType): readonly string[] {
  const words = new Set<string>()
  JSON.stringify(z.toJSONSchema(schema), (key, value: unknown) => {
    if (key === 'properties') for (const name of Object.keys(Object(value))) words.add(name)
    return value
  })
  return [...words]
}
