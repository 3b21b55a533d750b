import type { FrontActivity } from '@lumiroute/contract/front'
import { Link } from 'wouter'
import { useApp } from '../../app/app-context.ts'
import { useLinks } from '../../app/links.ts'
import { fill, formatDate } from '../../kit/format.ts'
import { pictureUrl } from '../../kit/picture-url.ts'

export function ActivityCard({ activity }: { activity: FrontActivity }) {
  const { t, language } = useApp()
  const links = useLinks()
  const { actCode, actTitle, actSubtitle, actImage, actEndAt } = activity
  return (
    <Link href={links.activity(actCode)} className="card activity-card">
      <img src={pictureUrl(actImage) ?? ''} alt="" width="960" height="480" loading="lazy" />
      <span className="activity-text">
        <strong>{actTitle}</strong>
        {actSubtitle && <span>{actSubtitle}</span>}
        {actEndAt && <small>{fill(t.home.until, { date: formatDate(actEndAt, language) })}</small>}
      </span>
    </Link>
  )
}
