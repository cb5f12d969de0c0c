import {
  smallOperation,
  smallStatus,
  askPath,
  contract,
  object,
  withRequest,
  withResponse,
  union,
  withStatuses,
  withErrors,
  media,
  typedResponse,
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
    withRequest(text),
    contract({ schemas: { Ask: object({ field: text, more: text }, { required: ['more'] }) } }),
    'request-required-added: request › more added: string',
  ],
  ...bothWays(
    withRequest(text),
    contract({ schemas: { Ask: object({ field: text, more: text }) } }),
    'request-optional-added: request › more added: string, optional',
    'request-removed: request › more removed: string, optional',
  ),
  ...bothWays(
    withRequest(text),
    withRequest(text, { required: ['field'] }),
    'request-became-required: request › field: optional → required',
    'request-became-optional: request › field: required → optional',
  ),
  [
    withRequest({ type: 'integer', default: 1 }),
    withRequest({ type: 'integer', default: 2 }),
    'request-default-changed: request › field: default 1 → 2',
  ],
  [
    withRequest({ type: 'number', 'x-unit': 'KRW' }),
    withRequest({ type: 'number', 'x-unit': 'point' }),
    'request-unit-changed: request › field: x-unit KRW → point',
  ],
  [
    withRequest(text),
    withRequest({ ...text, contentEncoding: 'base64' }),
    'request-keyword-changed: request › field: contentEncoding none → base64',
  ],
  ...bothWays(
    withResponse(text),
    contract({ schemas: { Told: object({ status: smallStatus, field: text, more: text }) } }),
    'answer-added: answer 200 › success › more added: string, optional',
    'answer-removed: answer 200 › success › more removed: string, optional',
  ),
  ...bothWays(
    withResponse(text),
    withResponse(text, { required: ['field'] }),
    'answer-became-required: answer 200 › success › field: optional → required',
    'answer-became-optional: answer 200 › success › field: required → optional',
  ),
  ...bothWays(
    withStatuses('success'),
    withStatuses('success', 'wait'),
    'answer-status-added: answer 200 › wait added: object',
    'answer-status-removed: answer 200 › wait removed: object',
  ),
  ...bothWays(
    withErrors(['400', 'invalid']),
    withErrors(['400', 'invalid'], ['503', 'busy']),
    'answer-error-added: answer 503 added: code busy',
    'answer-error-removed: answer 503 removed: code busy',
  ),
  [
    withErrors(['503', 'busy']),
    withErrors(['503', 'closed']),
    'answer-error-code-changed: answer 503: code busy → closed',
  ],
  [
    withResponse({ type: 'integer', default: 1 }),
    withResponse({ type: 'integer' }),
    'answer-default-changed: answer 200 › success › field: default 1 → none',
  ],
  [
    withResponse({ type: 'number', 'x-unit': 'KRW' }),
    withResponse({ type: 'number', 'x-unit': 'point' }),
    'answer-unit-changed: answer 200 › success › field: x-unit KRW → point',
  ],
  [
    withResponse(text),
    withResponse({ ...text, contentEncoding: 'base64' }),
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
    withRequest({ ...text, pattern: 'a' }),
    withRequest({ ...text, pattern: 'b' }),
    'request-form-narrowed: request › field: pattern a → b',
  ],
  [
    withResponse({ ...text, pattern: 'a' }),
    withResponse({ ...text, pattern: 'b' }),
    'answer-form-widened: answer 200 › success › field: pattern a → b',
  ],
  [
    withRequest(text),
    withRequest({ type: 'integer' }),
    'request-type-narrowed: request › field: type string → integer',
  ],
  [
    withResponse(text),
    withResponse({ type: 'integer' }),
    'answer-type-widened: answer 200 › success › field: type string → integer',
  ],
  ...bothWays(
    media(json),
    media(json, 'text/plain'),
    `request-media-widened: request: media types ${json} → ${json}, text/plain`,
    `request-media-narrowed: request: media types ${json}, text/plain → ${json}`,
  ),
  ...bothWays(
    typedResponse(json),
    typedResponse(json, 'text/plain'),
    `answer-media-widened: answer 200: media types ${json} → ${json}, text/plain`,
    `answer-media-narrowed: answer 200: media types ${json}, text/plain → ${json}`,
  ),
]
