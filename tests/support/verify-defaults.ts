/** Settings of contract:verify in tests, on a clock of their own. */
export const verifyDefaults = {
  member: { id: 'demo', password: 'demo1234' },
  isWanted: () => true,
  isSafe: false,
  isStrict: false,
  seed: 1,
  runId: 'vtest',
  deadline: Number.POSITIVE_INFINITY,
  budgetMs: 2_000,
}
