import type { MessageId } from '../i18n/catalog.ts'
import type { ScreenManifest } from '../lib/screen-manifest.ts'
import type * as ListIcons from '../ui/icons-list.tsx'
import type * as MemberIcons from '../ui/icons-member.tsx'
import type * as MoneyIcons from '../ui/icons-money.tsx'
import type * as PlaceIcons from '../ui/icons-place.tsx'

type Icon = Extract<
  | keyof typeof ListIcons
  | keyof typeof MemberIcons
  | keyof typeof MoneyIcons
  | keyof typeof PlaceIcons,
  string
>

/** The type of `screen` in a `*.screen.ts`; src/lib/screen-manifest.ts documents the fields. */
export type Screen = ScreenManifest<MessageId, Icon>
