import type { ComponentProps } from 'react'
import { Link } from 'react-router'

type Props = Omit<ComponentProps<'a'>, 'href'> & { href?: string | undefined }

const isOurs = (href: string) => href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/')

/** Lets every MUI link and button take an `href` without leaving the console. */
export function RouterLink({ href = '', children, ...rest }: Props) {
  if (!isOurs(href) || rest.target === '_blank') {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  )
}
