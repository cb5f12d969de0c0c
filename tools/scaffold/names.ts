/** `archive-note` as `archiveNote` */
export const camel = (name: string): string =>
  name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** `archive-note` as `ArchiveNote` */
export const pascal = (name: string): string =>
  camel(name).replace(/^./, (letter) => letter.toUpperCase())

/** `archive-note` as `Archive note` */
export const spacedName = (name: string): string =>
  name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
