import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ActionName } from './action-name.ts'

type Options = { isRead: boolean; path?: string | undefined }

/** Writes into a checkout; refuses before it has changed anything. Returns the files it wrote. */
export function createAction(root: string, name: ActionName, options: Options): string[] {
  const { area, noun, file } = name
  const endpoints = `packages/contract/src/${area}/${noun}/${noun}.endpoints.ts`
  const folder = `apps/server/src/features/${area}/${noun}`
  const routes = `${folder}/${noun}.routes.ts`
  for (const needed of [endpoints, routes])
    if (!existsSync(join(root, needed))) throw new Error(`${needed} is missing: create the noun first`)
  const [action, test] = [`${folder}/${file}.ts`, `${folder}/${file}.test.ts`]
  for (const made of [action, test])
    if (existsSync(join(root, made))) throw new Error(`${made} already exists`)
  const contract = readFileSync(join(root, endpoints), 'utf8')
  if (contract.includes(`'${name.id}'`)) throw new Error(`${endpoints} already declares ${name.id}`)
  const texts = new Map([
    [endpoints, withImports(contract) + endpointText(name, options)],
    [routes, withRoute(readFileSync(join(root, routes), 'utf8'), name, options)],
    [action, actionText(name, options)],
    [test, testText(name)],
  ])
  for (const [path, text] of texts) writeFileSync(join(root, path), text)
  return [...texts.keys()]
}

const needed: [name: string, line: string][] = [
  ['operator', "import { operator } from '../../access.ts'\n"],
  ['endpoint', "import { endpoint } from '../../endpoint.ts'\n"],
  ['z', "import { z } from 'zod'\n"],
]

/** Adds what the new endpoint uses and the file does not import yet. */
function withImports(contract: string): string {
  const isImported = (name: string) => new RegExp(`^import [^\\n]*\\b${name}\\b`, 'm').test(contract)
  const lines = needed.filter(([name]) => !isImported(name)).map(([, line]) => line)
  return lines.join('') + contract
}

const endpointText = ({ id, call, noun, verb }: ActionName, { isRead, path }: Options) => `
export const ${call} = endpoint({
  id: '${id}',
  method: '${isRead ? 'GET' : 'POST'}',
  path: '${path ?? `/${noun}/${verb}`}',
  summary: 'Says in one sentence what ${id} does.',
  access: operator,
  category: null,
  ${isRead ? 'query' : 'body'}: z.object({}),
  answer: z.object({}),
})
`

function withRoute(routes: string, { call, file }: ActionName, { isRead }: Options): string {
  const kind = isRead ? 'read' : 'write'
  const end = routes.lastIndexOf('\n]')
  if (end < 0) throw new Error('the routes file has no list of routes')
  const paired = `${routes.slice(0, end)}\n  ${kind}(contract.${call}, ${call}),${routes.slice(end)}`
  const imported = /^import \{([^}]*)\} from '([^']*\/route\.ts)'$/m.exec(paired)
  if (!imported) throw new Error('the routes file does not import from route.ts')
  const [line, names = '', from = ''] = imported
  const kinds = [...new Set([...names.split(',').map((each) => each.trim()), kind])].filter(Boolean)
  const imports = `import { ${kinds.join(', ')} } from '${from}'\nimport { ${call} } from './${file}.ts'`
  return paired.replace(line, imports)
}

const actionText = (
  { call, noun }: ActionName,
  { isRead }: Options,
) => `import type { ${call} as endpoint } from '@lumiroute/contract/${noun}'
import type { ${isRead ? 'Read' : 'Write'} } from '../../../http/pipeline/route.ts'

export async function ${call}(_call: ${isRead ? 'Read' : 'Write'}<typeof endpoint>) {
  return {}
}
`

const testText = ({ call, noun, file }: ActionName) => `import { ${call} } from '@lumiroute/contract/${noun}'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOperator, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let operator: Person
beforeAll(async () => {
  t = await startTestApp()
  operator = await makeOperator(t.deps)
})
afterAll(() => t.close())

test('${file} does what its endpoint says', async () => {
  const { status } = await t.call(${call}, {}, operator.token)
  expect(status).toBe(200)
  expect.unreachable('write what ${call} promises')
})
`
