import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { LoadingText } from '#app/components/loading-text.tsx'

interface LoadingProps {
  text: string
  /** Settles when the data of the page is there to be read. */
  answer: Promise<unknown>
}

/** Stands where the data of a page is going to be, and has the page read it once it is there. */
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
