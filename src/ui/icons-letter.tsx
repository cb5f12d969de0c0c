import { icon } from './icon.tsx'

/** A closed letter is MessageIcon. */
export const OpenMessageIcon = icon(
  <>
    <path d="M3 10.2v7.8a2.5 2.5 0 0 0 2.5 2.5h13A2.5 2.5 0 0 0 21 18v-7.8L12 4z" />
    <path d="m3.6 10.6 8.4 5.6 8.4-5.6" />
  </>,
)

export const ArrowUpIcon = icon(<path d="M12 19.5v-14M6.5 10.5 12 5l5.5 5.5" />)
