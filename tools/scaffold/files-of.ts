import { camel } from './names.ts'
import { apiFile, operationFile, queriesFile, queriesTest } from './operation-files.ts'
import { manifestFile, messagesFile, screenFile, screenTest } from './screen-files.ts'
import type { Wanted, WantedOperation } from './wanted.ts'

export const hasScreen = (wanted: Wanted): boolean => wanted.kind === 'screen' || wanted.hasScreen

const contractPath = ({ tag, name }: WantedOperation): string =>
  `openapi/operations/${tag}/${camel(name)}.yaml`

export function filesOf(wanted: Wanted): ReadonlyMap<string, string> {
  const { feature, name } = wanted
  const base = `src/features/${feature}/${name}`
  const files: [path: string, text: string][] = []
  if (wanted.kind === 'operation') {
    files.push(
      [contractPath(wanted), operationFile(wanted)],
      [`${base}.api.ts`, apiFile(wanted)],
      [`${base}.queries.ts`, queriesFile(wanted)],
    )
    if (!wanted.hasScreen) files.push([`${base}.queries.test.ts`, queriesTest(wanted)])
  }
  if (hasScreen(wanted))
    files.push(
      [`${base}-screen.tsx`, screenFile(wanted)],
      [`${base}-screen.test.tsx`, screenTest(wanted)],
      [`${base}.screen.ts`, manifestFile(wanted)],
      [`${base}.messages.yaml`, messagesFile(wanted)],
    )
  return new Map(files)
}

/** What the written files cannot decide. */
export function leftToDecide(wanted: Wanted): readonly string[] {
  const { feature, name } = wanted
  const base = `src/features/${feature}/${name}`
  const ofOperation =
    wanted.kind === 'screen'
      ? []
      : [
          `${contractPath(wanted)}: the request, the fields of the answer, further statuses` +
            `${wanted.isMutation ? ', what it changes (`effects`), `money` if it moves some' : ''}; ` +
            `${wanted.assumption} says that all of it is assumed. Then: npm run generate`,
          ...(wanted.isMutation
            ? [`${base}.queries.ts: the lists that are loaded again afterwards (meta.invalidates).`]
            : []),
          `mocks/handlers/*.behaviours.ts: behave('${camel(name)}', …), if its answer depends on state. Until then the ` +
            "contract's example answers.",
          `tests/contract: a story for each further status, once it has a behaviour.`,
        ]
  const ofScreen = hasScreen(wanted)
    ? [
        `${base}.messages.yaml: the title in six languages; all say the name now.`,
        `${base}.screen.ts: whether guests may see it (access), a menu entry (menu).`,
        'npm run build -- --write-sizes, once its size is as intended.',
      ]
    : []
  return [...ofOperation, ...ofScreen]
}
