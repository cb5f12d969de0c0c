/** Options of `no-restricted-syntax`: forbidden constructs with their replacement. */
type Restriction = { readonly selector: string; readonly message: string }

/** No re-exports of values; only types may be re-exported. */
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

/** In `src`, files are reached only by imports, which the boundaries check. */
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
