import type { AnswerOf } from '@lumiroute/contract'
import type { getStoreDashboard } from '@lumiroute/contract/overview'
import { useTranslation } from 'react-i18next'
import { usePermitted } from '../../../lib/session/permitted.ts'
import { FirstSteps } from './first-steps.tsx'

type Steps = AnswerOf<typeof getStoreDashboard>['steps']
/** `chosen` is the store an operator chose; every link keeps it. */
export type StoreStepsProps = { steps: Steps; chosen?: string | undefined }

const paths = { info: '/store/info', playlist: '/playlist/list', make: '/ad/edit', sent: '/ad/list' } as const
const names = Object.keys(paths) as (keyof typeof paths)[]

/** From a new store to its first submitted ad. */
export function StoreSteps({ steps, chosen }: StoreStepsProps) {
  const { t } = useTranslation()
  const { may } = usePermitted()
  if (steps.sent || !may('ads.write')) return null
  const done = { ...steps, make: steps.ad }
  const at = (path: string) => (chosen ? `${path}?${new URLSearchParams({ store: chosen })}` : path)
  const shown = names.map((name) => ({
    title: `overview.steps.${name}` as const,
    text: `overview.steps.${name}Text` as const,
    href: at(paths[name]),
    isDone: done[name],
  }))
  return <FirstSteps title={t('overview.steps.shop')} text={t('overview.steps.shopText')} steps={shown} />
}
