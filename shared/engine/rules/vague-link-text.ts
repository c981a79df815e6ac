import { range } from '../finding.ts'
import { defineRule } from '../rule.ts'

/** Texts that could stand on any link, and those that at least say what happens. */
const BLIND = new Set(
  'here,click here,click,click me,click now,click here now,click below,tap here,press here,this,this link,the link,link,this page,this website,website,page,url,go here,see here,here it is,right here'.split(
    ',',
  ),
)
const THIN = new Set(
  'read more,learn more,find out more,see more,view more,more,more info,more information,more details,details,continue,continue reading,discover more'.split(
    ',',
  ),
)

export default defineRule({
  id: 'vague-link-text',
  dimension: 'cta',
  severity: 'warning',
  summary: 'This link does not say where it leads.',
  why: 'Readers jump from link to link, and a screen reader reads them out one by one. Name what is behind the link: “the brake pad guide”, not “here”.',
  evidence: ['N11', 'E50', 'E47'],
  check: (doc) =>
    doc.links.flatMap(({ start, end, text, region }) => {
      if (region === 'quoted' || region === 'footer' || text.length > 30) return []
      const label = text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
      if (BLIND.has(label)) return [range('draft', start, end)]
      if (!THIN.has(label)) return []
      return [
        range('draft', start, end, {
          severity: 'info',
          message: `“${text.trim()}” could stand on any link.`,
        }),
      ]
    }),
  examples: {
    flags: [
      {
        draft: {
          format: 'html',
          draft: '<p>To fill in the form, <a href="https://a.example/form">click here</a>.</p>',
        },
        marks: ['click here'],
      },
      {
        draft: {
          format: 'html',
          draft: '<p>Wet grit wears out pads. <a href="https://a.example/pads">Read more »</a></p>',
        },
        marks: ['Read more »'],
      },
    ],
    passes: [
      {
        format: 'html',
        draft: '<p>See <a href="https://a.example/pads">the brake pad guide</a> with photos.</p>',
      },
      { format: 'html', draft: '<p>Click here: <a href="https://a.example">a.example</a></p>' },
      'Click here for the form: https://a.example/form',
    ],
  },
})
