/** Short forms in capitals that need no explanation to most people who get mail at work. Lower case. */
import { ACRONYMS } from './acronyms.ts'
import { STOPWORDS } from './stopwords.ts'

const words = (list: string): readonly string[] => list.split(' ')

export const KNOWN_ACRONYMS: ReadonlySet<string> = new Set([
  ...ACRONYMS,
  // Business and mail.
  ...words(
    'evp sem ppc ctr kpis okrs slas ndas msa rfps smbs smes arr mrr ltv cac csat ebitda gtm icp usp sku skus faqs eom cob byo ooo wfh agm',
  ),
  // Titles, trades and the rest.
  ...words('am rei epc msn rn bsn phd cvv cvc'),
  // Computing and media.
  ...words(
    'npm apis sdks pdfs gif svg urls ftp ssh lan wan lcd oled ssd hdd pcs mms rfid nfc ar xr iot paas mfa otp pin abc cbs hbo espn gcp',
  ),
  // Bodies, makers and carriers.
  ...words(
    'esa nbc pbs npr mlb nhl fifa uefa ikea dhl ups usps pwc kpmg hsbc imf asean latam who epa ftc fcc cdc hmrc cia nsa rspca rnli unesco',
  ),
  // Places, money and time.
  ...words(
    'pln sek nok dkk czk huf ron bgn cny hkd sgd krw zar brl mxn clp cop thb idr myr vnd aed sar egp kes ngn uah isk rsd twd qar kwd cest fob cif dap ddp ' +
      'nsw qld nzd aud jpy chf inr hst bic ach sepa apy etf ira isa hsa fsa fdic cst mst mdt edt aest aedt nzst acst awst',
  ),
  ...words('jan feb mar may jun jul aug sept oct nov dec mon tue tues wed thu thur thurs fri sat sun'),
  // Law, learning, health and home.
  ...words(
    'osha pci dss ada inc gmbh abn acn ein ssn dob vin isbn bsc msc stem gpa gcse ucla nyu lse rna hiv aids covid icu adhd ppe',
  ),
  ...words(
    'cvs bbq cds vips mvps poc aka lol omg ngos ufo rip esl lgbt lgbtq mot phev mpg mph kph psi btu kwh xxl cmyk dpi suvs evs',
  ),
])

/** Common words; in capitals they are shouted and stand for nothing. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set([
  ...[...STOPWORDS].filter((word) => word.length > 1 && !KNOWN_ACRONYMS.has(word)),
  ...words(
    'am at in is it no to us act and ask bad best better big blue book brand buy call cash chance cheap check claim click code ' +
      'cool cost cut day days deal dear dont easy end ends extra fact fast fire free from full fun get gift good grab great grow ' +
      'hard health help hey high home hot hour hours huge hurry idea key job join kind late learn left life limit line link list ' +
      'live long lose lost lots love low luck main mega miss money month most name need new news nice nine non note offer old ' +
      'open order page part pay plan play plus price prize read ready real red reply rest risk safe sale save sell send set shop ' +
      'show sign site six slow stay stop super talk team ten that the three time times tip tips today top total turn two urgent ' +
      'visit wait war week when who win wins wont word words work world worst worth wow wrong year years zero',
  ),
])
