import { backendOperations } from '../../src/generated/backend-operations.ts'
import type { BackendOperation } from '../../src/generated/backend-operations.ts'
import { contractShapes } from './contract-shapes.ts'
import { problems } from '../../src/generated/problems.ts'
import { didYouMean } from '../../src/lib/nearest-name.ts'
import { propertiesIn } from './answer-reader.ts'
import { createFieldRules, createGapList } from './field-rules.ts'
import type { Gap, GapList, Path } from './field-rules.ts'
import type { BackendMap, Operation } from './map-schema.ts'
import type { CompiledMap } from './mapped-port.ts'
import { compilePlan } from './operation-plan.ts'
import type { Plan, PlanParts } from './operation-plan.ts'

/** Compiles a map for all operations of the contract; `gaps` are the reasons why it cannot be used. */
export function compileMap(
  map: BackendMap,
  functions: Readonly<Record<string, unknown>>,
  environment: PlanParts['environment'],
  lineOf?: PlanParts['lineOf'],
): { readonly map: CompiledMap; readonly gaps: readonly Gap[] } {
  const gapList = createGapList()
  const rules = createFieldRules(map, gapList)
  for (const path of [
    ['lists', 'at'],
    ['pages', 'total'],
    ['token', 'from'],
  ] as const)
    if (readPath(map, path) !== undefined) gapList.expect(path, path.join('.'))
  const functionNamed: PlanParts['functionNamed'] = (name, path) => {
    const implementation = functions[name]
    if (typeof implementation === 'function')
      return implementation as ReturnType<typeof functionNamed>
    const names = Object.keys(functions)
    gapList.add(
      path,
      `${map.functions ?? 'no file under functions'} has no function ${name}${didYouMean(name, names)}`,
    )
    return () => undefined
  }
  const rulesByOperation = rulesOfOperations(map, gapList)
  const plans = new Map<string, readonly Plan[]>()
  const planByName = new Map<string, Plan>()
  for (const operation of backendOperations) {
    const operationRules = rulesByOperation.get(operation.operationId) ?? [
      { operation: {}, path: ['fields'] },
    ]
    const parts = { map, gapList, rules, environment, functionNamed, lineOf }
    const operationPlans = operationRules.map((operationRule) =>
      compilePlan(parts, operation, operationRule.operation, operationRule.path),
    )
    plans.set(operation.path, operationPlans)
    for (const plan of operationPlans.slice(0, 1)) planByName.set(operation.operationId, plan)
  }
  const unused = gapList.unused().map(({ path, text }) => {
    const isName = path[0] === 'fields' || path[0] === 'same'
    return { path, text: `${text} is not used${isName ? hint(text) : ''}` }
  })
  const planNamed = (name: string): Plan => {
    const plan = planByName.get(name)
    if (plan === undefined) throw new Error(`The contract has no operation ${name}.`)
    return plan
  }
  return { map: { plans, planNamed }, gaps: [...gapList.gaps(), ...unused] }
}

const readPath = (map: BackendMap, [section, name]: readonly [keyof BackendMap, string]): unknown =>
  Reflect.get(Object(map[section] ?? {}), name)

type OperationRule = { readonly operation: Operation; readonly path: Path }

/** Rules of each operation. A key `a|b` applies to both operations and extends the rules of each. */
function rulesOfOperations({ operations = {} }: BackendMap, gapList: GapList) {
  const operationIds = backendOperations.map(({ operationId }): string => operationId)
  const rulesByOperation = new Map<string, readonly OperationRule[]>()
  for (const [key, value] of Object.entries(operations)) {
    const path = ['operations', key]
    const pathOf = (index: number) => (Array.isArray(value) ? [...path, index] : path)
    const names = key.split('|').map((operationName) => operationName.trim())
    const mappedOperations = backendOperations.filter((backendOperation) =>
      names.includes(backendOperation.operationId),
    )
    for (const [index, rule] of [value].flat().entries())
      checkOperation(gapList, mappedOperations, rule, pathOf(index))
    for (const name of names) {
      if (!operationIds.includes(name))
        gapList.add(path, `${name} is no operation${didYouMean(name, operationIds)}`)
      const [common = { operation: {}, path }, ...furtherRules] = rulesByOperation.get(name) ?? []
      if (furtherRules.length > 0) gapList.add(path, `${name} has cases already`)
      const addToCommon = (operation: Operation) => ({ ...common.operation, ...operation })
      const cases = [value].flat().map(addToCommon)
      rulesByOperation.set(
        name,
        cases.map((operation, index) => ({ operation, path: pathOf(index) })),
      )
    }
  }
  return rulesByOperation
}

/** The nearest of all properties, for a name that is not used. */
function hint(name: string): string {
  const schemas = Object.keys(contractShapes)
  const names = schemas.flatMap((schema) =>
    propertiesIn(schema).map((property) => [schema, property] as const),
  )
  const spelledNames = name.includes('.')
    ? names.map((path) => path.join('.'))
    : names.map(([, property]) => property)
  return spelledNames.includes(name) ? ': other rules apply' : didYouMean(name, spelledNames)
}

const ALWAYS = ['success', 'empty', 'same', ...Object.keys(problems)]

/** Reports outcomes and properties of a rule that none of its operations has. */
function checkOperation(
  gapList: GapList,
  operations: readonly BackendOperation[],
  { when = {}, newest, instead, outcomes = {} }: Operation,
  path: Path,
): void {
  const [first] = operations
  if (first === undefined) return
  const requestedNames = operations.flatMap(({ request }) => propertiesIn(request))
  for (const place of Object.keys(when))
    gapList.addUnknown(
      [...path, 'when', place],
      first.request,
      place.replaceAll(/^sent:|\/.*/g, ''),
      requestedNames,
    )
  const answerSchemas = operations.map(({ answers }) => Object.values(answers)[0] ?? '')
  if (newest)
    gapList.addUnknown(
      ...([[...path, 'newest', 'as'], answerSchemas[0] ?? '', newest.as] as const),
      answerSchemas.flatMap(propertiesIn),
    )
  const statuses = operations.flatMap(({ answers }) => Object.keys(answers))
  const checkWord = (word: string, wordPath: Path) => {
    if ([...ALWAYS, ...statuses].includes(word)) return
    gapList.add(wordPath, `${first.operationId} is never ${word}${didYouMean(word, statuses)}`)
  }
  if (instead !== undefined) checkWord(instead, [...path, 'instead'])
  for (const [place, table] of Object.entries(outcomes))
    for (const [value, word] of Object.entries(table))
      checkWord(word, [...path, 'outcomes', place, value])
}
