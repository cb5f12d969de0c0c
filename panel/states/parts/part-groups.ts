import { actions } from './actions.tsx'
import { dialogs } from './dialogs.tsx'
import { fields } from './fields.tsx'
import { figures } from './figures.tsx'
import { lists } from './lists.tsx'
import { states } from './states.tsx'
import type { PartGroup } from './part.ts'

export const partGroups: readonly PartGroup[] = [actions, fields, dialogs, lists, figures, states]
