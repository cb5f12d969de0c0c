import DOMPurify from 'dompurify'
import type { Config } from 'dompurify'
import { readProperty } from '../lib/json.ts'
import { MARKUP_POLICY } from '../lib/prerendered-page.ts'

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>
type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: () => never },
  ) => Policy
}

const trustedTypes = readProperty(globalThis, 'trustedTypes') as TrustedTypes | undefined

/**
 * Lets texts become HTML in a document of DOMPurify's own, where nothing runs, and only there: this
 * module gives out neither the policy nor what it makes.
 */
const policy = trustedTypes?.createPolicy(MARKUP_POLICY, {
  createHTML: (html) => html,
  createScriptURL: () => {
    throw new TypeError('A text has no scripts')
  },
})

const phraseTags = ['b', 'br', 'em', 'i', 's', 'span', 'strong', 'u']
const blockTags = ['a', 'div', 'h3', 'h4', 'li', 'ol', 'p', 'ul']
const tableTags = ['caption', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr']

const allowedTags = ['#text', ...phraseTags, ...blockTags, ...tableTags]

/**
 * The elements of an HTML text that may be shown; of all others their words alone, of scripts and
 * styles nothing. Links lead to other sites by http or https only, in a window of their own.
 */
export const allowedMarkup = (html: string): DocumentFragment => {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ['colspan', 'href', 'rowspan'],
    ADD_URI_SAFE_ATTR: ['colspan', 'rowspan'],
    ALLOWED_URI_REGEXP: /^https?:\/\//i,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    TRUSTED_TYPES_POLICY: policy,
  })
  for (const link of fragment.querySelectorAll('a[href]')) {
    link.setAttribute('rel', 'noopener noreferrer nofollow')
    link.setAttribute('target', '_blank')
  }
  return fragment
}
