import Home from '../../../../app/routes/home.tsx'

export default function Page() {
  return (
    <main id="content" tabIndex={-1} className="frame outline-none">
      <Home />
    </main>
  )
}
