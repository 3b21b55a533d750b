import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type {
  NewPasskey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  UsedPasskey,
} from '@lumiroute/contract/second-factor'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const userPresent = 0x01
const userVerified = 0x04
const hasCredential = 0x40

type Behaviour = {
  origin?: string
  /** The host for which it believes to sign. */
  rpId?: string
  /** Without a finger or PIN, as a plain security key. */
  isUnverified?: boolean
}

/** CBOR of the five fields of an ES256 public key. */
function coseKey({ x, y }: { x: Buffer; y: Buffer }): Buffer {
  const head = Buffer.from('a5010203262001215820', 'hex')
  return Buffer.concat([head, x, Buffer.from('225820', 'hex'), y])
}

/** CBOR of an attestation without a statement. */
function attestation(authData: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(authData.length)
  return Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x64]),
    Buffer.from('none'),
    Buffer.from([0x67]),
    Buffer.from('attStmt'),
    Buffer.from([0xa0, 0x68]),
    Buffer.from('authData'),
    Buffer.from([0x59]),
    length,
    authData,
  ])
}

/** A passkey in software: the same bytes and signatures as from a browser. */
export function createAuthenticator({ origin = 'http://localhost', rpId, isUnverified }: Behaviour = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = publicKey.export({ format: 'jwk' })
  const point = {
    x: Buffer.from(jwk.x as string, 'base64url'),
    y: Buffer.from(jwk.y as string, 'base64url'),
  }
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let counter = 0
  let userHandle: string | undefined

  function authData(asked: string, flags: number, rest: Buffer = Buffer.alloc(0)): Buffer {
    const head = Buffer.alloc(5)
    head[0] = flags | userPresent | (isUnverified ? 0 : userVerified)
    head.writeUInt32BE(++counter, 1)
    return Buffer.concat([sha256(rpId ?? asked), head, rest])
  }
  const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  return {
    id,
    /** As a copied credential: the counter starts again. */
    setCounter: (value: number) => void (counter = value),

    create(options: PasskeyCreationOptions): NewPasskey {
      userHandle = options.user.id
      const size = Buffer.alloc(2)
      size.writeUInt16BE(credentialId.length)
      const credential = Buffer.concat([Buffer.alloc(16), size, credentialId, coseKey(point)])
      const data = authData(options.rp.id, hasCredential, credential)
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge).toString('base64url'),
          attestationObject: attestation(data).toString('base64url'),
          transports: ['internal'],
        },
      }
    },

    get(options: PasskeyRequestOptions): UsedPasskey {
      const client = clientData('webauthn.get', options.challenge)
      const data = authData(options.rpId, 0)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          ...(userHandle && { userHandle }),
        },
      }
    },
  }
}
export type Authenticator = ReturnType<typeof createAuthenticator>
