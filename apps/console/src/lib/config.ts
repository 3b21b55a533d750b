import type { AnswerOf, getConfig } from '@lumiroute/contract'
import { useEffect, useState } from 'react'
import { setBusinessZone } from './zone.ts'

export type Config = AnswerOf<typeof getConfig>

const path: `/api${(typeof getConfig)['path']}` = '/api/config'
let asked: Promise<Config | null> | undefined

async function ask(): Promise<Config | null> {
  const response = await fetch(path).catch(() => null)
  if (response?.ok) {
    const config = (await response.json()) as Config
    setBusinessZone(config.businessTz)
    return config
  }
  asked = undefined
  return null
}

/** Pages wait for it: a time that is drawn before the zone is known would be wrong. */
export const loadConfig = () => (asked ??= ask())

/** What this installation offers. Asked without the contract, whose schemas the sign-in page does not load. */
export function useConfig(): Config | null {
  const [config, setConfig] = useState<Config | null>(null)
  useEffect(() => {
    void loadConfig().then(setConfig)
  }, [])
  return config
}
