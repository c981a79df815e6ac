/** Where a mail is written and scored. */
export function EditorPage() {
  return <h1>Editor</h1>
}
