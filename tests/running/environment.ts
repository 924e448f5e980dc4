/** What a process needs to run at all. */
const needed = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'LD_LIBRARY_PATH']

/**
 * The environment for a process under test: no setting of the machine leaks in, so that nothing is
 * sent to a real mail server and a database of somebody's own is never touched.
 */
export function testEnvironment(settings: Record<string, string>): NodeJS.ProcessEnv {
  const kept = needed.flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return { ...Object.fromEntries(kept), NODE_ENV: 'production', ...settings }
}
