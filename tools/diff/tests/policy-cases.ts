import {
  smallOperation,
  smallStatus,
  askPath,
  contract,
  object,
  asking,
  telling,
  union,
  answering,
  failing,
  media,
  toldAs,
  bothWays,
  narrowing,
} from './small-contract.ts'
import type { Case } from './small-contract.ts'
import { extensionCases } from './extension-cases.ts'

const text = { type: 'string' }

/** A keyword with another value; undefined: none. */
function keyword(rule: string, name: string, wide: unknown, narrow: unknown, more: object = {}) {
  const way = (from: unknown, to: unknown) =>
    `: ${name} ${String(from ?? 'none')} → ${String(to ?? 'none')}`
  const isThere = wide === undefined ? more : { ...more, [name]: wide }
  const [there, back] = [way(wide, narrow), way(narrow, wide)]
  return narrowing(rule, isThere, { ...more, [name]: narrow }, there, back)
}
const tokenIn = (place: string) => ({ securitySchemes: { token: { type: 'apiKey', in: place } } })
const json = 'application/json'

export const policyCases: readonly Case[] = [
  ...extensionCases,
  [
    contract(),
    contract({ paths: { ...askPath(), '/new': smallOperation() } }),
    'operation-added: the operation added',
  ],
  [
    contract({ paths: { ...askPath(), '/old': smallOperation() } }),
    contract(),
    'operation-removed: the operation removed',
  ],
  [
    contract(),
    contract({ paths: askPath({ operationId: 'beg' }) }),
    'operation-renamed: operation id ask → beg',
  ],
  ...bothWays(
    contract(),
    contract({ paths: askPath({ security: [{ token: [] }] }) }),
    'access-tightened: access nothing → token',
    'access-loosened: access token → nothing',
  ),
  [
    contract({ paths: askPath({ security: [{ token: [] }] }), components: tokenIn('header') }),
    contract({ paths: askPath({ security: [{ token: [] }] }), components: tokenIn('cookie') }),
    'access-tightened: access token (apiKey header) → token (apiKey cookie)',
  ],
  ...bothWays(
    contract({ paths: askPath({ security: [{ token: [] }] }) }),
    contract({ paths: askPath({ security: [{}, { token: [] }] }) }),
    'access-loosened: access token → none, token',
    'access-tightened: access none, token → token',
  ),
  ...bothWays(
    contract({ paths: askPath({ security: [{ token: [], key: [] }] }) }),
    contract({ paths: askPath({ security: [{ token: [] }, { other: [] }] }) }),
    'access-loosened: access key and token → other, token',
    'access-tightened: access other, token → key and token',
  ),
  [contract(), contract({ paths: askPath({ security: [{}] }) })],
  [
    asking(text),
    contract({ schemas: { Ask: object({ field: text, more: text }, { required: ['more'] }) } }),
    'request-required-added: request › more added: string',
  ],
  ...bothWays(
    asking(text),
    contract({ schemas: { Ask: object({ field: text, more: text }) } }),
    'request-optional-added: request › more added: string, optional',
    'request-removed: request › more removed: string, optional',
  ),
  ...bothWays(
    asking(text),
    asking(text, { required: ['field'] }),
    'request-became-required: request › field: optional → required',
    'request-became-optional: request › field: required → optional',
  ),
  [
    asking({ type: 'integer', default: 1 }),
    asking({ type: 'integer', default: 2 }),
    'request-default-changed: request › field: default 1 → 2',
  ],
  [
    asking({ type: 'number', 'x-unit': 'KRW' }),
    asking({ type: 'number', 'x-unit': 'point' }),
    'request-unit-changed: request › field: x-unit KRW → point',
  ],
  [
    asking(text),
    asking({ ...text, contentEncoding: 'base64' }),
    'request-keyword-changed: request › field: contentEncoding none → base64',
  ],
  ...bothWays(
    telling(text),
    contract({ schemas: { Told: object({ status: smallStatus, field: text, more: text }) } }),
    'answer-added: answer 200 › success › more added: string, optional',
    'answer-removed: answer 200 › success › more removed: string, optional',
  ),
  ...bothWays(
    telling(text),
    telling(text, { required: ['field'] }),
    'answer-became-required: answer 200 › success › field: optional → required',
    'answer-became-optional: answer 200 › success › field: required → optional',
  ),
  ...bothWays(
    answering('success'),
    answering('success', 'wait'),
    'answer-status-added: answer 200 › wait added: object',
    'answer-status-removed: answer 200 › wait removed: object',
  ),
  ...bothWays(
    failing(['400', 'invalid']),
    failing(['400', 'invalid'], ['503', 'busy']),
    'answer-error-added: answer 503 added: code busy',
    'answer-error-removed: answer 503 removed: code busy',
  ),
  [
    failing(['503', 'busy']),
    failing(['503', 'closed']),
    'answer-error-code-changed: answer 503: code busy → closed',
  ],
  [
    telling({ type: 'integer', default: 1 }),
    telling({ type: 'integer' }),
    'answer-default-changed: answer 200 › success › field: default 1 → none',
  ],
  [
    telling({ type: 'number', 'x-unit': 'KRW' }),
    telling({ type: 'number', 'x-unit': 'point' }),
    'answer-unit-changed: answer 200 › success › field: x-unit KRW → point',
  ],
  [
    telling(text),
    telling({ ...text, contentEncoding: 'base64' }),
    'answer-keyword-changed: answer 200 › success › field: contentEncoding none → base64',
  ],
  ...narrowing(
    'type',
    { type: ['string', 'null'] },
    text,
    ': type null, string → string',
    ': type string → null, string',
  ),
  ...keyword('type', 'type', 'number', 'integer'),
  ...keyword('type', 'type', undefined, 'string'),
  // The keywords of a type come and leave with it.
  ...[
    { minLength: 1, maxLength: 9, pattern: 'a', format: 'date-time' },
    { minItems: 1, maxItems: 2 },
    { additionalProperties: false },
  ].flatMap((limits, index) => {
    const type = ['string', 'array', 'object'][index] ?? ''
    const [both, one] = [['integer', type].toSorted().join(', '), 'integer']
    return narrowing(
      'type',
      { type: ['integer', type], ...limits },
      { type: 'integer' },
      `: type ${both} → ${one}`,
      `: type ${one} → ${both}`,
    )
  }),
  ...narrowing(
    'type',
    { type: ['string', 'number'], minimum: 1 },
    text,
    ': type number, string → string',
    ': type string → number, string',
  ),
  ...narrowing(
    'type',
    { oneOf: [object({ inner: text }), { type: 'null' }] },
    object({ inner: text }),
    ': type null, object → object',
    ': type object → null, object',
  ),
  ...narrowing(
    'values',
    { enum: ['a', 'b', 'c'] },
    { enum: ['a', 'b'] },
    ': values drops c',
    ': values adds c',
  ),
  ...narrowing(
    'values',
    { enum: ['a', 'b'] },
    { const: 'a' },
    ': values a, b → a',
    ': values a → a, b',
  ),
  ...narrowing('values', {}, { enum: ['a'] }, ': values none → a', ': values a → none'),
  ...keyword('limit', 'minimum', undefined, 1),
  ...keyword('limit', 'maximum', 9, 5),
  ...keyword('limit', 'minLength', 1, 2),
  ...keyword('limit', 'maxItems', undefined, 2),
  ...keyword('form', 'pattern', undefined, 'a', text),
  ...keyword('form', 'format', undefined, 'uri', text),
  ...keyword('others', 'additionalProperties', undefined, false),
  ...narrowing(
    'variant',
    union('One', 'Two'),
    union('One'),
    ' › variant Two removed: object',
    ' › variant Two added: object',
  ),
  ...narrowing(
    'items',
    { type: 'array' },
    { type: 'array', items: text },
    ' › items added: string',
    ' › items removed: string',
  ),
  // A change that both narrows and widens counts as breaking.
  [
    asking({ ...text, pattern: 'a' }),
    asking({ ...text, pattern: 'b' }),
    'request-form-narrowed: request › field: pattern a → b',
  ],
  [
    telling({ ...text, pattern: 'a' }),
    telling({ ...text, pattern: 'b' }),
    'answer-form-widened: answer 200 › success › field: pattern a → b',
  ],
  [
    asking(text),
    asking({ type: 'integer' }),
    'request-type-narrowed: request › field: type string → integer',
  ],
  [
    telling(text),
    telling({ type: 'integer' }),
    'answer-type-widened: answer 200 › success › field: type string → integer',
  ],
  ...bothWays(
    media(json),
    media(json, 'text/plain'),
    `request-media-widened: request: media types ${json} → ${json}, text/plain`,
    `request-media-narrowed: request: media types ${json}, text/plain → ${json}`,
  ),
  ...bothWays(
    toldAs(json),
    toldAs(json, 'text/plain'),
    `answer-media-widened: answer 200: media types ${json} → ${json}, text/plain`,
    `answer-media-narrowed: answer 200: media types ${json}, text/plain → ${json}`,
  ),
]
