import type { Messages } from './catalog.ts'
import type { Locale } from './locales.ts'

type Loader = () => Promise<{ default: unknown }>

const rest: Record<Locale, Loader> = {
  ko: () => import('./compiled/ko.rest.json'),
  en: () => import('./compiled/en.rest.json'),
  vn: () => import('./compiled/vn.rest.json'),
  jp: () => import('./compiled/jp.rest.json'),
  cn: () => import('./compiled/cn.rest.json'),
  th: () => import('./compiled/th.rest.json'),
}

const member: Record<Locale, Loader> = {
  ko: () => import('./compiled/ko.member.json'),
  en: () => import('./compiled/en.member.json'),
  vn: () => import('./compiled/vn.member.json'),
  jp: () => import('./compiled/jp.member.json'),
  cn: () => import('./compiled/cn.member.json'),
  th: () => import('./compiled/th.member.json'),
}

/** Loads the messages of the other guest screens; see packages/messages/parts.ts. */
export const loadRestOfCatalog = async (locale: Locale): Promise<Messages> =>
  (await rest[locale]()).default as Messages

/** Loads the messages for members. */
export const loadMemberCatalog = async (locale: Locale): Promise<Messages> =>
  (await member[locale]()).default as Messages
