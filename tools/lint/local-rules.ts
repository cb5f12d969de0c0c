import { relative } from 'node:path'
import type { Rule } from 'eslint'

const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/
const catchAllNames = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'types'])

/**
 * The fault of a file path (relative to the repository); null: none. Names are kebab-case with dots before a role
 * (`session.machine.ts`), and catch-all names (`utils`) are refused.
 */
export function faultOfPath(path: string): string | null {
  const parts = path.split('/')
  const fileName = parts.at(-1) ?? ''
  if (!kebabCase.test(fileName)) return `"${fileName}" is not kebab-case`
  const catchAllName = parts
    .map((part) => part.split('.')[0] ?? '')
    .find((stem) => catchAllNames.has(stem))
  return catchAllName ? `"${catchAllName}" does not say what it holds: name it after that` : null
}

export const fileNames: Rule.RuleModule = {
  meta: { type: 'suggestion', schema: [], messages: { rename: 'Rename this file: {{fault}}.' } },
  create: (context) => ({
    Program(node) {
      const fault = faultOfPath(relative(context.cwd, context.filename).replaceAll('\\', '/'))
      if (fault) context.report({ node, messageId: 'rename', data: { fault } })
    },
  }),
}

const DISABLING_COMMENT = /^\s*(?:eslint|oxlint)-disable(?:-next-line|-line)?\b/

/** ESLint rule: a disabling comment gives a reason after ` -- `. */
export const reasons: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { why: 'Say why, behind two dashes: `eslint-disable-next-line rule -- reason`.' },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (!DISABLING_COMMENT.test(comment.value) || /\s--\s+\S/.test(comment.value)) continue
        if (comment.loc) context.report({ loc: comment.loc, messageId: 'why' })
      }
    },
  }),
}
