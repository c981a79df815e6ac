import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const HREF = 'https://x.example/a'
const rewritten = (draft: string) =>
  local(contract.input.parse({ kind: 'internal', draft, variants: 1 }), {
    profile: DEFAULT_PROFILE,
    dictionary,
  }).result.variants[0]?.draft ?? ''

/** What becomes of a paragraph behind another. */
const paragraph = (html: string) =>
  rewritten(`<p>Hi Ana,</p><p>The new rota starts on 4 May.</p><p>${html}</p><p>Best,<br>Tom</p>`).split(
    /<\/?p>/,
  )[5]
const link = (text: string) => `<a href="${HREF}">${text}</a>`

describe('a link called “here”', () => {
  it.each([
    [`Click ${link('here')} to see the rota.`, `${link('See the rota')}.`],
    [`${link('Click here')} to see the rota.`, `${link('See the rota')}.`],
    [`Please click ${link('here')} for the map.`, `${link('See the map')}.`],
    [`${link('Click here')} for your ticket.`, `${link('Get your ticket')}.`],
    [`To book your slot, simply click ${link('here')}.`, `${link('Book your slot')}.`],
  ])('is called by what the words around it say: %s', (html, expected) => {
    expect(paragraph(html)).toBe(expected)
    expect(paragraph(expected)).toBe(expected)
  })

  it.each([
    `You can find it ${link('here')}.`,
    `The rota is ${link('here')} and the map is on the wall.`,
    `${link('Click here')} and it covers the week.`,
    `Click <b>on</b> ${link('here')} to see the rota.`,
    `Click ${link('here')} to see <b>the rota</b>.`,
    `Click ${link('here')} to see {{rota}}, which is new.`,
  ])('keeps its place in a sentence that says more: %s', (html) => {
    expect(paragraph(html)).toBe(html)
  })

  it('says it in a plain mail before the address', () => {
    const mail = (line: string) => `Hi Ana,\n\nThe new rota starts on 4 May.\n\n${line}\n\nBest,\nTom`
    expect(rewritten(mail(`Click here to sign up: ${HREF}`))).toContain(`Sign up here: ${HREF}`)
    expect(rewritten(mail(`Click here for the map: ${HREF}`))).toContain(`See the map: ${HREF}`)
    expect(rewritten(mail(`Click here to sign up now: ${HREF}`))).toContain(`Sign up now: ${HREF}`)
    expect(rewritten(mail(`Please click here: ${HREF}`))).toContain(`Here is the link: ${HREF}`)
    expect(rewritten(mail(`Please click on the following link: ${HREF}`))).toContain(
      `Here is the link: ${HREF}`,
    )
  })
})
