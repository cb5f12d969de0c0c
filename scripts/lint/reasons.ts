import type { Rule } from 'eslint'

const switchOff = /^\s*(?:eslint|oxlint)-disable(?:-next-line|-line)?\b/

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
        if (!switchOff.test(comment.value) || /\s--\s+\S/.test(comment.value)) continue
        if (comment.loc) context.report({ loc: comment.loc, messageId: 'why' })
      }
    },
  }),
}
