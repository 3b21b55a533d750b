import type { AnswerOf } from '@lumiroute/contract'
import type { getConfig } from '@lumiroute/contract/overview'
import { useEffect, useState } from 'react'
import { setBusinessZone } from '../zone.ts'

export type Config = AnswerOf<typeof getConfig>

const path: `/api${(typeof getConfig)['path']}` = '/api/config'
let asked: Promise<Config | null> | undefined

async function ask(): Promise<Config | null> {
  const response = await fetch(path).catch(() => null)
  // A page of some proxy may stand in for the answer; no page must fail for that.
  const config = response?.ok ? ((await response.json().catch(() => null)) as Config | null) : null
  if (config) setBusinessZone(config.businessTz)
  else asked = undefined
  return config
}

/** Pages wait for it: times drawn before the zone is loaded would be wrong. */
export const loadConfig = () => (asked ??= ask())

/** What this installation offers. Asked without the contract, whose schemas the sign-in page does not load. */
export function useConfig(): Config | null {
  const [config, setConfig] = useState<Config | null>(null)
  useEffect(() => {
    void loadConfig().then(setConfig)
  }, [])
  return config
}
