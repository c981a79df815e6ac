/** Where one is: what stands behind `#` in the address, which never reaches the server. */
import { useSyncExternalStore } from 'react'

export interface Place {
  /** First part of the path; '' is the editor. */
  page: string
  /** The parts behind it, such as the id of what is shown. */
  rest: readonly string[]
}

export const SIGN_IN = 'sign-in'

/** The place that a hash such as `#/settings/voices` names. Never throws: what cannot be decoded stays as it is. */
export function placeOf(hash: string): Place {
  const [page = '', ...rest] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded)
  return { page, rest: rest.filter((part) => part !== '') }
}

/** The address of a place, for `href`. */
export const hrefOf = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`

/** The address of the page to sign in on, which leads back to a place. */
export const signInHref = ({ page, rest }: Place): string =>
  page === SIGN_IN ? hrefOf(SIGN_IN, ...rest) : hrefOf(SIGN_IN, page, ...rest)

export function goTo(...parts: readonly string[]): void {
  location.hash = hrefOf(...parts)
}

/** The place now, and a render when it changes. */
export function usePlace(): Place {
  return placeOf(useSyncExternalStore(follow, () => location.hash))
}

function follow(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
