/** An operation file of openapi/operations/user whose answer has this title. */
export const badges = (title: string): string => `path: user/get_badges
summary: The member's badges
x-source: A-018
access: guest
answer:
  schema: '#/schemas/Badges'
  examples: { success: { value: { status: success, title: ${title} } } }
routes: { get-badges: { x-source: A-048 } }
schemas:
  Badges:
    description: The badges that the member has.
    type: object
    required: [status, title]
    properties:
      status: { type: string, const: success, x-source: A-001 }
      title: { type: string, x-source: A-018 }
`
