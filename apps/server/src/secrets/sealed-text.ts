import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const version = 'v1'
const cipherName = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** What an encrypted text belongs to; it cannot be decrypted for another row or column. */
export type Place = { storeId: number; name: string }

export type Sealer = ReturnType<typeof createSealer>

/** Encrypts secrets at rest: a copy of the database alone reveals none of them. */
export function createSealer(encryptionKey: string) {
  const key = Buffer.from(hkdfSync('sha256', encryptionKey, 'lumiroute', `secrets at rest ${version}`, 32))
  const bind = ({ storeId, name }: Place) => Buffer.from(`${version} ${storeId} ${name}`)

  return {
    seal(text: string, place: Place): string {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(cipherName, key, iv, { authTagLength: tagBytes }).setAAD(bind(place))
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${version}.${sealed.toString('base64url')}`
    },

    /** Throws if the key, the place or a single bit differs from the encryption. */
    open(sealed: string, place: Place): string {
      const [prefix, body = ''] = sealed.split('.')
      if (prefix !== version) throw new Error('a stored secret has an unknown format')
      const bytes = Buffer.from(body, 'base64url')
      const decipher = createDecipheriv(cipherName, key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
      decipher.setAAD(bind(place)).setAuthTag(bytes.subarray(-tagBytes))
      const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()])
      return text.toString('utf8')
    },
  }
}
