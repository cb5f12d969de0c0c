const known = {
  $user: { name: 'user', schema: { type: 'string', description: 'The id of a member for tests' } },
  $password: { name: 'password', schema: { type: 'string', format: 'password' } },
  $run: {
    name: 'run',
    schema: {
      type: 'string',
      pattern: '^[A-Za-z0-9_]{8,24}$',
      description: 'Another in each run: the keys of the calls that move money begin with it',
    },
  },
} as const

export type InputPlace = keyof typeof known

export type ArazzoInputs = {
  readonly type: 'object'
  readonly required: readonly string[]
  readonly properties: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export function createInputs() {
  const taken = new Set<InputPlace>()
  return {
    take: (place: InputPlace): string => {
      taken.add(place)
      return `$inputs.${known[place].name}`
    },
    schema: (): ArazzoInputs => {
      const all = [...taken].map((place) => known[place])
      return {
        type: 'object',
        required: all.map(({ name }) => name),
        properties: Object.fromEntries(all.map(({ name, schema }) => [name, schema])),
      }
    },
  }
}
