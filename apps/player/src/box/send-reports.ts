import {
  finishGame,
  sendGameResults,
  sendPlays,
  sendSamples,
  sendScreenshot,
  startRecord,
  stopRecord,
} from '@lumiroute/contract/playbox'
import { sendStreamEvents } from '@lumiroute/contract/stream'
import {
  type Answer,
  type Batch,
  splitBatch,
  evaluateAnswer,
  getPlays,
  nextBatch,
  oldestAllowed,
  type Report,
  rowsOverMost,
} from '../core/queue-rules.ts'
import type { ChainAnswer, ChainSender } from './chain-sender.ts'
import type { Ports } from '../ports/ports.ts'
import type { Pairing } from '../ports/store.port.ts'

type Needs = Pick<Ports, 'api' | 'queue'> & { chains: ChainSender }

/** How many rows to search for rows of the same kind and record. */
const lookAhead = 5000

const ofKind = <K extends Report['kind']>({ rows }: Batch, kind: K) =>
  rows.flatMap(({ report }) => (report.kind === kind ? [report as Extract<Report, { kind: K }>] : []))

function send({ api }: Needs, { token, deviceId }: Pairing, batch: Batch): Promise<Answer> {
  const { recordId } = batch
  const of = { deviceId, recordId }
  const [start] = ofKind(batch, 'start')
  const [stop] = ofKind(batch, 'stop')
  const [image] = ofKind(batch, 'image')
  if (start) return api.call(startRecord, { ...of, at: start.at }, { token })
  if (stop) return api.call(stopRecord, { ...of, at: stop.at }, { token })
  const [over] = ofKind(batch, 'over')
  if (over) return api.call(finishGame, { deviceId, roomCode: over.roomCode }, { token })
  if (image) return api.call(sendScreenshot, { recordId, at: image.at }, { token, file: image.jpeg })
  const plays = getPlays(batch.rows)
  if (plays.length > 0) return api.call(sendPlays, { ...of, plays }, { token })
  const results = ofKind(batch, 'result').map(({ result }) => result)
  if (results.length > 0) return api.call(sendGameResults, { ...of, results }, { token })
  const events = ofKind(batch, 'stream').map(({ event }) => event)
  if (events.length > 0) return api.call(sendStreamEvents, { ...of, events }, { token })
  return api.call(
    sendSamples,
    { ...of, rows: ofKind(batch, 'sample').map(({ sample }) => sample) },
    { token },
  )
}

export type Sent = 'done' | 'later' | 'unpaired'

/** Rows of a chain are signed; the others are sent as they are. */
async function sendBatch(needs: Needs, pairing: Pairing, batch: Batch): Promise<ChainAnswer> {
  const fingerprint = batch.rows[0]?.link?.fingerprint
  if (fingerprint) return needs.chains.send(pairing, batch, fingerprint)
  return { rows: batch.rows, answer: await send(needs, pairing, batch) }
}

async function settle(needs: Needs, pairing: Pairing, batch: Batch): Promise<Sent> {
  const sent = await sendBatch(needs, pairing, batch)
  if (sent === 'later') return 'later'
  if (sent === 'again') return 'done'
  const { rows, answer, sentTo } = sent
  const outcome = evaluateAnswer({ ...batch, rows }, answer)
  if (outcome.kind === 'later' || outcome.kind === 'unpaired') return outcome.kind
  // Tombstones alone, which are not sent again.
  if (rows.length === 0 && outcome.kind !== 'taken') return 'done'
  if (outcome.kind === 'splitBatch') return settle(needs, pairing, splitBatch({ ...batch, rows }))
  if (outcome.kind === 'refused') await needs.queue.refuse(outcome.seqs)
  else
    await needs.queue.remove(
      rows.map(({ seq }) => seq),
      sentTo,
    )
  return 'done'
}

/** Sends all queued reports, oldest first, as long as the server accepts them. */
export async function sendReports(needs: Needs, pairing: Pairing): Promise<Sent> {
  for (;;) {
    const batch = nextBatch(await needs.queue.peek(lookAhead))
    if (!batch) return 'done'
    const sent = await settle(needs, pairing, batch)
    if (sent !== 'done') return sent
  }
}

/** A device without network for months must not fill its disk. */
export async function trimReports({ queue }: Pick<Ports, 'queue'>, nowMs: number) {
  await queue.trim(oldestAllowed(nowMs), rowsOverMost(await queue.count()))
}
