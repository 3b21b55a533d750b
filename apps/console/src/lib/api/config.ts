import type { AnswerOf } from '@lumiroute/contract'
import type { getConfig } from '@lumiroute/contract/overview'
import { useEffect, useState } from 'react'
import { setBusinessZone } from '../zone.ts'

export type Config = AnswerOf<typeof getConfig>

const path: `/api${(typeof getConfig)['path']}` = '/api/config'
let asked: Promise<Config | null> | undefined

async function ask(): Promise<Config | null> {
  const response = await fetch(path).catch(() => null)
  // A proxy may return its own page instead of the config; that must not break any page.
  const config = response?.ok ? ((await response.json().catch(() => null)) as Config | null) : null
  if (config) setBusinessZone(config.businessTz)
  else asked = undefined
  return config
}

/** Pages wait for it: times rendered before the zone is known would be wrong. */
export const loadConfig = () => (asked ??= ask())

/**
 * The installation's settings. Fetched without the contract, whose schemas the sign-in page does not load.
 */
export function useConfig(): Config | null {
  const [config, setConfig] = useState<Config | null>(null)
  useEffect(() => {
    void loadConfig().then(setConfig)
  }, [])
  return config
}
