import { HOME_PATH } from '#site/lib/screen-manifest.ts'
import type { ScreenManifest } from '#site/lib/screen-manifest.ts'
import { parts } from './message-files.ts'
import type { MessageFile, Part } from './message-files.ts'

export type Screen = {
  readonly file: string
  readonly screen: Pick<ScreenManifest, 'path' | 'access' | 'messages' | 'menu' | 'bar'>
}

/** The latest part in which a page with this screen needs its messages. */
const partFor = ({ screen }: Screen): Part => {
  if (screen.path === HOME_PATH) return 'first'
  return screen.access === 'member' ? 'member' : 'rest'
}

const isLater = (a: Part, b: Part): boolean => parts.indexOf(a) > parts.indexOf(b)

export type Parts = {
  readonly partOf: (id: string) => Part
  readonly faults: readonly string[]
}

/**
 * Guests never load members' messages. A group belongs to the part of the first screen that needs it, by the
 * manifests (`messages`): home's to the first page, other guest screens' to the rest. A file declares `part` if no
 * screen needs it, as for dialogs; a message does if it differs.
 */
export function assignParts(files: readonly MessageFile[], screens: readonly Screen[]): Parts {
  const groups = new Map(files.map((file) => [file.group, file]))
  const faults = screens.flatMap(({ file, screen }) =>
    screen.messages
      .filter((group) => !groups.has(group))
      .map(
        (group) =>
          `${file}: messages names ${group}, and there is no ${group}.messages.yaml in src.`,
      ),
  )
  const partById = new Map<string, Part>()
  for (const file of files) {
    const screensOfGroup = screens.filter(({ screen }) => screen.messages.includes(file.group))
    const earliestPart = parts.find((part) =>
      screensOfGroup.some((screen) => partFor(screen) === part),
    )
    const part = file.part ?? earliestPart
    if (part === undefined) {
      faults.push(
        `${file.path}: no *.screen.ts needs the group ${file.group}: name it there under messages, or write part: ${parts.join(' | ')} here.`,
      )
    } else if (earliestPart !== undefined && isLater(part, earliestPart)) {
      const first = screensOfGroup.find((screen) => partFor(screen) === earliestPart)
      faults.push(
        `${file.locate('part')}: part: ${part} comes too late for ${first?.file ?? ''}, which needs the group.`,
      )
    }
    for (const [id, message] of Object.entries(file.messages)) {
      partById.set(id, message.part ?? part ?? 'rest')
      if (message.part !== undefined && message.part === part)
        faults.push(`${file.locate('messages', id, 'part')}: ${id}: the whole file has this part.`)
    }
  }
  for (const { file, screen } of screens) {
    for (const entry of [screen.menu, screen.bar]) {
      if (entry === undefined || partById.get(entry.label) === 'first') continue
      faults.push(`${file}: ${entry.label} is on every page: write part: first at the message.`)
    }
  }
  return { partOf: (id) => partById.get(id) ?? 'rest', faults }
}
