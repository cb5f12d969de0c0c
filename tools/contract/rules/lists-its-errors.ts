import type { Context } from './visitor.ts'

type Operation = {
  security?: unknown[]
  parameters?: { $ref?: string; name?: string }[]
  responses?: Record<string, unknown>
}
type Parameter = { name?: string }

/** Error statuses of every backend operation. */
const EVERY = ['400', '413', '415', '429', '500', '503']
const MEMBER = [...EVERY, '401']
const MONEY = [...MEMBER, '409', '422']

/**
 * A backend operation lists exactly the errors of its profile: guest, member (needs a token), or money (has
 * `Idempotency-Key`). The proxy's errors follow from routes.yaml.
 */
export const listsItsErrors = () => {
  let path = ''
  return {
    PathItem: {
      enter(_item: unknown, { key }: { key: string | number }) {
        path = String(key)
      },
    },
    Operation(operation: Operation, { report, location, resolve }: Context) {
      if (!path.startsWith('/public/')) return
      const names = (operation.parameters ?? []).map(({ $ref, name }) =>
        $ref === undefined ? name : resolve<Parameter>({ $ref }).node?.name,
      )
      const isMember = (operation.security ?? []).length > 0
      const isMoney = names.includes('Idempotency-Key')
      const expected = isMoney ? MONEY : isMember ? MEMBER : EVERY
      const listed = Object.keys(operation.responses ?? {}).filter((status) => status !== '200')
      const missing = expected.filter((status) => !listed.includes(status)).toSorted()
      const strange = listed.filter((status) => !expected.includes(status))
      const at = location.child(['responses']).key()
      if (missing.length > 0) report({ message: `List ${missing.join(', ')} too.`, location: at })
      if (strange.length > 0) {
        report({ message: `It never answers ${strange.join(', ')}.`, location: at })
      }
    },
  }
}
