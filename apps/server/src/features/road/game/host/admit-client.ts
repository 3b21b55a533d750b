import { closeCodes, type Hello } from '@lumiroute/games/protocol'
import { readPad } from '@lumiroute/games/input'
import { AppError } from '../../../../errors/app-error.ts'
import { identifyDevice } from '../../../../http/authentication/device-identity.ts'
import { hashSeatToken } from '../seat-token.ts'
import type { Client, CloseReason } from './client.ts'
import type { HostContext } from './host-context.ts'
import type { HostedRoom } from './hosted-room.ts'
import { findSeatByToken, listSeats } from './queries/seat.queries.ts'
import { readHello, readScreenText, readSeatText } from './read-message.ts'
import type { RoomTable } from './room-table.ts'

const helloMs = 5000
const refusalsLoggedPerMinute = 1

/** Listens to a new socket until it ends. */
export function admitClient(table: RoomTable, room: HostedRoom, client: Client) {
  const { context } = table
  const { socket } = client
  let listen: ((bytes: Buffer, isBinary: boolean) => boolean) | undefined
  let isGreeted = false
  const timer = setTimeout(() => refuse(context, client, 'badMessage'), helloMs)
  socket.on('error', (error) => logRefusal(context, client, (error as { code?: string }).code ?? 'broken'))
  socket.on('close', () => {
    clearTimeout(timer)
    room.disconnect(client)
  })
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (listen) {
      if (!listen(data, isBinary)) refuse(context, client, 'badMessage')
      return
    }
    // What arrives while the token is looked up is dropped.
    if (isGreeted) return
    isGreeted = true
    clearTimeout(timer)
    greet(data, isBinary).catch((error: unknown) => {
      context.log.warn({ err: error }, 'game socket not admitted')
      client.close('restart')
    })
  })

  async function greet(data: Buffer, isBinary: boolean) {
    const hello = isBinary ? null : readHello(data)
    if (!hello) return refuse(context, client, 'badMessage')
    const found = await (hello.type === 'seat' ? findSeat(hello) : findScreen(hello))
    if (found === undefined) return refuse(context, client, 'badToken')
    if (table.rooms.get(room.row.id) !== room) return client.close('moved')
    if (socket.readyState !== socket.OPEN) return
    if (hello.type === 'seat') return sitDown(found)
    room.connectScreen(client, found, context.now())
    room.speed.report(found, hello.speedKmh ?? 0, performance.now())
    listen = (bytes, isBytes) => hearScreen(found, bytes, isBytes)
  }

  async function findSeat({ token }: Hello) {
    const no = await findSeatByToken(context.db, room.row.id, hashSeatToken(token))
    if (no !== undefined && !room.seats.has(no))
      room.update(room.row, await listSeats(context.db, [room.row.id]))
    return no
  }

  async function findScreen({ token }: Hello) {
    const device = await identifyDevice(context.db, `Device ${token}`).catch(ignoreUnknown)
    return device && room.row.screenIds.includes(device.id) ? device.id : undefined
  }

  function sitDown(no: number) {
    room.connectSeat(client, no, context.now())
    listen = (bytes, isBytes) => hearSeat(no, bytes, isBytes)
  }

  function hearSeat(no: number, bytes: Buffer, isBytes: boolean): boolean {
    const seat = room.seats.get(no)
    if (seat?.client !== client) return true
    const pad = isBytes ? readPad(bytes) : null
    if (pad) room.press(seat, pad)
    if (pad || isBytes) return pad !== null
    if (!readSeatText(bytes)) return false
    table.leave(room, seat)
    client.close('ended')
    return true
  }

  function hearScreen(deviceId: number, bytes: Buffer, isBytes: boolean): boolean {
    const speed = isBytes ? null : readScreenText(bytes)
    if (speed && room.screens.has(client)) room.speed.report(deviceId, speed.kmh, performance.now())
    return speed !== null
  }
}

/** A refused credential is undefined; a database error is rethrown, so that the screen reconnects. */
function ignoreUnknown(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error
}

export function refuse(context: HostContext, client: Client, reason: CloseReason) {
  logRefusal(context, client, reason)
  client.close(reason)
}

/** Once a minute for each address: a flood must not fill the log. */
function logRefusal({ rateLimit, log }: HostContext, { address }: Client, reason: string) {
  try {
    rateLimit(`game socket log ${address}`, refusalsLoggedPerMinute)
  } catch {
    return
  }
  const code = closeCodes[reason as CloseReason] as number | undefined
  log.warn({ address, reason, code }, 'game socket refused')
}
