import { camelCase } from './names.ts'
import { apiFile, apiTest, operationFile } from './operation-files.ts'
import { manifestFile, messagesFile, screenFile, screenTest } from './screen-files.ts'
import type { ScaffoldRequest, OperationRequest } from './scaffold-request.ts'

export const hasScreen = (request: ScaffoldRequest): boolean =>
  request.kind === 'screen' || request.hasScreen

const contractPath = ({ tag, name }: OperationRequest): string =>
  `openapi/operations/${tag}/${camelCase(name)}.yaml`

export function scaffoldFiles(request: ScaffoldRequest): ReadonlyMap<string, string> {
  const { feature, name } = request
  const base = `src/features/${feature}/${name}`
  const files: [path: string, text: string][] = []
  if (request.kind === 'operation') {
    files.push(
      [contractPath(request), operationFile(request)],
      [`${base}.api.ts`, apiFile(request)],
    )
    if (!request.hasScreen) files.push([`${base}.api.test.ts`, apiTest(request)])
  }
  if (hasScreen(request))
    files.push(
      [`${base}-screen.tsx`, screenFile(request)],
      [`${base}-screen.test.tsx`, screenTest(request)],
      [`${base}.screen.ts`, manifestFile(request)],
      [`${base}.messages.yaml`, messagesFile(request)],
    )
  return new Map(files)
}

/** Decisions that the generated files leave to the developer. */
export function openDecisions(request: ScaffoldRequest): readonly string[] {
  const { feature, name } = request
  const base = `src/features/${feature}/${name}`
  const operationDecisions =
    request.kind === 'screen'
      ? []
      : [
          `${contractPath(request)}: the request, the fields of the answer, further statuses` +
            `${request.isMutation ? ', what it changes (`effects`), `money` if it moves some' : ''}; ` +
            `${request.assumption} says that all of it is assumed. Then: npm run generate`,
          ...(request.isMutation
            ? [`${base}.api.ts: the lists that are loaded again afterwards (meta.invalidates).`]
            : []),
          `mocks/handlers/*.behaviours.ts: behave('${camelCase(name)}', …), if its answer depends on state. Until then the ` +
            "contract's example answers.",
          `tests/contract: a story for each status that a behaviour no longer gives to the example.`,
        ]
  const screenDecisions = hasScreen(request)
    ? [
        `${base}.messages.yaml: the title in six languages; all say the name now.`,
        `${base}.screen.ts: whether guests may see it (access), a menu entry (menu).`,
        'src/features/session/guard-place.ts: what a guest reads there, if it is for members.',
        'npm run build -- --write-sizes, once its size is as intended.',
      ]
    : []
  return [...operationDecisions, ...screenDecisions]
}
