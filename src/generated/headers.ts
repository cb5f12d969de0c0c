/** Header parameters of the contract: what each is called, and the limits of its text. */
export const headerParameters = {
  requestId: { name: "X-Request-Id", minLength: 8, maxLength: 64, pattern: /^[A-Za-z0-9_-]+$/u },
  idempotencyKey: { name: "Idempotency-Key", minLength: 16, maxLength: 64, pattern: /^[A-Za-z0-9_-]+$/u },
  origin: { name: "Origin", maxLength: 255 },
  acceptLanguage: { name: "Accept-Language", maxLength: 255 },
} as const
