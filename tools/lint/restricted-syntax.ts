/** Options of `no-restricted-syntax`: forbidden constructs with their replacement. */
type Restriction = { readonly selector: string; readonly message: string }

/** No re-exports of values; only types may be re-exported. */
export const noBarrels: readonly Restriction[] = [
  {
    selector: 'ExportAllDeclaration',
    message: 'No barrels: import each value from its own file.',
  },
  {
    selector: 'ExportNamedDeclaration[source][exportKind="value"]',
    message: 'No barrels: import this from its own file. (`export type` is allowed.)',
  },
]

/** In `src`, files are reached only by imports, which the boundaries check. */
export const onlyImportedFiles: readonly Restriction[] = [
  {
    selector:
      'MemberExpression[object.type="MetaProperty"]:not([property.name=/^(env|hot|main)$/])',
    message: 'Use imports: tools/lint/areas.ts cannot check other references to files.',
  },
  {
    selector: 'TSImportType, TSImportEqualsDeclaration',
    message: 'Use import declarations: tools/lint/areas.ts cannot check other references to files.',
  },
]
