/** Files that the bundler hands over as text. */
declare module '*.css?inline' {
  const text: string
  export default text
}
