import type { components } from '../../src/generated/api.ts'

export type PaymentOption = Readonly<components['schemas']['PaymentOption']> & {
  readonly code: string
}

export type DepositOption = PaymentOption & {
  readonly instruction: string
  /** Account or address in the instruction. */
  readonly payTo: string
  /** Null: the member may pay at any time. */
  readonly payWithinMs: number | null
  /** Whether the instruction shows the name that the payer must use. */
  readonly needsPayerName: boolean
}

export const depositOptions: readonly DepositOption[] = [
  {
    code: 'bank-link',
    nameKo: '계좌 이체',
    nameEn: 'Bank transfer',
    minAmount: 10_000,
    maxAmount: 5_000_000,
    instruction: '국민은행 000000-00-000000 계좌로 신청한 금액을 그대로 이체해 주세요.',
    payTo: '000000-00-000000',
    payWithinMs: null,
    needsPayerName: true,
  },
  {
    code: 'virtual-account',
    nameKo: '가상 계좌',
    nameEn: 'Virtual account',
    minAmount: 30_000,
    maxAmount: 3_000_000,
    instruction: '가상 계좌 신한은행 000-000-000000으로 30분 안에 입금해 주세요.',
    payTo: '000-000-000000',
    payWithinMs: 1_800_000,
    needsPayerName: true,
  },
  {
    code: 'coin-wallet',
    nameKo: '코인 지갑',
    nameEn: 'Coin wallet',
    minAmount: 100_000,
    maxAmount: 20_000_000,
    instruction: '지갑 주소 demo-wallet-0000으로 신청한 금액만큼 보내 주세요.',
    payTo: 'demo-wallet-0000',
    payWithinMs: null,
    needsPayerName: false,
  },
]

export const withdrawalOptions: readonly PaymentOption[] = [
  {
    code: 'bank-link',
    nameKo: '실시간 이체',
    nameEn: 'Instant transfer',
    minAmount: 10_000,
    maxAmount: 3_000_000,
  },
  {
    code: 'coin-wallet',
    nameKo: '코인 지갑',
    nameEn: 'Coin wallet',
    minAmount: 100_000,
    maxAmount: 10_000_000,
  },
]
