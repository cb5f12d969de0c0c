import { withRequest, bothWays, contract, askPath, withResponse } from './small-contract.ts'
import type { Case } from './small-contract.ts'

const text = { type: 'string' }

const meaning = (
  of: typeof withRequest,
  place: string,
  direction: 'request' | 'answer',
): readonly Case[] => {
  const means = (table: object) => of({ ...text, 'x-meaning': table })
  return [
    [
      means({ reg: 'waiting' }),
      means({ reg: 'completed' }),
      `${direction}-meaning-changed: ${place}: meaning of reg waiting → completed`,
    ],
    ...bothWays(
      means({}),
      means({ reg: 'waiting' }),
      `${direction}-meaning-added: ${place}: meaning of reg none → waiting`,
      `${direction}-meaning-removed: ${place}: meaning of reg waiting → none`,
    ),
  ]
}

const known = (table: Record<string, string>) =>
  contract({ schemas: { KnownStatus: { type: 'string', 'x-meaning': table } } })

export const extensionCases: readonly Case[] = [
  [
    contract({ paths: askPath({ 'x-backend': 'a' }) }),
    contract({ paths: askPath({ 'x-backend': 'b' }) }),
    'backend-changed: backend a → b',
  ],
  [
    contract(),
    contract({ paths: askPath({ 'x-backend-body': { id: 'a' } }) }),
    'backend-body-changed: backend body the body of the request → {"id":"a"}',
  ],
  ...bothWays(
    contract(),
    contract({ paths: askPath({ 'x-protection': 'game' }) }),
    'protection-added: protection none → game',
    'protection-changed: protection game → none',
  ),
  [
    contract({ paths: askPath({ 'x-protection': 'deposit' }) }),
    contract({ paths: askPath({ 'x-protection': 'withdrawal' }) }),
    'protection-changed: protection deposit → withdrawal',
  ],
  [
    contract(),
    contract({ paths: askPath({ 'x-retries': 3 }) }),
    'operation-extension-changed: x-retries none → 3',
  ],
  [
    contract({ paths: askPath({ 'x-source': 'document' }) }),
    contract({ paths: askPath({ 'x-source': ['A-002', 'A-001'] }) }),
  ],
  [
    contract({ paths: askPath({ 'x-session-role': 'sign-in' }) }),
    contract(),
    'session-role-changed: session role sign-in → none',
  ],
  ...meaning(withRequest, 'request › field', 'request'),
  ...meaning(withResponse, 'answer 200 › success › field', 'answer'),
  ...bothWays(
    known({ success: 'done' }),
    known({ success: 'still-waiting' }),
    'answer-meaning-changed: answer 200 › success: meaning of success done → still-waiting',
    'answer-meaning-changed: answer 200 › success: meaning of success still-waiting → done',
  ),
  [
    known({ success: 'done', time: 'closed' }),
    known({ success: 'done', time: 'not-at-this-time' }),
    'answer-meaning-changed: contract: meaning of time closed → not-at-this-time',
  ],
  [
    withResponse({ ...text, 'x-problems': { busy: { status: 503, title: 'Busy' } } }),
    withResponse({ ...text, 'x-problems': { busy: { status: 429, title: 'Later' } } }),
    'answer-error-status-changed: answer 200 › success › field: HTTP status of busy 503 → 429',
    'answer-error-title-changed: answer 200 › success › field: title of busy Busy → Later',
  ],
]
