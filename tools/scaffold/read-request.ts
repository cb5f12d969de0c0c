import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readOperations } from '#contract'
import { scaffoldFiles, hasScreen } from './scaffold-files.ts'
import { camelCase } from './names.ts'
import { ScaffoldError } from './scaffold-error.ts'
import { readWords, requireKnown, requireName } from './read-words.ts'
import type { ScaffoldRequest } from './scaffold-request.ts'

type Operation = ReturnType<typeof readOperations>[number]

/** The tag of the operations that a feature calls; undefined: it calls none. */
function tagOfFeature(root: string, feature: string, operations: readonly Operation[]) {
  const text = globSync(`src/features/${feature}/**/*.api.ts`, { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  const operation = operations.find(({ written }) =>
    Object.keys(written.routes ?? {}).some((route) => text.includes(`'/api/routes/${route}'`)),
  )
  return operation?.feature
}

function requireTag(
  givenTag: string | undefined,
  ownTag: string | undefined,
  tags: string[],
): string {
  if (givenTag !== undefined) requireKnown('tag', givenTag, tags)
  const tag = givenTag ?? ownTag
  if (tag !== undefined) return tag
  throw new ScaffoldError(
    `The feature calls no operation yet, so the contract's tag is unknown: add --tag ${tags.join(', --tag ')}.`,
  )
}

/** The next free id of an assumption; ids of removed ones below it are not used again. */
function nextAssumption(root: string): string {
  const texts = globSync('openapi/**/*.yaml', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  )
  const ids = texts.flatMap((text) =>
    [...text.matchAll(/\bA-(\d{3})\b/g)].map(([, id]) => Number(id)),
  )
  return `A-${String(Math.max(0, ...ids) + 1).padStart(3, '0')}`
}

const takenFault = (kind: string, where: string) =>
  new ScaffoldError(`${kind} exists already: ${where}. Choose another name.`, 1)

function requireFreeOperation(name: string, root: string, operations: readonly Operation[]): void {
  const sameOperation = operations.find(
    ({ operationId, written }) =>
      operationId.toLowerCase() === camelCase(name).toLowerCase() ||
      Object.keys(written.routes ?? {}).includes(name),
  )
  if (sameOperation)
    throw takenFault(`The operation ${sameOperation.operationId}`, `openapi/${sameOperation.file}`)
  const ownRoutes = readFileSync(join(root, 'openapi/routes.yaml'), 'utf8')
  if (new RegExp(`^  ${name}:`, 'm').test(ownRoutes))
    throw takenFault(`The route ${name}`, 'openapi/routes.yaml')
}

function requireFreeScreen(name: string, root: string): void {
  const sameFile = globSync('src/**/*.{screen.ts,messages.yaml}', { cwd: root }).find(
    (file) =>
      [`${name}.screen.ts`, `${name}.messages.yaml`].includes(basename(file)) ||
      (file.endsWith('.ts') && readFileSync(join(root, file), 'utf8').includes(`path: '/${name}'`)),
  )
  if (sameFile !== undefined) throw takenFault(`The screen ${name}`, sameFile)
}

/**
 * What the words of the command ask for.
 * @throws ScaffoldError naming the nearest known name, or the file that exists
 */
export function readRequest(root: string, args: readonly string[]): ScaffoldRequest {
  const { kind, place, screen = false, mutation = false, tag } = readWords(args)
  const operations = readOperations(join(root, 'openapi'), [])
  const tags = [...new Set(operations.map((operation) => operation.feature))]
  const features = readdirSync(join(root, 'src/features'))
  const isWholeFeature = kind === 'screen' && !place.includes('/')
  const [feature = '', name, ...deeperSegments] = isWholeFeature ? [place, place] : place.split('/')
  if (name === undefined || deeperSegments.length > 0)
    throw new ScaffoldError(
      `"${place}" is not a place: give feature/name, such as notes/archive-note.`,
    )
  for (const part of [feature, name]) requireName(part)
  if (isWholeFeature && features.includes(feature))
    throw new ScaffoldError(
      `The feature ${feature} exists already. For a screen in it: npm run new -- screen ${feature}/…`,
      1,
    )
  // A new feature's operation names its tag, so that a typo does not create a feature.
  if (!isWholeFeature && tag === undefined)
    requireKnown('feature', feature, features, ` For a new feature: ${hintOf(kind, place, tags)}`)
  const request: ScaffoldRequest =
    kind === 'screen'
      ? { kind, feature, name }
      : {
          kind: 'operation',
          feature,
          name,
          hasScreen: screen,
          isMutation: mutation,
          tag: requireTag(tag, tagOfFeature(root, feature, operations), tags),
          assumption: nextAssumption(root),
        }
  if (request.kind === 'operation') requireFreeOperation(name, root, operations)
  if (hasScreen(request)) requireFreeScreen(name, root)
  const [existingFile] = globSync([...scaffoldFiles(request).keys()], { cwd: root })
  if (existingFile !== undefined) throw takenFault('The file', existingFile)
  return request
}

const hintOf = (kind: string, place: string, tags: readonly string[]): string =>
  kind === 'screen'
    ? `npm run new -- screen ${place.replace(/\/.*/, '')}`
    : `add --tag ${tags.join(', --tag ')}.`
