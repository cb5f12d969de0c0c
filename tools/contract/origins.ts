import type { Contract, Origin, Schema } from './contract.model.ts'

/** Everything in a contract that may have an `x-source` mark, with its place. */
export function originsOf([name, contract]: [string, Contract]): [string, Origin][] {
  const { parameters = {}, responses = {}, securitySchemes = {}, schemas } = contract.components
  return [
    [name, contract],
    ...Object.entries(contract.paths).flatMap(([path, { post }]): [string, Origin][] => [
      [path, post],
      ...Object.entries(post.responses).map(([status, answer]): [string, Origin] => [
        `${path} ${status}`,
        answer,
      ]),
    ]),
    ...Object.entries(parameters).map(([id, one]): [string, Origin] => [`parameter ${id}`, one]),
    ...Object.entries(responses).map(([id, one]): [string, Origin] => [`response ${id}`, one]),
    ...Object.entries(securitySchemes).map(([id, one]): [string, Origin] => [
      `${name} security ${id}`,
      one,
    ]),
    ...Object.entries(schemas).flatMap(([schema, value]) => originsIn(value, schema)),
  ]
}

function originsIn(schema: Schema, place: string): [string, Origin][] {
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    originsIn(property, `${place}.${name}`),
  )
  const items = schema.items ? originsIn(schema.items, `${place}[]`) : []
  return [[place, schema], ...properties, ...items]
}
