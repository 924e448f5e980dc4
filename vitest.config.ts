import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Real databases, mail servers and processes: a busy machine is no failure.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    include: ['{app,copy,content,content-lake,leads,server,tests/house,tests/schema}/**/*.test.ts'],
  },
})
