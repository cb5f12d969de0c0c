type FeatureName = {
  /** A folder of `src/features`, perhaps a new one. */
  readonly feature: string
  readonly name: string
}

export type OperationRequest = FeatureName & {
  readonly kind: 'operation'
  readonly hasScreen: boolean
  /** Whether it changes something, such as an item, rather than listing some. */
  readonly isMutation: boolean
  /** Tag of the contract, which is the operation's folder. */
  readonly tag: string
  /** A free id, such as `A-221`. */
  readonly assumption: string
}

export type ScaffoldRequest = OperationRequest | (FeatureName & { readonly kind: 'screen' })
