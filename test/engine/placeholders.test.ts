import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  balance,
  type Found,
  findPlaceholders,
  placeholderAt,
  samePlaceholders,
} from '#shared/engine/placeholders.ts'
import { evaluate, score } from '#shared/engine/score.ts'
import { expectLinear } from '../support/growth.ts'

/** Every syntax: as written, its id, the field's name and its fallback. */
const TAGS: readonly [raw: string, syntax: string, name: string | null, fallback?: string | null][] = [
  ['{{first_name}}', 'mustache', 'first_name'],
  ['{{ contact.firstname }}', 'mustache', 'contact.firstname'],
  ['{{firstName}}', 'mustache', 'firstName'],
  ['{{First Name}}', 'mustache', 'First Name'],
  ['{{ subscriber.first_name }}', 'mustache', 'subscriber.first_name'],
  ['{{contact.first_name, fallback=Customer}}', 'mustache', 'contact.first_name', 'Customer'],
  ["{{ personalization_token('contact.firstname', 'there') }}", 'mustache', 'contact.firstname', 'there'],
  ["{{first_name|default:'there'}}", 'liquid', 'first_name', 'there'],
  ['{{ first_name | capitalize | default: "friend" }}', 'liquid', 'first_name', 'friend'],
  ["{{ first_name|default('you') }}", 'liquid', 'first_name', 'you'],
  ['{{x | "y"}}', 'liquid', 'x', 'y'],
  ['{{x || "y"}}', 'liquid', 'x', 'y'],
  ['{{ name | upcase }}', 'liquid', 'name'],
  ['{{{Recipient.FirstName}}}', 'salesforce_lightning', 'Recipient.FirstName'],
  ['{!Contact.FirstName}', 'salesforce_classic', 'Contact.FirstName'],
  ['{!$User.Email}', 'salesforce_classic', '$User.Email'],
  [
    '{!BLANKVALUE(Contact.FirstName, "Valued Customer")}',
    'salesforce_classic',
    'Contact.FirstName',
    'Valued Customer',
  ],
  ['%%FirstName%%', 'ampscript', 'FirstName'],
  ['%%First Name%%', 'ampscript', 'First Name'],
  ['%%!message_id%%', 'ampscript', 'message_id'],
  ['%%[ SET @x="y" ]%%', 'ampscript', null],
  ['%%=v(@x)=%%', 'ampscript', '@x'],
  ['*|FNAME|*', 'mailchimp', 'FNAME'],
  ['*|FIRST_NAME|Friend|*', 'mailchimp', 'FIRST_NAME', 'Friend'],
  ['*|DATE:d/m/y|*', 'mailchimp', 'DATE'],
  ['%FIRSTNAME%', 'activecampaign', 'FIRSTNAME'],
  ['%contact_first_name%', 'activecampaign', 'contact_first_name'],
  ['{{lead.First Name:default=friend}}', 'marketo', 'lead.First Name', 'friend'],
  ['{{my.Event Date}}', 'marketo', 'my.Event Date'],
  ['{%=lead.city%}', 'marketo', 'lead.city'],
  ['[[FIRSTNAME OR "Friend"]]', 'constant_contact', 'FIRSTNAME', 'Friend'],
  ['$SUBSCRIBER.EMAIL$', 'constant_contact', 'SUBSCRIBER.EMAIL'],
  ['[[firstname]]', 'getresponse', 'firstname'],
  [`{{\${first_name}}}`, 'braze', 'first_name'],
  [`{{\${first_name} | default: 'there'}}`, 'braze', 'first_name', 'there'],
  [`{{custom_attribute.\${plan}}}`, 'braze', 'plan'],
  [`\${first_name}`, 'dollar_brace', 'first_name'],
  ['{contactfield=firstname|there}', 'mautic', 'firstname', 'there'],
  ['{contactfield=firstname}', 'mautic', 'firstname'],
  ['<%= recipient.firstName %>', 'erb', 'recipient.firstName'],
  ['{$name}', 'mailerlite', 'name'],
  ["{$name|default('friend')}", 'mailerlite', 'name', 'friend'],
  ['~Contact.FirstName~', 'keap', 'Contact.FirstName'],
  ['@FIRSTNAME@', 'dotdigital', 'FIRSTNAME'],
  ['#firstname#', 'flexmail', 'firstname'],
  ['[firstname,fallback=]', 'campaign_monitor', 'firstname', ''],
  ['[firstname, fallback=friend]', 'campaign_monitor', 'firstname', 'friend'],
  ['{!firstname_fix}', 'aweber', 'firstname_fix'],
  ['{{ .Recipient.FullName }}', 'go_template', '.Recipient.FullName'],
  ['{{.Name}}', 'go_template', '.Name'],
  ['{FirstName}', 'single_brace', 'FirstName'],
  ['{unsubscribe_url}', 'single_brace', 'unsubscribe_url'],
  ['{{> footer}}', 'handlebars_block', null],
]

const LEFTOVERS = [
  '[one customer of the same size and what changed for them]',
  '[hours or days]',
  '[First Name]',
  '[FIRST_NAME]',
  '[firstName]',
  '[Company]',
  '[company name]',
  '[your name]',
  '[Your Company]',
  '[insert link]',
  '[insert personal compliment here]',
  '[date]',
  '[Date and Time]',
  '[City, State]',
  '[pain point]',
  '[Name 1]',
  '[XX]',
  '[X%]',
  '[add link here]',
  '[Vorname]',
  '[X years]',
  "[today's date]",
  '{Name}',
  '{First Name}',
  '<company>',
  '<first name>',
  '<Your Name>',
  '<client>',
  '<<client>>',
  '<<Donor Name>>',
  '<<date>>',
  'XXX',
  'XXXX',
  'XXX-XXX-XXXX',
  'INSERT LINK HERE',
  'INSERT COMPANY NAME',
  'Insert link here',
]

/** Text that only looks like a placeholder. */
const PROSE = [
  'They said “[the company] grew” and “[the rest was omitted]”.',
  '100 % of 20 %',
  '50%off and 20%more',
  'https://x.com/?q=%E2%82%AC%20and%C3%A9t%C3%A9',
  'It costs $5 or $10.',
  'Long $AAPL$ and US$ 5.',
  '{ not closed',
  '{{ not closed either',
  'See [1] and [12].',
  '[EXTERNAL] Your invoice',
  '[sic]',
  '[Webinar] Save your seat',
  '[Save the date]',
  '[Product update]',
  '[x] done, [ ] open',
  '<https://x.com/name>',
  '<jane@x.com>',
  '<p class="name">Hi</p><br/><title>News</title>',
  'a < b > c',
  'He said <<bonjour>> and <<à demain>>.',
  'It rains again <sigh> and the <strong> tag is open.',
  'p { color: red } a{margin:0}',
  '{"name": "x|y", "list": [1, 2]}',
  '{"a":{"b":{"c":1}}}',
  'style={{ color: red }}',
  'Write to jane@x.com or JOHN@X.COM.',
  'We are #hashtag #one#two',
  'See [company](https://x.com) for more.',
  'Sizes XXL, XXXL and XXX-large',
  'Card XXXX-XXXX-XXXX-1234 or XXXX 1234',
  'Insert coin to play',
  'INSERT INTO name VALUES (1)',
  'Strike ~~this~~ and ~that~',
  'if (a || b) { return c || d; }',
  '**bold** and * | *',
  'call([, name]) and {|}',
]

describe('placeholders', () => {
  it.each(TAGS)('reads %s', (raw, syntax, name, fallback = null) => {
    const [one, ...more] = findPlaceholders(`Hi ${raw}, hello`)
    expect(more).toEqual([])
    expect(one).toEqual({ start: 3, end: 3 + raw.length, raw, syntax, name, fallback, role: 'value' })
  })

  it.each(LEFTOVERS)('sees the hole %s', (raw) => {
    expect(findPlaceholders(`Hi ${raw}, hello`)).toMatchObject([
      { start: 3, raw, syntax: 'human_leftover', role: 'leftover' },
    ])
  })

  it.each(PROSE)('leaves %s alone', (text) => {
    expect(findPlaceholders(text)).toEqual([])
  })

  it.each([
    ['{Hi|Hello|Hey}', 'spintax'],
    ['{Hi {{first_name}}|Hello}', 'spintax'],
    ['{{RANDOM | Hi | Hello}}', 'spintax'],
  ])('keeps the choice %s whole', (raw, syntax) => {
    expect(findPlaceholders(`${raw} there`)).toMatchObject([{ start: 0, raw, syntax, role: 'choice' }])
  })

  it('prefers the longest tag and never overlaps', () => {
    expect(findPlaceholders('{{{a}}} {{{b}} [[c]] %%d%% %city% XXX').map((one) => one.raw)).toEqual([
      '{{{a}}}',
      '{{b}}',
      '[[c]]',
      '%%d%%',
      '%city%',
      'XXX',
    ])
  })

  it('knows ambiguous tags only when they were declared', () => {
    const text = 'Hi -name- and :name, not :names or the my-names'
    expect(findPlaceholders(text)).toEqual([])
    expect(
      findPlaceholders(text, ['-name-', ':name']).map(({ start, raw, name }) => [start, raw, name]),
    ).toEqual([
      [3, '-name-', 'name'],
      [14, ':name', 'name'],
    ])
  })

  it('ignores a tag of more than 300 characters', () => {
    expect(findPlaceholders(`{{${'a'.repeat(290)}}}`)).toHaveLength(1)
    expect(findPlaceholders(`{{${'a'.repeat(300)}}}`)).toEqual([])
    expect(findPlaceholders('x', ['', 'x'.repeat(301)])).toEqual([])
  })

  it('finds the same as reading at each place, for any text', () => {
    const pieces = fc.constantFrom(
      ...TAGS.map(([raw]) => raw),
      ...LEFTOVERS,
      ...PROSE,
      ' ',
      '{',
      '}',
      '|',
      '\ud800',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ unit: 'binary' })), { maxLength: 12 }), (parts) => {
        const text = parts.join('')
        let end = 0
        for (const one of findPlaceholders(text)) {
          expect(one.start).toBeGreaterThanOrEqual(end)
          expect(text.slice(one.start, one.end)).toBe(one.raw)
          expect(placeholderAt(text, one.start)).toEqual(one)
          end = one.end
        }
      }),
    )
  })

  it.each([
    '{',
    '[',
    '[[',
    '%%',
    '*|',
    '{{',
    '{%',
    '%%[',
    '<%',
    '{a',
    '{{a ',
    '{a|',
    'X',
    'X-',
    'INSERT ',
    '%a',
    '{!a',
    '<a ',
  ])('stays linear on 200 kB of %s', (piece) => {
    expectLinear(200_000, (size) => piece.repeat(size / piece.length), findPlaceholders)
  })
})

describe('a report', () => {
  const found = (draft: string) => score({ draft, kind: 'newsletter' }).placeholders.found

  it('tells of tags in the addresses of HTML, at their place, each once', () => {
    const draft =
      '<p>Hi {{ name }}, see <a href="https://a.example/{{ subscriber.id }}?u=*|UNSUB|*">the list</a>.</p>'
    const tags = ['{{ name }}', '{{ subscriber.id }}', '*|UNSUB|*']
    expect(found(draft).map(({ raw }) => raw)).toEqual(tags)
    expect(found(draft).map(({ start, end }) => draft.slice(start, end))).toEqual(tags)
  })

  it.each(['https://a.example/x?c=[[campaign_id]]', 'https://a.example/{% if a %}b{% endif %}'])(
    'leaves the tag in %s whole',
    (url) => {
      const { doc } = evaluate({ draft: `The list is at ${url} today.` })
      expect(doc.links.map(({ href }) => href)).toEqual([url])
    },
  )

  it('ends an address where the block around it does', () => {
    const { doc } = evaluate({ draft: '{% if a %}See https://a.example/x{% endif %}' })
    expect(doc.links.map(({ href }) => href)).toEqual(['https://a.example/x'])
  })
})

describe('balance', () => {
  const issues = (text: string) => balance(findPlaceholders(text)).map(({ kind, raw }) => `${kind} ${raw}`)

  it.each([
    '{% if a %}{% for b in c %}x{% endfor %}{% else %}y{% endif %}',
    '{%- unless a -%}x{%- endunless -%}',
    '{{#if a}}{{#each b}}x{{/each}}{{else}}y{{/if}}{{^c}}z{{/c}}',
    '*|IF:A|**|IFNOT:B|*x*|END:IF|**|ELSE:|*y*|END:IF|*',
    '%%[ IF @a == 1 THEN ]%%x%%[ ENDIF ]%%',
    '{{ if .A }}{{ range .B }}x{{ end }}{{ end }}',
    '<% if a %>x<% else %>y<% end %><% if (b) { %>z<% } %>',
    'no blocks at all, {{name}}',
  ])('accepts %s', (text) => {
    expect(issues(text)).toEqual([])
  })

  it.each<[string, string[]]>([
    ['{% if a %}x', ['unclosed {% if a %}']],
    ['x{% endif %}', ['unopened {% endif %}']],
    ['{% if a %}{% for b in c %}{% endif %}', ['unclosed {% for b in c %}']],
    ['{% if a %}{% for b in c %}{% endif %}{% endfor %}', ['crossed {% endif %}']],
    ['{{#if a}}{{/each}}', ['unclosed {{#if a}}', 'unopened {{/each}}']],
    ['*|END:IF|**|IF:A|*', ['unopened *|END:IF|*', 'unclosed *|IF:A|*']],
    ['{{#if a}}{% if b %}{{/if}}{% endif %}', ['crossed {{/if}}']],
  ])('reports %s', (text, expected) => {
    expect(issues(text)).toEqual(expected)
  })

  it('says what is wrong and where', () => {
    expect(balance(findPlaceholders('Hi {% if a %}x'))).toEqual([
      { kind: 'unclosed', start: 3, end: 13, raw: '{% if a %}', message: '{% if a %} is never closed.' },
    ])
  })
})

describe('samePlaceholders', () => {
  const tags = (text: string): Found[] => findPlaceholders(text)

  it('compares by what is written, as often as it occurs, in any order', () => {
    expect(samePlaceholders(tags('{{a}} {{b}} {{a}}'), tags('{{b}} {{a}} {{a}}'))).toEqual({
      preserved: true,
      lost: [],
      added: [],
    })
    expect(samePlaceholders(tags('{{a}} {{b}} {{a}}'), tags('{{a}} {{ b }}'))).toEqual({
      preserved: false,
      lost: ['{{b}}', '{{a}}'],
      added: ['{{ b }}'],
    })
  })
})
