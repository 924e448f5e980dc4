import type { MouseEvent, ReactNode, Ref } from 'react'
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
      /** Disables with `aria-disabled` only, so that the button keeps focus. */
      focusableWhenDisabled?: boolean
      /** Disabled for assistive technology only, because a press says what's missing. */
      isIncomplete?: boolean | undefined
      ref?: Ref<HTMLButtonElement>
      onClick?: (event: MouseEvent) => void
      onMouseDown?: (event: MouseEvent) => void
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
        ref={props.ref}
        type={props.type ?? 'button'}
        className={className}
        aria-disabled={disabled || props.isIncomplete || undefined}
        disabled={disabled && !props.focusableWhenDisabled}
        onClick={props.onClick}
        onMouseDown={props.onMouseDown}
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
