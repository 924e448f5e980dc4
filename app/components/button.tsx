import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { controls } from '#copy/controls.ts'

type Variant = 'primary' | 'secondary' | 'outline' | 'text'
type Size = 'sm' | 'md' | 'lg'

interface Look {
  variant?: Variant
  size?: Size
  iconLeft?: ReactNode
  iconRight?: ReactNode
  fullWidth?: boolean
  disabled?: boolean
  children: ReactNode
}
type Target =
  | { to: string; newTab?: boolean; onClick?: (event: MouseEvent) => void }
  | {
      to?: undefined
      type?: 'button' | 'submit'
      onClick?: (event: MouseEvent) => void
    }

/**
 * A link or a button with the same styles (app/styles/button.css). A disabled one is dimmed and has no
 * hover effect.
 */
export function Button(props: Look & Target) {
  const { variant = 'primary', size = 'md', fullWidth, disabled, iconLeft, iconRight } = props
  const width = fullWidth ? ' w-full' : ''
  const className = `button button-${variant} button-${size}${width}${disabled ? ' button-disabled' : ''}`
  const content = (
    <>
      {iconLeft}
      {props.children}
      {iconRight}
    </>
  )
  if (props.to === undefined) {
    return (
      <button
        type={props.type ?? 'button'}
        className={className}
        aria-disabled={disabled || undefined}
        disabled={disabled}
        onClick={props.onClick}
      >
        {content}
      </button>
    )
  }
  if (disabled) {
    return (
      <span className={className} aria-disabled="true">
        {content}
      </span>
    )
  }
  return (
    <Link
      to={props.to}
      className={className}
      onClick={props.onClick}
      prefetch="intent"
      {...(props.newTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {content}
      {props.newTab ? <span className="sr-only">{controls.newTab}</span> : null}
    </Link>
  )
}
