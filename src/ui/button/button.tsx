import type { ComponentProps, ReactNode } from 'react'

export type ButtonLook = 'primary' | 'accent' | 'secondary' | 'quiet'

type ButtonProps = ComponentProps<'button'> & { look?: ButtonLook; busy?: boolean }

/** While busy it keeps its focus and its place, and says so: a disabled button would lose both. */
export function Button({ look = 'primary', busy = false, children, ...rest }: ButtonProps) {
  return (
    <button className={`button button-${look}`} aria-disabled={busy || undefined} {...rest}>
      {busy ? 'Bezig met laden' : children}
    </button>
  )
}

type ButtonLinkProps = { href: string; look?: ButtonLook; children: ReactNode }

export function ButtonLink({ href, look = 'primary', children }: ButtonLinkProps) {
  return (
    <a className={`button button-${look}`} href={href}>
      {children}
    </a>
  )
}
