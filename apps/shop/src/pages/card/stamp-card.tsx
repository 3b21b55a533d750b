import type { PointCardIcon } from '@lumiroute/contract/point-card'
import { fill } from '../../kit/format.ts'
import { pictureUrl } from '../../kit/picture-url.ts'
import { useMemberText } from '../../text/member-texts.ts'
import { StampIcon } from './stamp-icon.tsx'

export type StampCardLook = {
  pcName: string
  pcColor: string
  pcBgImage: string | null
  pcIcon: PointCardIcon
  goal: number
  points: number
  rewardsAt: number[]
}

const columnsOf = (goal: number) => (goal > 25 ? 10 : goal > 15 ? 6 : 5)

/** The card as the store designed it. A picture is darkened, so that white text stays readable. */
export function StampCard({ look }: { look: StampCardLook }) {
  const { card: m } = useMemberText()
  const { pcName, pcColor, pcBgImage, pcIcon, goal, points, rewardsAt } = look
  const picture = pictureUrl(pcBgImage)
  const background = picture
    ? `linear-gradient(rgb(11 18 32 / 60%), rgb(11 18 32 / 60%)), center / cover url("${picture}") ${pcColor}`
    : pcColor
  return (
    <div className="stamp-card" style={{ background }}>
      <strong>{pcName}</strong>
      <span>{fill(m.progress, { points, goal })}</span>
      <div
        className="stamps"
        role="img"
        aria-label={fill(m.stamps, { points, goal })}
        style={{ gridTemplateColumns: `repeat(${columnsOf(goal)}, minmax(0, 1fr))` }}
      >
        {Array.from({ length: goal }, (_, at) => at + 1).map((place) => (
          <span
            key={place}
            className="stamp"
            data-filled={place <= points}
            style={place <= points ? { color: pcColor } : undefined}
          >
            {place <= points ? (
              <StampIcon name={pcIcon} />
            ) : rewardsAt.includes(place) ? (
              <StampIcon name="gift" />
            ) : (
              place
            )}
          </span>
        ))}
      </div>
    </div>
  )
}
