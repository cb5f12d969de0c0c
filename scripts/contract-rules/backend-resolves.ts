import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Context } from './visitor.ts'

type ProxyOperation = { 'x-backend'?: unknown; 'x-session-role'?: unknown }

const backendPaths = () => {
  const source = readFileSync(new URL('../../openapi/public.yaml', import.meta.url), 'utf8')
  return new Set(Object.keys((parse(source) as { paths: Record<string, unknown> }).paths))
}

/** A proxy operation names a backend operation that exists, or is the proxy's own session call. */
export const backendResolves = () => {
  const known = backendPaths()
  let path = ''
  return {
    PathItem: {
      enter(_item: unknown, { key }: { key: string | number }) {
        path = String(key)
      },
    },
    Operation(operation: ProxyOperation, { report, location }: Context) {
      const backend = operation['x-backend']
      if (!path.startsWith('/api/')) return
      if (backend === undefined) {
        report({ message: 'Name the backend operation in `x-backend`.', location: location.key() })
      } else if (backend === 'none') {
        if (operation['x-session-role'] !== undefined) return
        report({
          message: '`x-backend: none` is for the session calls that the proxy answers itself.',
          location: location.child(['x-backend']),
        })
      } else if (!known.has(`/public/${String(backend)}`)) {
        report({
          message: `\`${String(backend)}\` is no operation of public.yaml.`,
          location: location.child(['x-backend']),
        })
      }
    },
  }
}
