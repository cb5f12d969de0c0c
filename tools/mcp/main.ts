import { join } from 'node:path'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { createMcpServer } from './server.ts'

const server = createMcpServer({
  root: join(import.meta.dirname, '../..'),
  mockUrl: process.env['MOCK_URL'] ?? 'http://localhost:4010',
})
await server.connect(new StdioServerTransport())
