import { motion } from 'motion/react'
import { Footer } from '../../../../app/layout/footer.tsx'
import { Header } from '../../../../app/layout/header.tsx'
import Home from '../../../../app/routes/home.tsx'
import { header } from '../../../../copy/navigation.ts'

/** The page, which comes in as the site's pages do between routes: in 0.3 s. */
export function Page() {
  return (
    <>
      <a
        href="#content"
        className="sr-only z-60 bg-signal px-4 py-3 font-semibold text-signal-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {header.skip}
      </a>
      <Header />
      <motion.main
        id="content"
        tabIndex={-1}
        className="frame outline-none"
        initial={{ opacity: 0 }}
        animate={{ opacity: 1 }}
        transition={{ duration: 0.3 }}
      >
        <Home />
      </motion.main>
      <Footer />
    </>
  )
}
