import { icon } from './icon.tsx'

export const HomeIcon = icon(
  <path d="M3 11.2c3.6-1 6.6-3.3 9-6.7 2.4 3.4 5.4 5.7 9 6.7M5.6 11v8.5h12.8V11M10 19.5v-5h4v5" />,
)

export const CasinoIcon = icon(
  <>
    <rect x="9.6" y="3.6" width="10.4" height="14" rx="2" transform="rotate(10 14.8 10.6)" />
    <path d="M7.2 6.4 5.4 7a2 2 0 0 0-1.3 2.5l3.2 9.7a2 2 0 0 0 2.5 1.3l4.4-1.5" />
    <path d="m14.9 7.6 2.1 3.5-3.1 2.6-2-3.5z" />
  </>,
)

export const SlotIcon = icon(
  <>
    <rect x="3" y="4.5" width="18" height="15" rx="2.5" />
    <path d="M9 4.5v15M15 4.5v15M5 9.8h2.4l-1.6 4.4M11 9.8h2.4l-1.6 4.4M17 9.8h2.4l-1.6 4.4" />
  </>,
)

export const SportIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.7" />
    <path d="m12 8.2 3.6 2.6-1.4 4.2H9.8l-1.4-4.2zM12 8.2V3.4M15.6 10.8l4.6-1.4M14.2 15l2.8 4M9.8 15 7 19M8.4 10.8 3.8 9.4" />
  </>,
)

export const HelpIcon = icon(
  <>
    <path d="M12 4c5 0 8.7 3 8.7 7s-3.7 7-8.7 7c-.9 0-1.8-.1-2.6-.3L5 20l.6-4C4.2 14.7 3.3 13 3.3 11c0-4 3.7-7 8.7-7z" />
    <path d="M9.9 9.2a2.1 2.1 0 1 1 3.2 1.9c-.7.4-1.1.8-1.1 1.5M12 14.9v.1" />
  </>,
)

export const MessageIcon = icon(
  <>
    <rect x="3" y="5.5" width="18" height="13" rx="2.5" />
    <path d="m4 7.5 8 6 8-6" />
  </>,
)

export const NoticeIcon = icon(
  <path d="M4 10v4h2.6l8.4 4.5v-13L6.6 10zM7 14l1.4 5h2.4l-.9-3.6M18.2 9.2a4 4 0 0 1 0 5.6" />,
)

export const UserIcon = icon(
  <>
    <circle cx="12" cy="8.3" r="4" />
    <path d="M4.5 20c.9-3.8 3.8-5.7 7.5-5.7s6.6 1.9 7.5 5.7" />
  </>,
)

export const GlobeIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.7" />
    <path d="M3.6 9.3h16.8M3.6 14.7h16.8M12 3.3c-5 5-5 12.4 0 17.4 5-5 5-12.4 0-17.4z" />
  </>,
)
