import { parseArgs } from 'node:util'
import { createAction } from './new-action/create-action.ts'
import { readActionName } from './new-action/action-name.ts'

const usage = `npm run new:action -- <area>/<noun> <verb> [--read] [--path /noun/verb]
Declares an endpoint in the contract, and writes its action, its route and a failing test.
Example: npm run new:action -- road/vehicle retire`

const { values, positionals } = parseArgs({
  options: {
    read: { type: 'boolean', default: false },
    path: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

try {
  if (values.help || positionals.length !== 2) console.log(usage)
  else {
    const name = readActionName(positionals[0] as string, positionals[1] as string)
    const written = createAction('.', name, { isRead: values.read, path: values.path })
    console.log(`${written.map((file) => `  ${file}`).join('\n')}
Next: describe body, answer, access and errors in the endpoint, write the action, make the test pass,
then run npm run format and npm run docs:access.`)
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
