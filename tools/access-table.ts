import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { endpoints } from '../packages/contract/src/index.ts'
import { writeAccessTable } from '../apps/server/src/http/static/reference/access-table.ts'

const file = new URL('../docs/access.md', import.meta.url)
mkdirSync(fileURLToPath(new URL('.', file)), { recursive: true })
writeFileSync(file, writeAccessTable(endpoints))
process.stdout.write(`${fileURLToPath(file)}\n`)
