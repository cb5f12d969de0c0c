/** `archive-note` as `archiveNote` */
export const camelCase = (name: string): string =>
  name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** `archive-note` as `ArchiveNote` */
export const pascalCase = (name: string): string =>
  camelCase(name).replace(/^./, (letter) => letter.toUpperCase())

/** `archive-note` as `Archive note` */
export const spacedName = (name: string): string =>
  name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
