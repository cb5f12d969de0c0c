import { z } from 'zod'

export const operator = z
  .strictObject({
    'minimum age': z.int().optional(),
    'minimum deposit': z.int().optional(),
    'minimum points': z.int().optional(),
    'confirm above': z.int().optional(),
    inquiries: z.int().optional().describe('How many unanswered ones a member may have'),
    terms: z.literal('none').optional(),
    banks: z.literal('any').optional(),
    support: z.array(z.string()).optional(),
    'help lines': z.literal('none').optional(),
    'game hosts': z.string().optional(),
    'search words': z.unknown().optional().describe('The content of search-words.json'),
  })
  .describe('What the operator has set otherwise than the demo site')
