import type { Texts } from './texts.ts'

export type ShownMoney = number | 'a dash' | 'unreadable' | 'not shown'

export type ShownPage = {
  readonly dialogs: readonly (readonly string[])[]
  readonly balance: ShownMoney
  readonly 'game money': ShownMoney
  readonly comp: ShownMoney
  readonly isOld: boolean
  readonly notes: number | null
  readonly inquiries: number | null
  readonly rememberedName: readonly string[]
}

export const labelsOf = ({ of }: Texts) => ({
  unknown: of('money.unknown.label'),
  unreadable: of('money.unreadable.label'),
  account: of('shell.drawer.account'),
  balance: of('account.balance.site'),
  'game money': of('account.balance.game'),
  comp: of('account.balance.comp'),
})

/** Runs in the page, with its globals if none are given. */
export function readShown(
  labels: ReturnType<typeof labelsOf>,
  document = globalThis.document,
  storage: Pick<Storage, 'getItem'> = globalThis.localStorage,
): ShownPage {
  const textsIn = (element: Element): string[] =>
    [...element.querySelectorAll('h2, p, span')].map(({ textContent }) => textContent.trim())
  const dialogTexts = (dialog: Element): string[] => {
    const named = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
    const name = dialog.getAttribute('aria-label') ?? named?.textContent ?? ''
    return [name.trim(), ...textsIn(dialog)].filter((text) => text !== '')
  }
  const drawer = document.querySelector(`[aria-label="${labels.account}"]`)
  const header = document.querySelector('header')
  const moneyAt = (label: string): ShownMoney => {
    const isUnknown = header?.textContent.includes(labels.unknown) === true
    const row = [...(drawer?.querySelectorAll('dt') ?? [])].find(
      ({ textContent }) => textContent.trim() === label,
    )
    const sum = row?.nextElementSibling
    if (sum === null || sum === undefined) return isUnknown ? 'a dash' : 'not shown'
    if (sum.querySelector(`[aria-label="${labels.unreadable}"]`) !== null) return 'unreadable'
    const [figure = ''] = [...sum.childNodes].map(({ textContent }) => textContent ?? '')
    const digits = figure.replaceAll(/\D/g, '')
    return digits === '' ? 'a dash' : Number(digits)
  }
  const countAt = (path: string): number | null => {
    const aside = drawer?.querySelector(`nav a[href="${path}"]`)
    if (aside === null || aside === undefined) return null
    const badge = aside.querySelector('[aria-label]')?.getAttribute('aria-label')
    return Number(/(\d+)\D*$/.exec(badge ?? aside.textContent)?.[1] ?? 0)
  }
  const cookie = /(?:^|; )maru-name=([^;]+)/.exec(document.cookie)?.[1]
  return {
    dialogs: [...document.querySelectorAll('dialog[open]')].map(dialogTexts),
    balance: moneyAt(labels.balance),
    'game money': moneyAt(labels['game money']),
    comp: moneyAt(labels.comp),
    isOld: drawer?.querySelector('[role="status"]:not([hidden])') !== null && drawer !== null,
    notes: countAt('/note'),
    inquiries: countAt('/help'),
    rememberedName: [
      cookie === undefined ? 'none' : decodeURIComponent(cookie),
      storage.getItem('maru-name') ?? 'none',
    ],
  }
}
