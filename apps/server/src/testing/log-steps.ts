import { randomUUID } from 'node:crypto'
import { registerKey, sendPlays } from '@lumiroute/contract/playbox'
import {
  decodeEntries,
  formatTilePath,
  type NoteKey,
  openCheckpoint,
  parseVerifierKey,
} from '@lumiroute/evidence/log'
import { expect } from 'vitest'
import { BoxSigner } from './box-signer.ts'
import { makeDrive } from './road-factories.ts'
import type { TestApp } from './test-app.ts'

/** A box with a key, on air with a record. */
export async function makeSigningBox(t: TestApp, signer = new BoxSigner()) {
  const drive = await makeDrive(t.deps)
  const asked = { deviceId: drive.macAddr, key: signer.key }
  expect((await t.call(registerKey, asked, undefined, drive.by)).status).toBe(200)
  const createPlays = (count: number) =>
    Array.from({ length: count }, (_none, i) => ({
      playId: randomUUID(),
      materialId: 1,
      sha256: 'a'.repeat(64),
      startAt: new Date(t.deps.now().getTime() - 600_000 + i * 20_000).toISOString(),
      endAt: new Date(t.deps.now().getTime() - 580_000 + i * 20_000).toISOString(),
      plannedMs: 20_000,
      playedMs: 20_000,
      position: { lat: 25.033, lng: 121.5 },
    }))
  return {
    drive,
    signer,
    recordId: drive.recordId,
    async play(count: number) {
      const body = signer.signPlays(drive.recordId, createPlays(count))
      const sent = await t.call(sendPlays, { deviceId: drive.macAddr, ...body }, undefined, drive.by)
      expect(sent.status).toBe(200)
    },
  }
}

/** The public files, as a stranger reads them. */
export function readPublicLog({ app }: TestApp) {
  const get = (path: string) => app.inject({ method: 'GET', url: `/log/${path}` })
  const getKey = async () => parseVerifierKey((await get('key')).body.split('\n')[0] as string) as NoteKey
  return {
    get,
    getKey,
    async openCheckpoint() {
      const note = (await get('checkpoint')).body
      const checkpoint = openCheckpoint(note, await getKey())
      if (!checkpoint) throw new Error('the checkpoint is not signed by the log')
      return { ...checkpoint, note }
    },
    async readEntries(size: number): Promise<string[]> {
      const lines: string[] = []
      for (let index = 0; index * 256 < size; index += 1) {
        const width = Math.min(256, size - index * 256)
        const { rawPayload } = await get(`tile/${formatTilePath({ level: null, index, width })}`)
        lines.push(...decodeEntries(new Uint8Array(rawPayload)).map((entry) => Buffer.from(entry).toString()))
      }
      return lines
    },
  }
}
