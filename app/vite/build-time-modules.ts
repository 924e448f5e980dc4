import { type Plugin, runnerImport } from 'vite'

/**
 * Evaluates modules named `*.build.ts` when the site is built, and replaces them with what they export, as
 * JSON. So their imports, such as Shiki, are loaded neither by browsers nor by the server.
 */
export function buildTimeModules(): Plugin {
  return {
    name: 'build-time-modules',
    enforce: 'pre',
    load: {
      filter: { id: /\.build\.ts$/ },
      async handler(id) {
        const { module, dependencies } = await runnerImport<Record<string, unknown>>(id, {
          root: this.environment.config.root,
        })
        for (const file of dependencies) this.addWatchFile(file)
        return Object.entries(module)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n')
      },
    },
  }
}
