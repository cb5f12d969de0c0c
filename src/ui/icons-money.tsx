import { Icon } from './icon.tsx'
import type { IconProps } from './icon.tsx'

export const DepositIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5v10.8M7.8 10.3 12 14.5l4.2-4.2M4 14.5V17a2.5 2.5 0 0 0 2.5 2.5h11A2.5 2.5 0 0 0 20 17v-2.5" />
  </Icon>
)

export const WithdrawIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 14.5V3.7M7.8 7.8 12 3.6l4.2 4.2M4 14.5V17a2.5 2.5 0 0 0 2.5 2.5h11A2.5 2.5 0 0 0 20 17v-2.5" />
  </Icon>
)

export const CompIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.8 12v6a2 2 0 0 0 2 2h10.4a2 2 0 0 0 2-2v-6M3.5 8h17v4h-17zM12 8v12" />
    <path d="M12 8C9.5 8 7.3 7.3 7.3 5.5c0-2.6 3.8-2.4 4.7 2.5.9-4.9 4.7-5.1 4.7-2.5C16.7 7.3 14.5 8 12 8z" />
  </Icon>
)
