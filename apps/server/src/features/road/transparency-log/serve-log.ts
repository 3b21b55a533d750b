import {
  encodeEntries,
  formatVerifierKey,
  hashBytes,
  parseTilePath,
  type TilePath,
  tileWidth,
} from '@lumiroute/evidence/log'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../errors/app-error.ts'
import { getNetwork } from '../../../http/pipeline/network.ts'
import { toNoteKey } from './open-log-key.ts'
import { listLogKeys } from './queries/key.queries.ts'
import { listLeafRange } from './queries/leaf.queries.ts'
import { listTiles } from './queries/tile.queries.ts'
import { readCheckpoint } from './read-checkpoint.ts'

const callsPerMinute = 1200
const changing = 'public, max-age=5'
const unchanging = 'public, max-age=31536000, immutable'
const plainText = 'text/plain; charset=utf-8'

/** The public files of the transparency log, for everybody and from every page (C2SP tlog-tiles). */
export function serveLog(app: FastifyInstance, deps: Deps): void {
  const open = (request: FastifyRequest, reply: FastifyReply) => {
    deps.rateLimit(`log ${getNetwork(request.ip)}`, callsPerMinute)
    reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
  }

  app.get('/log/checkpoint', async (request, reply) => {
    open(request, reply)
    const checkpoint = await readCheckpoint(deps.db)
    if (!checkpoint) throw notFound()
    return reply.header('cache-control', changing).type(plainText).send(checkpoint.note)
  })

  app.get('/log/key', async (request, reply) => {
    open(request, reply)
    const keys = await listLogKeys(deps.db)
    if (keys.length === 0) throw notFound()
    const lines = keys.map((key) => `${formatVerifierKey(toNoteKey(key))}\n`)
    return reply.header('cache-control', changing).type(plainText).send(lines.join(''))
  })

  app.get<{ Params: { '*': string } }>('/log/tile/*', async (request, reply) => {
    open(request, reply)
    const path = parseTilePath(request.params['*'])
    const bytes = path && (await readTileFile(deps, path))
    if (!bytes) throw notFound()
    return reply.header('cache-control', unchanging).type('application/octet-stream').send(bytes)
  })
}

/** Undefined if the log is not that long. */
async function readTileFile({ db }: Deps, { level, index, width }: TilePath): Promise<Buffer | undefined> {
  if (level !== null) {
    const [tile] = await listTiles(db, [{ level, index }])
    const bytes = width * hashBytes
    return tile && tile.hashes.length >= bytes ? Buffer.from(tile.hashes.subarray(0, bytes)) : undefined
  }
  const first = index * tileWidth
  const leaves = await listLeafRange(db, first, first + width)
  return leaves.length === width ? Buffer.from(encodeEntries(leaves.map(({ line }) => line))) : undefined
}
