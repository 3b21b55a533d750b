import type { AnswerOf } from '@lumiroute/contract'
import type { getPlatformDashboard } from '@lumiroute/contract/overview'
import { useTranslation } from 'react-i18next'
import { FirstSteps } from './first-steps.tsx'

type Steps = AnswerOf<typeof getPlatformDashboard>['steps']

/** Each step needs the one before. Each link opens the list where the missing item or part is added. */
const paths = {
  store: '/store/create',
  admin: '/store/list?admin=none',
  device: '/device/list',
  vehicle: '/vehicle/list',
  timetable: '/timetable/list',
  route: '/route/edit',
  ad: '/adcheck/list',
} as const
const names = Object.keys(paths) as (keyof typeof paths)[]

/** From an empty installation to the first approved ad. */
export function PlatformSteps({ steps }: { steps: Steps }) {
  const { t } = useTranslation()
  if (steps.ad) return null
  const shown = names.map((name) => ({
    title: `overview.steps.${name}` as const,
    text: `overview.steps.${name}Text` as const,
    href: paths[name],
    isDone: steps[name],
  }))
  return (
    <FirstSteps title={t('overview.steps.platform')} text={t('overview.steps.platformText')} steps={shown} />
  )
}
