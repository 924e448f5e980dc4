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
      /**
       * Disables with `aria-disabled` alone, so that focus stays and a press can say what is
       * missing.
       */
      focusableWhenDisabled?: boolean
      ref?: Ref<HTMLButtonElement>
      onClick?: (event: MouseEvent) => void
    }

const variants: Record<Variant, string> = {
  primary:
    'bg-signal text-signal-ink border-signal not-aria-disabled:hover:bg-text not-aria-disabled:hover:border-text',
  secondary: 'bg-raised text-text border-hairline not-aria-disabled:hover:border-signal',
  outline:
    'text-text border-edge not-aria-disabled:hover:border-signal not-aria-disabled:hover:text-signal',
  text: 'text-text border-transparent underline decoration-signal decoration-1 underline-offset-4 not-aria-disabled:hover:text-signal',
}
/**
 * 36 px in the header, in rows and in dialogs; 44 px in a band; 52 px for what a page is there for: in
 * the first screen, under a form, in the closing band.
 */
const sizes: Record<Size, { height: string; padding: string }> = {
  sm: { height: 'min-h-9 text-small', padding: 'px-3' },
  md: { height: 'min-h-11 text-small', padding: 'px-5' },
  lg: { height: 'min-h-13 text-body', padding: 'px-6' },
}

/** A link or a button with the same styles. A disabled one is dimmed and has no hover effect. */
export function Button(props: Look & Target) {
  const { variant = 'primary', size = 'md', fullWidth, disabled, iconLeft, iconRight } = props
  const className = [
    'inline-flex items-center justify-center gap-2 rounded-edge border font-semibold transition-colors duration-150 ease-line',
    sizes[size].height,
    variant === 'text' ? '' : sizes[size].padding,
    variants[variant],
    fullWidth ? 'w-full' : '',
    disabled ? 'cursor-not-allowed opacity-60' : 'cursor-pointer',
  ].join(' ')
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
        aria-disabled={disabled || undefined}
        disabled={disabled && !props.focusableWhenDisabled}
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
