import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Real databases, mail servers and processes: a busy machine is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Vitest leaves one core free otherwise: half of a machine with two.
    maxWorkers: '100%',
    include: [
      '{app,cache,copy,content,leads,packages/content-lake,server,tests/{repo,schema}}/**/*.test.ts',
    ],
  },
})
