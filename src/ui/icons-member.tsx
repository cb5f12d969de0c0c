import { icon } from './icon.tsx'

export const CompIcon = icon(
  <>
    <path d="M4.8 12v6a2 2 0 0 0 2 2h10.4a2 2 0 0 0 2-2v-6M3.5 8h17v4h-17zM12 8v12" />
    <path d="M12 8C9.5 8 7.3 7.3 7.3 5.5c0-2.6 3.8-2.4 4.7 2.5.9-4.9 4.7-5.1 4.7-2.5C16.7 7.3 14.5 8 12 8z" />
  </>,
)

export const BetsIcon = icon(
  <>
    <path d="M5.5 3.5h13v17l-2.2-1.5-2.1 1.5-2.2-1.5-2.2 1.5-2.1-1.5-2.2 1.5z" />
    <path d="M9 8.5h6M9 12.5h6" />
  </>,
)

export const PhoneIcon = icon(
  <>
    <rect x="7" y="2.8" width="10" height="18.4" rx="2.4" />
    <path d="M11 18.2h2" />
  </>,
)

export const ComputerIcon = icon(
  <>
    <rect x="3" y="4.5" width="18" height="11.5" rx="1.8" />
    <path d="M9 19.8h6M12 16v3.8" />
  </>,
)

export const EyeIcon = icon(
  <>
    <path d="M2.8 12C6.2 6.6 9.3 5 12 5s5.8 1.6 9.2 7c-3.4 5.4-6.5 7-9.2 7s-5.8-1.6-9.2-7z" />
    <circle cx="12" cy="12" r="2.8" />
  </>,
)

export const HiddenEyeIcon = icon(
  <path d="M9.6 5.4c3.6-1.1 7.7-.2 11.6 6.6-.9 1.5-1.9 2.7-2.9 3.7M14.5 18.6c-3.7 1.3-7.8.2-11.7-6.6 1-1.7 2-2.9 3.1-3.9M4 3.8 20 20.2" />,
)
