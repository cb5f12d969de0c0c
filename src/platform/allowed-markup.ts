import DOMPurify from 'dompurify'
import type { Config } from 'dompurify'
import { readProperty } from '../lib/json.ts'
import { MARKUP_POLICY } from '../lib/prerendered-page.ts'
import { readWebAddress } from '../lib/web-address.ts'

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>
type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: () => never },
  ) => Policy
}

const trustedTypes = readProperty(globalThis, 'trustedTypes') as TrustedTypes | undefined

/** Turns text into HTML only in DOMPurify's inert document. Not exported, nor is its output. */
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
 * The allowed elements of an HTML text. Other elements are reduced to their text, scripts and styles removed. Links
 * are http or https by the rule of `readWebAddress` and open in a new window; others stay as text.
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
    if (!readWebAddress(link.getAttribute('href') ?? '').ok) {
      link.removeAttribute('href')
      continue
    }
    link.setAttribute('rel', 'noopener noreferrer nofollow')
    link.setAttribute('target', '_blank')
  }
  return fragment
}
