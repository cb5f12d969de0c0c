import { parse } from 'yaml'
import { z } from 'zod'
import { similarName } from '../../../../src/lib/similar-name.ts'
import { CannotVerify } from '../../core/model.ts'
import { matches } from './named.ts'
import type { GeneralOperation } from '../contract/general.model.ts'

const pointer = z.string().regex(/^(\/.*)?$/, 'is no JSON Pointer: begin with /')

const identity = z.strictObject({
  user: z.string().optional(),
  password: z.string().optional(),
  token: z.string().optional(),
  apiKey: z.string().optional(),
  cookie: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
})

const resource = z.strictObject({
  create: z.string().optional(),
  read: z.string().optional(),
  update: z.string().optional(),
  delete: z.string().optional(),
  list: z.string().optional(),
  id: pointer.optional(),
  parameter: z.string().optional(),
  items: pointer.optional(),
  isPrivate: z.boolean().optional(),
})

const profileSchema = z.strictObject({
  login: z
    .strictObject({
      operation: z.string(),
      body: z.record(z.string(), z.unknown()).optional(),
      token: pointer.optional(),
      headers: z.record(z.string(), pointer).optional(),
    })
    .optional(),
  identities: z
    .strictObject({ first: identity.optional(), second: identity.optional() })
    .optional(),
  outcome: z
    .strictObject({
      member: pointer,
      success: z.array(z.unknown()),
    })
    .optional(),
  resources: z.record(z.string(), resource).optional(),
  values: z.record(z.string(), z.unknown()).optional(),
  never: z.array(z.string()).optional(),
  allow: z.array(z.string()).optional(),
  off: z.record(z.string(), z.string()).optional(),
})

/** Facts about a backend that a contract cannot express; all optional. */
export type Profile = z.infer<typeof profileSchema>
export type WrittenIdentity = z.infer<typeof identity>
export type WrittenResource = z.infer<typeof resource>

export const emptyProfile: Profile = {}

type Known = {
  readonly operations: readonly GeneralOperation[]
  readonly checks: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
}

/**
 * Reads a profile from YAML.
 * @throws CannotVerify with each fault, its place, and the name that was probably meant
 */
export function parseProfile(file: string, text: string, known: Known): Profile {
  const failed = (lines: readonly string[]) =>
    new CannotVerify(`--profile ${file} is wrong:\n${lines.map((one) => `  ${one}`).join('\n')}`)
  let written: unknown
  try {
    written = withEnvironment(parse(text) ?? {}, known.env)
  } catch (error) {
    throw failed([(error as Error).message.split('\n')[0] ?? ''])
  }
  const { success, data, error } = profileSchema.safeParse(written)
  if (!success) throw failed(error.issues.flatMap(issueLines))
  const faults = [
    ...namesIn(data).flatMap((one) => faultOfName(one, known)),
    ...checksOff(data, known),
  ]
  if (faults.length > 0) throw failed(faults)
  return data
}

/** `${NAME}` → an environment variable, so that files hold no passwords. */
function withEnvironment(value: unknown, env: Known['env']): unknown {
  if (typeof value === 'string')
    return value.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
      const found = env[name]
      if (found === undefined) throw new Error(`the environment variable ${name} is not set`)
      return found
    })
  if (Array.isArray(value)) return value.map((one) => withEnvironment(one, env))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withEnvironment(one, env)]),
  )
}

const keysAt: Readonly<Record<string, readonly string[]>> = {
  '': Object.keys(profileSchema.shape),
  login: ['operation', 'body', 'token', 'headers'],
  identities: ['first', 'second'],
  'identities *': Object.keys(identity.shape),
  outcome: ['member', 'success'],
  'resources *': Object.keys(resource.shape),
}

function issueLines(issue: z.core.$ZodIssue): readonly string[] {
  const [top, ...rest] = issue.path.map(String)
  const place = issue.path.map(String).join('.')
  if (issue.code !== 'unrecognized_keys') return [`${place}: ${issue.message}`]
  const here = rest.length === 0 ? (top ?? '') : `${top ?? ''} *`
  const known = keysAt[here] ?? []
  return issue.keys.map((key) => {
    const near = similarName(key, known)
    const hint = near === undefined ? `Known: ${known.join(', ')}.` : `Did you mean \`${near}\`?`
    return `${place === '' ? '' : `${place}: `}unknown key \`${key}\`. ${hint}`
  })
}

type Named = { readonly place: string; readonly name: string; readonly isPattern: boolean }

function namesIn({ login, resources = {}, never = [], allow = [] }: Profile): readonly Named[] {
  return [
    ...(login === undefined
      ? []
      : [{ place: 'login.operation', name: login.operation, isPattern: false }]),
    ...Object.entries(resources).flatMap(([name, one]) =>
      (['create', 'read', 'update', 'delete', 'list'] as const).flatMap((what) =>
        one[what] === undefined
          ? []
          : [{ place: `resources.${name}.${what}`, name: one[what], isPattern: false }],
      ),
    ),
    ...never.map((name) => ({ place: 'never', name, isPattern: true })),
    ...allow.map((name) => ({ place: 'allow', name, isPattern: true })),
  ]
}

function faultOfName({ place, name, isPattern }: Named, { operations }: Known): readonly string[] {
  if (operations.some((one) => matches(name, one))) return []
  const names = operations.flatMap(({ id, method, path }) => [id, `${method} ${path}`])
  const near = isPattern ? undefined : similarName(name, names)
  const hint = near === undefined ? '' : ` Did you mean ${near}?`
  return [`${place}: the contract has no operation ${name}.${hint}`]
}

const checksOff = ({ off = {} }: Profile, { checks }: Known): readonly string[] =>
  Object.keys(off)
    .filter((name) => !checks.includes(name))
    .map((name) => {
      const near = similarName(name, checks)
      return `off: there is no check ${name}. ${near === undefined ? `Known: ${checks.join(', ')}.` : `Did you mean ${near}?`}`
    })
