export default function Home() {
  return (
    <main className="text-signal">
      <h1>Hi</h1>
      <a href="/x">x</a>
    </main>
  )
}
