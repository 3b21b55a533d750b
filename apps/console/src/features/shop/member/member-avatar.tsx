import type { MemberRow } from '@lumiroute/contract/member'
import Avatar from '@mui/material/Avatar'

const grounds = ['#3D5AFE', '#0C8F9C', '#8B5CF6', '#B4447A', '#2E7D4F', '#A35A00', '#54627D'] as const
/** LINE's host for profile pictures; images from other hosts are not loaded. */
const pictures = 'https://profile.line-scdn.net/'

type Pictured = Pick<MemberRow, 'mbrCode' | 'mbrDisplayName' | 'mbrName' | 'mbrPicture'>

const sumCharacters = (text: string) =>
  Array.from(text, (letter) => letter.codePointAt(0) ?? 0).reduce((a, b) => a + b, 0)

export function MemberAvatar({ member, size = 36 }: { member: Pictured; size?: number }) {
  const name = member.mbrDisplayName || member.mbrName || member.mbrCode
  const bgcolor = grounds[sumCharacters(member.mbrCode) % grounds.length]
  const src = member.mbrPicture.startsWith(pictures) ? member.mbrPicture : undefined
  return (
    <Avatar
      aria-hidden
      src={src}
      alt=""
      sx={{ width: size, height: size, fontSize: size * 0.42, bgcolor, color: '#fff' }}
    >
      {String.fromCodePoint(name.codePointAt(0) ?? 0x3f).toUpperCase()}
    </Avatar>
  )
}
