import { join } from 'node:path'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { describeOperation, findOperations } from './contract-tools.ts'
import { callMock } from './call-mock.ts'
import { listScenarios, playScenarios } from './scenario-tools.ts'

type Settings = {
  /** The repository's folder. */
  readonly root: string
  /** Address of the running mock, such as http://localhost:4010. */
  readonly mockUrl: string
}

const asText = async (value: Promise<unknown>) => ({
  content: [{ type: 'text' as const, text: JSON.stringify(await value, null, 2) }],
})

const readOnly = { readOnlyHint: true, openWorldHint: false }

/**
 * A server of the Model Context Protocol with seven tools. What a tool throws is answered as its error text, which says
 * what to do next.
 */
export function createMcpServer({ root, mockUrl }: Settings): McpServer {
  const folder = join(root, 'openapi')
  const server = new McpServer({ name: 'maru', version: '0.1.0' })

  server.registerTool(
    'find_operations',
    {
      description:
        'Operations of the backend (public.yaml) and of the site’s routes (proxy.yaml) whose id, path or summary has all words.',
      inputSchema: { query: z.string().default('') },
      annotations: readOnly,
    },
    ({ query }) => asText(findOperations(folder, query)),
  )
  server.registerTool(
    'describe_operation',
    {
      description:
        'One operation with its schemas, answers, examples, and the assumptions on which they rest.',
      inputSchema: { id: z.string().describe('such as applyUserDeposit') },
      annotations: readOnly,
    },
    ({ id }) => asText(describeOperation(folder, id)),
  )
  server.registerTool(
    'mock_commands',
    {
      description:
        'Commands of the running mock: faults, events, the clock, sides of a hybrid; with the JSON Schema of each command.',
      annotations: readOnly,
    },
    () => asText(callMock(mockUrl, 'commands')),
  )
  server.registerTool(
    'mock_command',
    {
      description: 'Tells the running mock one command, as mock_commands describes it.',
      inputSchema: { command: z.looseObject({ command: z.string() }) },
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    },
    ({ command }) => asText(callMock(mockUrl, 'commands', command)),
  )
  server.registerTool(
    'mock_calls',
    {
      description: 'The last calls that the running mock answered, with their bodies.',
      inputSchema: { last: z.int().min(1).max(200).default(20) },
      annotations: readOnly,
    },
    ({ last }) => asText(callMock(mockUrl, `calls?last=${last}`)),
  )
  server.registerTool(
    'list_scenarios',
    { description: 'The scenario files of tests/scenarios.', annotations: readOnly },
    () => asText(Promise.resolve(listScenarios(root))),
  )
  server.registerTool(
    'play_scenarios',
    {
      description:
        'Plays the scenarios whose path contains a name: on the machines or the screens in seconds, or in Chromium.',
      inputSchema: {
        names: z.array(z.string().regex(/^[\w/.-]+$/)).min(1),
        target: z.enum(['machine', 'screen', 'browser']).default('machine'),
      },
      annotations: readOnly,
    },
    ({ names, target }) => asText(playScenarios(root, names, target)),
  )
  return server
}
