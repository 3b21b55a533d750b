import type { DeviceKey } from '@lumiroute/contract/playbox'

export type BoxKey = { fingerprint: string; key: DeviceKey }

/** Keys that never leave the box. Old ones stay, since plays in the queue may be linked with them. */
export type KeysPort = {
  find: (fingerprint: string) => Promise<BoxKey | null>
  /** null: this box cannot sign. */
  create: () => Promise<BoxKey | null>
  /** The signature in base64; null if the key is gone. */
  sign: (fingerprint: string, statement: string) => Promise<string | null>
}
