import { connect, type Socket } from 'node:net'

const headEnd = Buffer.from('\r\n\r\n')

/** One keep-alive connection that sends a request, reads the whole answer, and returns the status. */
export function openConnection(port: number) {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let head: Buffer | undefined
  let left = 0
  let status = 0
  let done: ((status: number) => void) | undefined
  let failed: ((error: Error) => void) | undefined

  function take(chunk: Buffer): void {
    if (left > 0) left -= chunk.length
    else if (!readHead(chunk)) return
    if (left === 0) done?.(status)
  }

  function readHead(chunk: Buffer): boolean {
    const bytes = head ? Buffer.concat([head, chunk]) : chunk
    const end = bytes.indexOf(headEnd)
    head = end < 0 ? bytes : undefined
    if (end < 0) return false
    const text = bytes.toString('latin1', 0, end)
    status = Number(text.slice(9, 12))
    left = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0) - (bytes.length - end - 4)
    return true
  }

  socket.on('data', take).on('error', (error) => failed?.(error))
  socket.on('close', () => failed?.(new Error('the server closed the connection')))
  return {
    send: (request: string) =>
      new Promise<number>((resolve, reject) => {
        done = resolve
        failed = reject
        socket.write(request)
      }),
    close: () => void socket.destroy(),
  }
}
