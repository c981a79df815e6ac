/** The pages of the editor. A page is an entry here; the shell links to each that has a name. */
import { type ComponentType, lazy } from 'react'
import { EditorPage } from './editor/editor-page.tsx'
import { SIGN_IN } from './router.ts'
import { SignInPage } from './sign-in/sign-in-page.tsx'

export interface PageEntry {
  /** First part of its path behind `#/`. */
  path: string
  /** In the menu. Its title a page gives the window itself: see `use-title.ts`. */
  name: string
  /** Whether the menu shows it: to everybody, to whoever is signed in, or to nobody. */
  menu: 'all' | 'signed_in' | 'none'
  /** `rest` is what stands behind the path: `['voices', 'bv_…']` of `#/settings/voices/bv_…`. */
  Page: ComponentType<{ rest: readonly string[] }>
}

export const PAGES: readonly PageEntry[] = [
  { path: '', name: 'Editor', menu: 'all', Page: EditorPage },
  {
    path: 'operations',
    name: 'Operations',
    menu: 'all',
    Page: lazy(async () => ({ default: (await import('./operations/operations-page.tsx')).OperationsPage })),
  },
  {
    path: 'settings',
    name: 'Settings',
    menu: 'signed_in',
    Page: lazy(async () => ({ default: (await import('./settings/settings-page.tsx')).SettingsPage })),
  },
  { path: SIGN_IN, name: 'Sign in', menu: 'none', Page: SignInPage },
]
