import { icon } from './icon.tsx'

export const LogoutIcon = icon(
  <path d="M10 4.5H7a2.5 2.5 0 0 0-2.5 2.5v10A2.5 2.5 0 0 0 7 19.5h3M15.5 8l4 4-4 4M19 12h-9" />,
)

export const ExternalIcon = icon(
  <path d="M13.5 4.5h6v6M19.5 4.5l-8 8M10 5.5H6.5a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V14" />,
)
