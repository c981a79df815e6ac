/** Files that the bundler takes up. */
declare module '*.css'
