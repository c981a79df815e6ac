import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'

// Workers, and the servers that tests start, compile each file once between them: where the command line keeps it.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules', '.cache', 'compiled')

/** Milliseconds: far more than any test takes alone, so that only one that hangs reaches it on a busy machine. */
const HANGS = 300_000

export default defineConfig({
  test: {
    setupFiles: ['test/support/seed.ts'],
    testTimeout: HANGS,
    hookTimeout: HANGS,
    expect: { requireAssertions: true, poll: { timeout: HANGS / 10 } },
    // Files share what they load: loading the engine anew for each takes longer than most of its tests.
    isolate: false,
    // Node reads the sources itself, as it does for the product. Through Vite's runner each import is looked up anew
    // whenever it is used, and what computes takes a third longer. Nor is any module replaced by another.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // One more than the two cores a run is made for: tests of pages, which come first, and of servers also wait.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'test/e2e/**'],
        },
      },
      // These need the extension as it is built.
      { extends: true, test: { name: 'e2e', include: ['test/e2e/**/*.test.ts'] } },
    ],
  },
})
