export type PaymentOption = {
  readonly code: string
  readonly nameKo: string
  readonly nameEn: string
  /** Won; both ends are taken. */
  readonly minAmount: number
  readonly maxAmount: number
}

export const depositOptions: readonly PaymentOption[] = [
  {
    code: 'bank-link',
    nameKo: '계좌 이체',
    nameEn: 'Bank transfer',
    minAmount: 10_000,
    maxAmount: 5_000_000,
  },
  {
    code: 'virtual-account',
    nameKo: '가상 계좌',
    nameEn: 'Virtual account',
    minAmount: 30_000,
    maxAmount: 3_000_000,
  },
  {
    code: 'coin-wallet',
    nameKo: '코인 지갑',
    nameEn: 'Coin wallet',
    minAmount: 100_000,
    maxAmount: 20_000_000,
  },
]

export const withdrawalOptions: readonly PaymentOption[] = [
  {
    code: 'bank-link',
    nameKo: '계좌 이체',
    nameEn: 'Bank transfer',
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
