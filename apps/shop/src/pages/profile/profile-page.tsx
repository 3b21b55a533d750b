import { Link } from 'wouter'
import { memberCalls } from '../../api/member-calls.ts'
import { useApp } from '../../app/app-context.ts'
import { useLinks } from '../../app/links.ts'
import { useFront } from '../../app/use-front.ts'
import { Icon, type IconName } from '../../kit/icon.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { SignInPrompt } from '../../session/sign-in-prompt.tsx'
import { useMemberRead } from '../../session/use-member-read.ts'
import { useSession } from '../../session/use-session.ts'
import { useMemberText } from '../../text/member-texts.ts'
import { AccountSettings } from './account-settings.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { ProfileForm } from './profile-form.tsx'

export function ProfilePage() {
  const { t, storeCode } = useApp()
  const { profile: m } = useMemberText()
  const session = useSession()
  const reading = useMemberRead(memberCalls.profile(storeCode))
  return (
    <>
      {session.kind === 'in' ? (
        <header className="profile-head">
          <Portrait url={session.member.mbrPicture} />
          <h1>{session.member.mbrDisplayName}</h1>
        </header>
      ) : (
        <h1 className="page-title">{t.titles.profile}</h1>
      )}
      {session.kind === 'out' && <SignInPrompt title={m.signIn} text={m.signInText} />}
      <QuickLinks />
      {session.kind === 'in' && (
        <Loaded reading={reading}>
          {({ profile, privacyVersion }) => (
            <>
              <Section title={m.data}>
                <ProfileForm key={profile.version} profile={profile} />
              </Section>
              <AccountSettings profile={profile} privacyVersion={privacyVersion} />
            </>
          )}
        </Loaded>
      )}
      <LanguageSwitch />
    </>
  )
}

/** Only LINE's own pictures; everything else in the field is shown as a drawing. */
function Portrait({ url }: { url: string }) {
  return (
    <span className="portrait">
      {url.startsWith('https://profile.line-scdn.net/') ? (
        <img src={url} alt="" width="56" height="56" referrerPolicy="no-referrer" />
      ) : (
        <Icon name="person" />
      )}
    </span>
  )
}

function QuickLinks() {
  const { profile: m } = useMemberText()
  const links = useLinks()
  const { store } = useFront()
  const shown: { href: string; icon: IconName; label: string }[] = [
    { href: links.orders, icon: 'receipt', label: m.orders },
    ...(store.offers.memberCard
      ? ([
          { href: `${links.coupons}?tab=mine`, icon: 'ticket', label: m.coupons },
          { href: links.cards, icon: 'stamp', label: m.cards },
        ] as const)
      : []),
    { href: links.prizes, icon: 'gift', label: m.prizes },
    ...(store.gameId === null ? [] : ([{ href: links.game, icon: 'game', label: m.game }] as const)),
    { href: links.info, icon: 'info', label: m.info },
  ]
  return (
    <nav className="quick-links" aria-label={m.links}>
      {shown.map(({ href, icon, label }) => (
        <Link key={href} href={href} className="card quick-link">
          <Icon name={icon} />
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  )
}
