// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Pane } from './pane.ts'
import type { StageItem } from './programme.ts'
import { makeTrack } from './timeline.ts'

/** Images that the browser is still decoding, by URL. */
let decoding: Map<string, () => void>
let asked: string[]

beforeEach(() => {
  decoding = new Map()
  asked = []
  HTMLImageElement.prototype.decode = function decode(this: HTMLImageElement) {
    const url = this.getAttribute('src') ?? ''
    asked.push(url)
    return new Promise<void>((done) => decoding.set(url, done))
  }
})
afterEach(() => {
  delete (HTMLImageElement.prototype as Partial<HTMLImageElement>).decode
})

/** The image of this URL has arrived. */
async function arrive(url: string) {
  const done = decoding.get(url)
  if (!done) throw new Error(`${url} was not asked for`)
  done()
  // Lets the pane continue.
  await new Promise((go) => setTimeout(go))
}

const image = (url: string, seconds = 5): StageItem => ({
  key: url,
  type: 'image',
  url,
  durationMs: seconds * 1000,
})

function openPane(...items: StageItem[]) {
  const shown: string[] = []
  const failed: string[] = []
  const pane = new Pane(true, {
    onShow: ({ item }) => shown.push(item.url),
    onFail: (item) => failed.push(item.url),
  })
  pane.setTrack(makeTrack(items.map((item, index) => ({ region: 'main', index, item }))))
  pane.play()
  /** In frames, as a screen draws. */
  const pass = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 50) pane.step(50)
  }
  return { pane, shown, failed, pass }
}

test('loads the next item as soon as one is shown, so that slow media have its whole turn to arrive', async () => {
  const { shown, pass } = openPane(image('/one'), image('/two'), image('/three'))
  await arrive('/one')
  expect(shown).toEqual(['/one'])
  expect(asked).toEqual(['/one', '/two'])
  pass(4900)
  await arrive('/two')
  expect(shown).toEqual(['/one'])
  pass(150)
  expect(shown).toEqual(['/one', '/two'])
  expect(asked).toEqual(['/one', '/two', '/three'])
})

test('keeps an item on screen until the next has arrived, which then gets its whole turn', async () => {
  const { pane, shown, pass } = openPane(image('/one'), image('/two'))
  await arrive('/one')
  pass(9000)
  expect(shown).toEqual(['/one'])
  expect(pane.picture?.getAttribute('src')).toBe('/one')
  await arrive('/two')
  expect(shown).toEqual(['/one', '/two'])
  decoding.delete('/one')
  pass(4900)
  expect(shown).toEqual(['/one', '/two'])
})

test('gives up on an item that does not arrive within 15 seconds of its turn', async () => {
  const { failed, pass } = openPane(image('/one'), image('/two'))
  await arrive('/one')
  pass(5000 + 14_000)
  expect(failed).toEqual([])
  pass(1500)
  expect(failed).toEqual(['/two'])
})

test('shows an item again from its start after something else has covered it', async () => {
  const { pane, shown, pass } = openPane(image('/one'), image('/two'))
  await arrive('/one')
  await arrive('/two')
  pass(3000)
  pane.pause()
  pane.replay()
  pane.play()
  pass(4900)
  expect(shown).toEqual(['/one', '/one'])
  pass(200)
  expect(shown).toEqual(['/one', '/one', '/two'])
})
