import { similarName } from '../../../src/lib/similar-name.ts'

/** Names that backends of this trade give to properties of the contract. */
const WORDS: Readonly<Record<string, RegExp>> = {
  id: /^(idx|no|num|seq|uid|key)$/,
  'PaymentOption.code': /^(pay|method)_?(code|id)$/,
  'SlotGame.code': /^game_?(code|id)$/,
  'Provider.code': /^(vendor|provider|company|brand)(_?(code|id))?$/,
  company: /^(vendor|provider|brand)(_?(code|id))?$/,
  'RegDomain.code': /^(partner|recommend|agent|branch)(_?code)?$/,
  createdAt: /^(reg|write|created?|insert)_?(date|dt|time|at)?$|^w?date$/,
  requestedAt: /^(reg|write|created?|request|apply)_?(date|dt|time|at)?$|^date$/,
  placedAt: /^(reg|bet|created?|played)_?(date|dt|time|at)?$|^date$/,
  registeredAt: /^(join|joined|reg|signup|created?)_?(date|dt|time|at|ms)?$/,
  lastLoginAt: /^(last_?(login|seen)|login)_?(date|dt|time|at)?$/,
  answeredAt: /^(answer|reply|answered)_?(date|dt|time|at)$/,
  readAt: /^(is_?)?read(_?(yn|date|dt|time|at))?$|^view_?yn$/,
  settledAt: /^(done|process|confirm|settle|complete)_?(date|dt|time|at)$/,
  title: /^(subject|tit|headline|name)$/,
  content: /^(memo|body|text|contents|message|desc(ription)?)$/,
  answer: /^(reply|response)$/,
  amount: /^(money|amt|price|cash|won|sum)$/,
  kind: /^(game|bet)?_?(type|category|kind)$/,
  bet: /^(bet|stake)_?(money|amount|amt)?$/,
  win: /^(win|payout|prize)_?(money|amount|amt)?$/,
  state: /^(use|open|active|enabled)_?(yn|flag|status)?$|^status$/,
  status: /^(state|stat)$/,
  locked: /^(is_?)?lock(ed)?_?(yn|flag)?$/,
  nameKo: /^((pay|game|vendor)_?)?(name|title)(_?(ko|kr|kor))?$/,
  nameEn: /^((pay|game|vendor)_?)?(name|title)(_?(en|eng))?$/,
  minAmount: /^min_?(money|amount|amt|price)?$/,
  maxAmount: /^max_?(money|amount|amt|price)?$/,
  nick: /^nick_?name$/,
  phone: /^(tel|mobile|hp)$/,
  userId: /^(user|member|login)_?id$/,
  rolling: /^(comp|points?|comp_?points?)$/,
  noteCount: /^(note|letter|message)s?_?(count|cnt)$/,
  helpCount: /^(help|question|qna)s?_?(count|cnt)$/,
  total: /^(total_?)?(count|cnt|rows)$/,
  gameUrl: /^(url|launch_?url|link)$/,
}

const plain = (name: string): string => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase()

const bare = (name: string): string => name.replaceAll(/[_-]/g, '').toLowerCase()

/** How well a backend's name fits a property: 4 the same, 3 spelt otherwise, 2 a common word, 1 nearly; 0: not. */
export function fitOf(schema: string, property: string, name: string): number {
  if (name === property) return 4
  if (bare(name) === bare(property)) return 3
  const words = WORDS[`${schema}.${property}`] ?? WORDS[property]
  if (words?.test(plain(name)) === true) return 2
  return similarName(property, [name]) === name && property.length > 3 ? 1 : 0
}
