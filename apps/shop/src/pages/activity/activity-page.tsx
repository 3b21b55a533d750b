import { Link } from 'wouter'
import { reads } from '../../api/reads.ts'
import { useRead } from '../../api/use-read.ts'
import { useApp } from '../../app/app-context.ts'
import { findTarget, useLinks } from '../../app/links.ts'
import { usePlace } from '../../app/place-context.ts'
import { fill, formatDate } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { pictureUrl } from '../../kit/picture-url.ts'
import { RichText } from '../../kit/rich-text.tsx'
import { ShareButton } from '../../kit/share-button.tsx'
import { SmartLink } from '../../kit/smart-link.tsx'

export function ActivityPage() {
  const { t, language } = useApp()
  const links = useLinks()
  const { storeCode, code } = usePlace()
  const reading = useRead(reads.activity(storeCode, code))
  const missing = {
    title: t.home.missingActivity,
    text: t.home.missingActivityHelp,
    action: (
      <Link href={links.home} className="button">
        {t.shell.backHome}
      </Link>
    ),
  }
  return (
    <Loaded reading={reading} missing={missing}>
      {({ activity }) => {
        const href = findTarget(activity, links)
        return (
          <article className="article">
            <img
              className="article-picture"
              src={pictureUrl(activity.actImage) ?? ''}
              alt=""
              width="960"
              height="480"
              fetchPriority="high"
            />
            <header className="title-row">
              <h1>{activity.actTitle}</h1>
              <ShareButton title={activity.actTitle} />
            </header>
            {activity.actSubtitle && <p className="article-lead">{activity.actSubtitle}</p>}
            {activity.actEndAt && (
              <p className="caption">
                {fill(t.home.until, { date: formatDate(activity.actEndAt, language) })}
              </p>
            )}
            <RichText html={activity.actContent} />
            {href && (
              <SmartLink href={href} className="button button-wide">
                {t.home.open}
              </SmartLink>
            )}
          </article>
        )
      }}
    </Loaded>
  )
}
