import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { z } from 'zod'
import { isContact } from '../../src/lib/web-address.ts'
import {
  CONFIRM_ABOVE,
  INQUIRIES_AT_ONCE,
  MINIMUM_DEPOSIT,
  MINIMUM_POINTS,
} from '../../src/lib/operator-defaults.ts'
import type { OperatorSettings } from '../ports/ports.ts'
import { koreanBanks } from '../site/korean-banks.ts'
import { wholeNumber } from '../settings/settings-table.ts'
import type { Setting, Values } from '../settings/settings-table.ts'

const splitTrimmed = (text: string, separator: RegExp): readonly string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const parseBank = (entry: string) => {
  const [nameKo = '', nameEn = nameKo] = splitTrimmed(entry, /=/)
  return { nameKo, nameEn }
}

const bankList = z.string().transform((text) => {
  if (text === 'any') return []
  return text === '' ? koreanBanks : splitTrimmed(text, /,/).map(parseBank)
})

const contacts = z
  .string()
  .transform((text) => splitTrimmed(text, /\s+/))
  .refine((list) => list.every(isContact))

const parseHelpLine = (entry: string) => {
  const [name = '', address = ''] = splitTrimmed(entry, /=(.*)/s)
  return { name, address }
}

const helpLines = z
  .string()
  .transform((text) => splitTrimmed(text, /;/).map(parseHelpLine))
  .refine((list) => list.every(({ address }) => isContact(address)))

/** The texts of a folder by language (`ko.html` and so on). Null: none. */
function readTerms(folder: string): Readonly<Record<string, string>> | null {
  if (!existsSync(folder)) return null
  const files = readdirSync(folder).filter((file) => ['.html', '.txt'].includes(extname(file)))
  const texts = files.map((file) => [
    basename(file, extname(file)),
    readFileSync(join(folder, file), 'utf8'),
  ])
  return texts.length === 0 ? null : (Object.fromEntries(texts) as Record<string, string>)
}

const terms = z.string().transform((folder, context) => {
  if (folder === '') return {}
  const texts = readTerms(folder)
  if (texts === null) context.addIssue({ code: 'custom', message: 'no texts' })
  return texts ?? {}
})

/** The operator's settings for registration, support and limits, as environment variables. */
export const operatorTable = {
  MINIMUM_AGE: {
    fallback: '19',
    takes: 'the age that a new member confirms to have, 0 to 99; 0: none is asked for',
    schema: wholeNumber(0, 99),
  },
  INQUIRIES_AT_ONCE: {
    fallback: String(INQUIRIES_AT_ONCE),
    takes:
      'how many unanswered inquiries your backend allows a member, 0 to 999; 0: the site shows no number',
    schema: wholeNumber(0, 999),
  },
  MINIMUM_DEPOSIT: {
    fallback: String(MINIMUM_DEPOSIT),
    takes: 'the smallest deposit by bank transfer in won, 0 to 1000000000; 0: any',
    schema: wholeNumber(0, 1_000_000_000),
  },
  MINIMUM_POINTS: {
    fallback: String(MINIMUM_POINTS),
    takes:
      'from how many points on your backend turns comp money into money, 0 to 1000000000; 0: from the first',
    schema: wholeNumber(0, 1_000_000_000),
  },
  CONFIRM_ABOVE: {
    fallback: String(CONFIRM_ABOVE),
    takes:
      'above which sum a member confirms a deposit or transfer once more, in won or points, 0 to 1000000000; 0: each one, 1000000000: none',
    schema: wholeNumber(0, 1_000_000_000),
  },
  TERMS_DIR: {
    fallback: '',
    takes:
      'a folder of the terms that a new member agrees to: ko.html, en.html and others, or .txt; not set: none are asked for',
    schema: terms,
  },
  BANKS: {
    fallback: '',
    takes:
      'banks to choose from, apart by commas: 국민은행=KB Kookmin Bank, 신한은행; not set: those of Korea, `any`: whatever is typed',
    schema: bankList,
  },
  SUPPORT: {
    fallback: '',
    takes:
      'support contacts for members who cannot sign in, separated by spaces: https://t.me/name mailto:help@maru.example tel:+8215550100',
    schema: contacts,
  },
  HELP_LINES: {
    fallback: '',
    takes:
      'who helps with gambling, apart by semicolons: 한국도박문제예방치유원=tel:1336; GamCare=https://www.gamcare.org.uk',
    schema: helpLines,
  },
} as const satisfies Record<string, Setting>

export const operatorSettings = (values: Values<typeof operatorTable>): OperatorSettings => ({
  minimumAge: values.MINIMUM_AGE,
  inquiriesAtOnce: values.INQUIRIES_AT_ONCE,
  minimumDeposit: values.MINIMUM_DEPOSIT,
  minimumPoints: values.MINIMUM_POINTS,
  confirmAbove: values.CONFIRM_ABOVE,
  terms: values.TERMS_DIR,
  banks: values.BANKS,
  support: values.SUPPORT,
  helpLines: values.HELP_LINES,
})
