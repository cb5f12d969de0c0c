import { icon } from './icon.tsx'

export const SearchIcon = icon(
  <>
    <circle cx="10.8" cy="10.8" r="6.5" />
    <path d="m15.6 15.6 4.6 4.6" />
  </>,
)

export const ChevronLeftIcon = icon(<path d="m14.5 6-6 6 6 6" />)

export const ChevronDownIcon = icon(<path d="m6 9.5 6 6 6-6" />)

export const ArrowDownIcon = icon(<path d="M12 4.5v14M6.5 13.5 12 19l5.5-5.5" />)

export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.7" />
    <path d="M12 7v5.2l3.3 2" />
  </>,
)

export const SortIcon = icon(
  <path d="M8 5v14M4.5 15.5 8 19l3.5-3.5M16 19V5M12.5 8.5 16 5l3.5 3.5" />,
)
