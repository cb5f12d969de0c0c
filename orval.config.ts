import { readFileSync } from 'node:fs'
import { projectsOf } from '#contract/mock-projects'
import { defineConfig } from 'orval'

const contract = JSON.parse(readFileSync('./openapi/bundled/public.json', 'utf8')) as Parameters<
  typeof projectsOf
>[0]

export default defineConfig(projectsOf(contract))
