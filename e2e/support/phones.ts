import type { Browser, Page } from '@playwright/test'

/** Players in one page, each with a seat and a socket, who touch their pads until they are stopped. */
export const joinPhones = (page: Page, url: string, roomCode: string, count: number) =>
  page.evaluate(
    async ({ url: origin, roomCode: code, count: most }) => {
      const play = async (nameNo: number) => {
        const answer = await fetch(`${origin}/api/game/join`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ roomCode: code, nameNo }),
        })
        if (!answer.ok) throw new Error(`join: ${answer.status} ${await answer.text()}`)
        const { seatToken, seat, socketPath } = (await answer.json()) as {
          seatToken: string
          seat: { no: number; name: string }
          socketPath: string
        }
        const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}${socketPath}`)
        await new Promise((resolve) => socket.addEventListener('open', resolve))
        socket.send(JSON.stringify({ type: 'seat', token: seatToken }))
        let turn = nameNo
        const timer = setInterval(() => {
          turn += 1
          if (socket.readyState !== WebSocket.OPEN) clearInterval(timer)
          else socket.send(Uint8Array.of(turn & 1, (turn * 37) & 127, (turn * 53) & 127))
        }, 130)
        return seat
      }
      const seats = []
      for (let nameNo = 0; nameNo < most; nameNo += 1) seats.push(await play(nameNo))
      return seats
    },
    { url, roomCode, count },
  )

/** A phone of its own: seats belong to a browser tab, and names to a phone. */
export async function takePhone(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    baseURL: url,
  })
  const page = await context.newPage()
  // Going offline does not end sockets that are open.
  await page.addInitScript(() => {
    const Real = WebSocket
    window.WebSocket = class extends Real {
      constructor(address: string | URL) {
        super(address)
        addEventListener('cut', () => this.close())
      }
    }
  })
  return page
}

export const join = (page: Page) => page.getByRole('button', { name: '加入', exact: true }).click()
/** The value beside a label of the running round. */
export const figure = (page: Page, label: string) =>
  page.locator('.figure').filter({ hasText: label }).locator('b')
