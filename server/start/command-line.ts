/**
 * Parses the arguments of an npm script, before it does anything else. `--help` prints the usage and ends the
 * process. If `parse` throws, such as `parseArgs` for an unknown option, its message and the usage are printed to
 * stderr, and the exit code is 2.
 */
export function readCommandLine<T>(usage: string, parse: (args: string[]) => T): T {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parse(args)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.error(usage)
    process.exit(2)
  }
}
