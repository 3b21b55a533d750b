import { Link } from 'wouter'
import { useText } from '../app/app-context.ts'
import { useLinks } from '../app/links.ts'
import { Notice } from '../kit/notice.tsx'

export function MissingPage() {
  const t = useText()
  const links = useLinks()
  return (
    <Notice title={t.shell.missingPage} text={t.shell.missingPageHelp}>
      <Link href={links.home} className="button">
        {t.shell.backHome}
      </Link>
    </Notice>
  )
}
