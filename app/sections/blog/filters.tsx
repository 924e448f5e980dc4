import { useEffect, useRef } from 'react'
import { Form, Link, useNavigation, useSubmit } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { newsletterFieldId } from '#app/sections/newsletter/newsletter-form.tsx'
import type { ListRequest } from '#content/index.ts'
import { blog } from '#copy/blog/blog.ts'
import { listUrl, MAX_SEARCH_LENGTH } from './list-url.ts'

/** The debounce of search as you type. */
const SEARCH_DEBOUNCE_MS = 300

/** The search box: a GET form that works without scripts, and searches as you type with scripts. */
export function SearchBox({ request }: { request: ListRequest }) {
  const submit = useSubmit()
  const { location: goingTo, formData } = useNavigation()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)

  const shown = useRef(request.q)
  useEffect(() => {
    // At hydration nothing has changed, and a visitor may have typed.
    const hasChanged = shown.current !== request.q
    shown.current = request.q
    if (input.current && hasChanged && document.activeElement !== input.current)
      input.current.value = request.q
  }, [request.q])

  // Pressing Enter or navigating away cancels the pending search.
  const stop = () => clearTimeout(timer.current)
  const isLeaving = goingTo !== undefined && formData === undefined
  useEffect(() => {
    if (isLeaving) clearTimeout(timer.current)
  }, [isLeaving])
  useEffect(() => () => clearTimeout(timer.current), [])

  const follow = (form: HTMLFormElement | null) => {
    stop()
    timer.current = setTimeout(
      () => submit(form, { replace: true, preventScrollReset: true }),
      SEARCH_DEBOUNCE_MS,
    )
  }
  return (
    <Form
      method="get"
      action="/blogs"
      role="search"
      preventScrollReset
      onSubmit={stop}
      className="flex gap-3"
    >
      {request.category ? <input type="hidden" name="category" value={request.category} /> : null}
      <input
        ref={input}
        type="search"
        name="q"
        maxLength={MAX_SEARCH_LENGTH}
        defaultValue={request.q}
        placeholder={blog.search.placeholder}
        aria-label={blog.search.label}
        onChange={(event) => follow(event.currentTarget.form)}
        className="min-h-11 w-full min-w-0 rounded-edge border border-edge bg-sunken px-4 placeholder:text-quiet"
      />
      <Button type="submit" variant="outline">
        {blog.search.submit}
      </Button>
    </Form>
  )
}

/** Buttons next to the search box: to the categories, if they are in a popover, and to the newsletter. */
export function HeadButtons() {
  const look =
    'inline-flex min-h-11 cursor-pointer items-center rounded-edge border border-edge px-5 text-small font-semibold hover:border-accent hover:text-accent'
  return (
    <div className="flex flex-wrap gap-3">
      <button type="button" popoverTarget="categories" className={`${look} lg:hidden`}>
        {blog.categories.filter}
      </button>
      {/* Not a `Link`: a native fragment navigation moves focus to the field. */}
      <a href={`#${newsletterFieldId}`} className={look}>
        {blog.list.subscribe}
      </a>
    </div>
  )
}

/** The categories: a list at the side, or a popover on phones, which takes focus when it opens. */
export function CategoryFilter({ request }: { request: ListRequest }) {
  const { all, names, heading } = blog.categories
  return (
    <nav
      id="categories"
      popover="auto"
      aria-label={heading}
      className="category-filter"
      onToggle={({ currentTarget, newState }) => {
        if (newState === 'open') currentTarget.querySelector('a')?.focus()
      }}
    >
      <ul>
        {['', ...names].map((name) => (
          <li key={name}>
            <Link
              to={listUrl({ ...request, category: name, page: 1 })}
              prefetch="intent"
              preventScrollReset
              aria-current={request.category === name ? 'true' : undefined}
              onClick={() => document.getElementById('categories')?.hidePopover()}
              className="flex min-h-10 items-center text-small text-quiet hover:text-text aria-[current]:text-accent"
            >
              {name || all}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
