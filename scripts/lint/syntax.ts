/** Options of `no-restricted-syntax`: ways around the map of files, and what to do instead. */
type Restriction = { readonly selector: string; readonly message: string }

/** One file is imported from where it is: only types are handed on from another file. */
export const noBarrels: readonly Restriction[] = [
  {
    selector: 'ExportAllDeclaration',
    message: 'No barrels: import each thing from the file that holds it.',
  },
  {
    selector: 'ExportNamedDeclaration[source][exportKind="value"]',
    message: 'No barrels: import this from the file that holds it. (`export type` is allowed.)',
  },
]

/** In `src`, files are reached by imports alone: the table of rooms does not see other ways. */
export const importsAlone: readonly Restriction[] = [
  {
    selector:
      'MemberExpression[object.type="MetaProperty"]:not([property.name=/^(env|hot|main)$/])',
    message: 'Reach other files by imports: scripts/lint/rooms.ts cannot judge any other way.',
  },
  {
    selector: 'TSImportType, TSImportEqualsDeclaration',
    message:
      'Reach other files by import declarations: scripts/lint/rooms.ts cannot judge any other way.',
  },
]
