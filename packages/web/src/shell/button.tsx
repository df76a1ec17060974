import type { ButtonHTMLAttributes, ReactNode } from 'react'
import classes from './button.module.css'
import { Link } from './link.tsx'

type Look = {
  /** One primary action on a screen. */
  readonly kind?: 'primary' | 'plain' | 'quiet'
  readonly size?: 'normal' | 'large'
  readonly icon?: ReactNode
  readonly children?: ReactNode
}

export function Button({
  kind = 'plain',
  size = 'normal',
  icon,
  children,
  className,
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" className={classOf(className)} data-kind={kind} data-size={size} {...rest}>
      {icon}
      {children !== undefined && <span>{children}</span>}
    </button>
  )
}

export function ButtonLink({
  kind = 'plain',
  size = 'normal',
  icon,
  children,
  to,
  className,
}: Look & { readonly to: string; readonly className?: string }) {
  return (
    <Link to={to} className={classOf(className)} data-kind={kind} data-size={size}>
      {icon}
      {children !== undefined && <span>{children}</span>}
    </Link>
  )
}

function classOf(more: string | undefined): string {
  return [classes.button, more].filter((name) => name !== undefined).join(' ')
}
