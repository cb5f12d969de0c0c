import { icon } from './icon.tsx'

export const DepositIcon = icon(
  <path d="M12 3.5v10.8M7.8 10.3 12 14.5l4.2-4.2M4 14.5V17a2.5 2.5 0 0 0 2.5 2.5h11A2.5 2.5 0 0 0 20 17v-2.5" />,
)

export const WithdrawIcon = icon(
  <path d="M12 14.5V3.7M7.8 7.8 12 3.6l4.2 4.2M4 14.5V17a2.5 2.5 0 0 0 2.5 2.5h11A2.5 2.5 0 0 0 20 17v-2.5" />,
)

export const GameMoneyIcon = icon(
  <path d="M4 8.5h14M14.5 5 18 8.5 14.5 12M20 15.5H6M9.5 12 6 15.5 9.5 19" />,
)

export const BankIcon = icon(
  <path d="M4 9.5 12 4l8 5.5zM6.5 9.5V17m5.5-7.5V17m5.5-7.5V17M4 19.5h16" />,
)
