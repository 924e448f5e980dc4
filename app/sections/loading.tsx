import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { LoadingText } from '#app/components/loading-text.tsx'

interface LoadingProps {
  text: string
  /** Settles when the page's data is available. */
  answer: Promise<unknown>
}

/** A loading state that revalidates the page once its data is available. */
export function Loading({ text, answer }: LoadingProps) {
  const { revalidate } = useRevalidator()

  useEffect(() => {
    let isGone = false
    const read = () => {
      if (!isGone) void revalidate()
    }
    void answer.then(read, read)
    return () => {
      isGone = true
    }
  }, [answer, revalidate])

  return (
    <div className="mt-8 min-h-[50vh]">
      <LoadingText>{text}</LoadingText>
    </div>
  )
}
