/** Names people forget to capitalise, as they are written. None of them is a common word when in small letters. */
import { words } from '../word-set.ts'

const NAMES = `
Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays
January February April June July September October November December
English French German Spanish Italian Dutch Portuguese Chinese Japanese Korean Russian Swedish Norwegian Turkish Greek
Arabic Hebrew Hindi Ukrainian Hungarian Romanian Bulgarian Croatian American Americans British Canadian Australian European
Europeans African Asian Mexican Brazilian Indian Irish Scottish Welsh Swiss Austrian Belgian Vietnamese Thai Indonesian
America Europe Africa Asia Australia Canada Mexico Brazil England Scotland Ireland Britain Germany France Spain Italy Poland
Netherlands Sweden Norway Denmark Austria Switzerland Belgium India Singapore London Paris Berlin Munich Madrid Barcelona Rome
Dublin Chicago Boston Seattle Toronto Sydney Melbourne Tokyo California Texas Florida
Christmas Easter Halloween Hanukkah Diwali Ramadan
Google LinkedIn Salesforce HubSpot Facebook Instagram YouTube Twitter TikTok Gmail Microsoft PowerPoint WhatsApp PayPal Shopify
Mailchimp Zapier Dropbox GitHub WordPress Netflix Airbnb Calendly Asana Trello Jira Figma QuickBooks Xero DocuSign Marketo
Zendesk ChatGPT OpenAI iPhone iPad MacBook iOS Android Klaviyo Pinterest Reddit Spotify Amazon Photoshop
`

/** Names of more words, and common words that are names in this company. */
const PHRASES: Readonly<Record<string, string>> = {
  'black friday': 'Black Friday',
  'good friday': 'Good Friday',
  'cyber monday': 'Cyber Monday',
  'giving tuesday': 'Giving Tuesday',
  'new york': 'New York',
  'los angeles': 'Los Angeles',
  'san francisco': 'San Francisco',
  'hong kong': 'Hong Kong',
  'new zealand': 'New Zealand',
  'united states': 'United States',
  'united kingdom': 'United Kingdom',
  'google (ads|analytics|sheets|docs|drive|meet|calendar|maps|workspace)':
    'Google (Ads|Analytics|Sheets|Docs|Drive|Meet|Calendar|Maps|Workspace)',
  'microsoft (teams|excel|word|outlook|office)': 'Microsoft (Teams|Excel|Word|Outlook|Office)',
  'excel (sheet|sheets|spreadsheet|spreadsheets|file|files|workbook)':
    'Excel (sheet|sheets|spreadsheet|spreadsheets|file|files|workbook)',
  'zoom (call|link|meeting|invite)': 'Zoom (call|link|meeting|invite)',
  'slack (channel|workspace|message)': 'Slack (channel|workspace|message)',
  'polish (language|market|customers|clients|office|team|company)':
    'Polish (language|market|customers|clients|office|team|company)',
  '(danish|finnish) (language|market|customers|clients|office|team|company)':
    '(Danish|Finnish) (language|market|customers|clients|office|team|company)',
  '(march|may|august)': '(March|May|August)',
}

/** Name in small letters to the name as written. */
export const PROPER_NAMES: ReadonlyMap<string, string> = new Map(
  NAMES.trim()
    .split(/\s+/)
    .map((name) => [name.toLowerCase(), name]),
)

/** Every phrase to look for, with the name as written. */
export const NAMES_TO_FIND: Readonly<Record<string, string>> = {
  ...Object.fromEntries(PROPER_NAMES),
  ...PHRASES,
}

/** After a nationality, these make a common word that many write small: `french fries`, `swiss cheese`. */
export const COMMON_AFTER: ReadonlySet<string> = words(
  'fries toast press door doors window windows manicure braid dressing bean beans kiss cuff cuffs polish curve curves leave oven ovens shepherd ' +
    'doll dolls roulette delight bath cheese roll rolls cabbage wall walls muffin muffins breakfast omelette rice chard coffee sprouts ' +
    'numerals pastry pastries knife paper ink leather summer club dip loaf saddle garden',
)
