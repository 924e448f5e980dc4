import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      '{app,copy,content,content-lake,leads,server,studio/schema,tests/house}/**/*.test.ts',
    ],
  },
})
