import { icon } from './icon.tsx'

export const MenuIcon = icon(<path d="M4 6.5h16M4 12h16M4 17.5h10" />)

export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />)

export const ChevronRightIcon = icon(<path d="m9.5 6 6 6-6 6" />)

export const RefreshIcon = icon(<path d="M19.5 5v4.5H15M19 9.2A7.7 7.7 0 1 0 19.7 12.5" />)

export const PlayIcon = icon(<path d="M8 5.5v13l10.5-6.5z" />)

export const PauseIcon = icon(<path d="M9 6v12M15 6v12" />)
