import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { type NoteKey, signatureTypes } from '@lumiroute/evidence/log'
import type { Tx } from '../../../db/db.ts'
import { createSealer } from '../../../secrets/sealed-text.ts'
import { consoleUrl, type Settings } from '../../../settings.ts'
import { insertLogKey, listLogKeys, type LogKeyRow } from './queries/key.queries.ts'

export type LogSigner = { id: number; key: NoteKey; secret: KeyObject }

/** What the secret is encrypted for; it belongs to no store. */
const place = { storeId: 0, name: 'logKey' }
const publicKeyBytes = 32

export const toNoteKey = ({ origin, publicKey }: Pick<LogKeyRow, 'origin' | 'publicKey'>): NoteKey => ({
  name: origin,
  type: signatureTypes.ed25519,
  publicKey: new Uint8Array(Buffer.from(publicKey, 'base64')),
})

/** The name of a new log: its public address without the scheme, as others name theirs. */
export const chooseOrigin = (settings: Settings): string =>
  settings.logOrigin ?? `${new URL(consoleUrl(settings)).host}/log`

/** The key with which the log signs, created at first use. An existing log keeps its name under every later setting. */
export async function openLogKey(tx: Tx, settings: Settings): Promise<LogSigner> {
  const sealer = createSealer(settings.secrets.encryption)
  const known = await listLogKeys(tx)
  const usable = known.find(({ secret }) => secret !== '')
  const row = usable ?? (await insertLogKey(tx, createKey(known[0]?.origin ?? chooseOrigin(settings))))
  const secret = Buffer.from(sealer.open(row.secret, place), 'base64')
  return {
    id: row.id,
    key: toNoteKey(row),
    secret: createPrivateKey({ key: secret, format: 'der', type: 'pkcs8' }),
  }

  function createKey(origin: string) {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const spki = publicKey.export({ type: 'spki', format: 'der' })
    const pkcs8 = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
    return {
      origin,
      publicKey: spki.subarray(-publicKeyBytes).toString('base64'),
      secret: sealer.seal(pkcs8, place),
    }
  }
}
