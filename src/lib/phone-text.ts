const korean: readonly RegExp[] = [
  /^(1[5-9]\d\d)(\d{4})$/,
  /^(2)(\d{3,4})(\d{4})$/,
  /^(\d{2})(\d{3,4})(\d{4})$/,
]

/** A phone number with separators: Korean ones grouped as in Korea, others and those that have separators unchanged. */
export const phoneText = (number: string): string => {
  const nationalNumber = /^\+82(\d+)$/.exec(number)?.[1]
  const groups = korean
    .map((form) => form.exec(nationalNumber ?? ''))
    .find((match) => match !== null)
  return groups ? `+82 ${groups.slice(1).join('-')}` : number
}
