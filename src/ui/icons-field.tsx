import { Icon } from './icon.tsx'
import type { IconProps } from './icon.tsx'

export const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.8 12C5 8 8.2 6 12 6s7 2 9.2 6c-2.2 4-5.4 6-9.2 6s-7-2-9.2-6z" />
    <circle cx="12" cy="12" r="2.8" />
  </Icon>
)

export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9.5 6.3A9.6 9.6 0 0 1 12 6c3.8 0 7 2 9.2 6a15 15 0 0 1-2.3 3.1M15.8 17.3A9.6 9.6 0 0 1 12 18c-3.8 0-7-2-9.2-6a14 14 0 0 1 4.4-4.7M10 10a2.8 2.8 0 0 0 4 4M4 4l16 16" />
  </Icon>
)
