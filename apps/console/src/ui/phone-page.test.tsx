import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadTexts } from '../lib/text.ts'
import { PhonePage } from './phone-page.tsx'

type HappyWindow = { happyDOM: { settings: { disableIframePageLoading: boolean } } }

beforeEach(async () => {
  // No server runs in unit tests.
  ;(window as unknown as HappyWindow).happyDOM.settings.disableIframePageLoading = true
  await loadTexts()
})
afterEach(cleanup)

/** Stands for the framed page, which the test environment does not load. */
function open(answers?: object) {
  const posted = vi.fn()
  const draw = (given?: object) => (
    <PhonePage label="preview" address="/s/TPE001?preview=1" {...(given && { answers: given })} />
  )
  const { rerender } = render(draw(answers))
  const frame = screen.getByTitle<HTMLIFrameElement>('preview')
  const framed = { postMessage: posted } as unknown as Window
  Object.defineProperty(frame, 'contentWindow', { value: framed })
  const say = (data: object, origin = location.origin, source: unknown = framed) => {
    const event = new MessageEvent('message', { data, origin })
    Object.defineProperty(event, 'source', { value: source })
    dispatchEvent(event)
  }
  return { posted, say, change: (next: object) => rerender(draw(next)) }
}
const ready = { type: 'lumiroute-preview-ready' }

it('posts to its own origin once the page listens, and again after changes', async () => {
  const { posted, say, change } = open({ '/front/TPE001': { a: 1 } })
  expect(posted).not.toHaveBeenCalled()
  say(ready)
  const message = (a: number) => ({ type: 'lumiroute-preview', answers: { '/front/TPE001': { a } } })
  await waitFor(() => expect(posted).toHaveBeenCalledWith(message(1), location.origin))
  change({ '/front/TPE001': { a: 2 } })
  await waitFor(() => expect(posted).toHaveBeenLastCalledWith(message(2), location.origin))
})

it('listens to nobody but the framed page', async () => {
  const { posted, say } = open({ '/front/TPE001': { a: 1 } })
  say(ready, 'https://example.com')
  say(ready, location.origin, window)
  say({ type: 'other' })
  await new Promise((done) => setTimeout(done, 50))
  expect(posted).not.toHaveBeenCalled()
})
