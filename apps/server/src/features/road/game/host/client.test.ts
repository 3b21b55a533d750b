import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { eventually } from '../../../../testing/play-room.ts'
import { Client } from './client.ts'

let server: WebSocketServer
let peer: WebSocket
let client: Client
beforeEach(async () => {
  server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  const connected = once(server, 'connection')
  peer = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  peer.on('error', () => undefined)
  client = new Client(((await connected) as [WebSocket])[0], '127.0.0.1')
  if (peer.readyState !== peer.OPEN) await once(peer, 'open')
})
afterEach(() => {
  peer.terminate()
  server.close()
})

test('closes a client that reads too slowly, and keeps little for it', async () => {
  peer.pause()
  const chunk = new Uint8Array(32 * 1024)
  let most = 0
  await eventually(() => {
    for (let at = 0; at < 100; at++) client.send(chunk)
    most = Math.max(most, client.socket.bufferedAmount)
    return client.socket.readyState !== client.socket.OPEN
  })
  expect(most).toBeLessThan(400 * 1024)
  await eventually(() => client.socket.readyState === client.socket.CLOSED)
})

test('lets one long message take its time', async () => {
  peer.pause()
  const long = new Uint8Array(8_000_000)
  client.send(long, true)
  client.send('next')
  expect(client.socket.readyState).toBe(client.socket.OPEN)
  const sizes: number[] = []
  peer.on('message', (data: Buffer) => sizes.push(data.length))
  peer.resume()
  await eventually(() => sizes.length === 2)
  expect(sizes).toEqual([8_000_000, 4])
})

test('ends a half-open connection after some unanswered pings', async () => {
  const closed = once(client.socket, 'close')
  let now = performance.now()
  for (let at = 0; at < 5; at++) client.ping((now += 5001))
  expect(((await closed) as [number])[0]).toBe(1006)
})

test('keeps a connection that answers', async () => {
  let now = performance.now()
  for (let at = 0; at < 10; at++) {
    const answered = once(client.socket, 'pong')
    client.ping((now += 5001))
    await answered
  }
  expect(client.socket.readyState).toBe(client.socket.OPEN)
})
