import type { ReadScreen } from '../screens/read-screens.ts'
import { HOME_PATH } from '../screens/read-screens.ts'
import { parts } from './message-files.ts'
import type { MessageFile, Part } from './message-files.ts'

/** The part in which a page with this screen has its messages at the latest. */
const partFor = ({ screen }: ReadScreen): Part => {
  if (screen.path === HOME_PATH) return 'first'
  return screen.access === 'member' ? 'member' : 'rest'
}

const isLater = (one: Part, other: Part): boolean => parts.indexOf(one) > parts.indexOf(other)

/** Message id → the part that it is loaded with, and what does not fit. */
export type Parts = {
  readonly partOf: (id: string) => Part
  readonly faults: readonly string[]
}

/**
 * What only members read, no guest loads. A group comes with the first screen that needs it, as the manifests
 * say (`messages`): home's with the first page, another guest's with the rest. A file says its part
 * (`part`) where no screen needs the group, as that of a dialog; a message where it differs from its file.
 */
export function partsOf(files: readonly MessageFile[], screens: readonly ReadScreen[]): Parts {
  const groups = new Map(files.map((file) => [file.group, file]))
  const faults = screens.flatMap(({ file, screen }) =>
    screen.messages
      .filter((group) => !groups.has(group))
      .map(
        (group) =>
          `${file}: messages names ${group}, and there is no ${group}.messages.yaml in src.`,
      ),
  )
  const known = new Map<string, Part>()
  for (const file of files) {
    const needing = screens.filter(({ screen }) => screen.messages.includes(file.group))
    const needed = parts.find((part) => needing.some((one) => partFor(one) === part))
    const part = file.part ?? needed
    if (part === undefined) {
      faults.push(
        `${file.path}: no *.screen.ts needs the group ${file.group}: name it there under messages, or write part: ${parts.join(' | ')} here.`,
      )
    } else if (needed !== undefined && isLater(part, needed)) {
      const first = needing.find((one) => partFor(one) === needed)
      faults.push(
        `${file.at('part')}: part: ${part} comes too late for ${first?.file ?? ''}, which needs the group.`,
      )
    }
    for (const [id, message] of Object.entries(file.messages)) {
      known.set(id, message.part ?? part ?? 'rest')
      if (message.part !== undefined && message.part === part)
        faults.push(`${file.at('messages', id, 'part')}: ${id}: the whole file has this part.`)
    }
  }
  for (const { file, screen } of screens) {
    for (const entry of [screen.menu, screen.bar]) {
      if (entry === undefined || known.get(entry.label) === 'first') continue
      faults.push(`${file}: ${entry.label} stands on every page: write part: first at the message.`)
    }
  }
  return { partOf: (id) => known.get(id) ?? 'rest', faults }
}
