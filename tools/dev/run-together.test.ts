import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runTogether } from './run-together.mjs'

const script = (name: string, code: string) => ({ name, file: process.execPath, args: ['-e', code] })
const waiting = (name: string) =>
  script(
    name,
    `process.on('SIGTERM', () => { console.log('bye'); setTimeout(() => process.exit(0), 100) })
     setInterval(() => undefined, 1000); console.log('ready')`,
  )

async function waitForLines(lines: string[], text: string, count: number): Promise<void> {
  while (lines.filter((line) => line.endsWith(text)).length < count) await sleep(20)
}

test('a signal, even a repeated one, lets every program end by itself', async () => {
  const lines: string[] = []
  const signals = new EventEmitter()
  const ended = runTogether([waiting('one'), waiting('two')], { print: (line) => lines.push(line), signals })
  await waitForLines(lines, 'ready', 2)
  signals.emit('SIGINT')
  signals.emit('SIGINT')
  expect(await ended).toBe(0)
  expect(lines.toSorted()).toEqual(['one     │ bye', 'one     │ ready', 'two     │ bye', 'two     │ ready'])
})

test('a program that ends stops the others and passes its exit code on', async () => {
  const lines: string[] = []
  const signals = new EventEmitter()
  const failing = script('fails', `setTimeout(() => process.exit(3), 300)`)
  const code = await runTogether([waiting('stays'), failing], { print: (line) => lines.push(line), signals })
  expect(code).toBe(3)
  expect(lines).toContain('fails ended (3), stopping the others')
})

test('names a program that does not exist', async () => {
  const lines: string[] = []
  const missing = { name: 'missing', file: '/nonexistent/program', args: [] }
  const code = await runTogether([missing], {
    print: (line) => lines.push(line),
    signals: new EventEmitter(),
  })
  expect(code).toBe(1)
  expect(lines[0]).toContain('/nonexistent/program')
})
