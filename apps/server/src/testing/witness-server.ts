import { generateKeyPairSync, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  encodeCosignature,
  formatSignature,
  getCosignedMessage,
  getKeyId,
  type NoteKey,
  openCheckpoint,
  parseCheckpoint,
  parseNote,
  parseWitnessRequest,
  signatureTypes,
  toHex,
  verifyConsistency,
} from '@lumiroute/evidence/log'

type Answer = { status: number; text: string }
type Seen = { size: number; root: Uint8Array }

/** A witness that checks what C2SP tlog-witness demands: log, signature, old size, consistency. */
export async function startWitness(name = 'witness.example.tw/w1') {
  const pair = generateKeyPairSync('ed25519')
  const publicKey = new Uint8Array(pair.publicKey.export({ type: 'spki', format: 'der' }).subarray(-32))
  const key: NoteKey = { name, type: signatureTypes.cosignature, publicKey }
  const logs = new Map<string, { key: NoteKey; seen: Seen | null }>()
  const statuses: number[] = []
  let override: Answer | undefined

  function check(body: string): Answer {
    const request = parseWitnessRequest(body)
    const note = request && parseNote(request.note)
    const claimed = note && parseCheckpoint(note.text)
    if (!request || !note || !claimed) return { status: 400, text: '' }
    const log = logs.get(claimed.origin)
    if (!log) return { status: 404, text: '' }
    const checkpoint = openCheckpoint(request.note, log.key)
    if (!checkpoint) return { status: 403, text: '' }
    if (request.oldSize > checkpoint.size) return { status: 400, text: '' }
    const seen = log.seen ?? { size: 0, root: new Uint8Array() }
    if (request.oldSize !== seen.size) return { status: 409, text: `${seen.size}\n` }
    if (seen.size > 0) {
      if (seen.size === checkpoint.size && toHex(seen.root) !== toHex(checkpoint.root))
        return { status: 409, text: '' }
      const { proof } = request
      const isConsistent = verifyConsistency({ oldSize: seen.size, oldRoot: seen.root, ...checkpoint, proof })
      if (!isConsistent) return { status: 422, text: '' }
    } else if (request.proof.length > 0) return { status: 422, text: '' }
    log.seen = checkpoint
    const seconds = Math.floor(Date.now() / 1000)
    const signature = new Uint8Array(sign(null, getCosignedMessage(note.text, seconds), pair.privateKey))
    const line = { name, keyId: getKeyId(key), signature: encodeCosignature(seconds, signature) }
    return { status: 200, text: formatSignature(line) }
  }

  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      const isCall = request.method === 'POST' && request.url === '/w/add-checkpoint'
      const answer = override ?? (isCall ? check(body) : { status: 404, text: '' })
      statuses.push(answer.status)
      response.writeHead(answer.status, { 'content-type': 'text/plain' }).end(answer.text)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    witness: { key, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/w` },
    statuses,
    trust: (log: NoteKey) => logs.set(log.name, { key: log, seen: null }),
    forget: () => logs.clear(),
    answerWith: (answer: Answer | undefined) => (override = answer),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
