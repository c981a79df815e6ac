/** Short forms in capitals that need no explanation to most people who get mail at work. Lower case. */
import { ACRONYMS } from './acronyms.ts'

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
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  words(
    'am an as at be by do go he if in is it me my no of on or so to up us we ' +
      'about act again all always and any are ask back bad because been best better big blue book brand but buy call can cash chance cheap check claim click ' +
      'code come cool cost cut day days deal dear did does done dont down each easy end ends even ever every extra fact fast find fire first for free ' +
      'from full fun get gift give goes gone good got grab great grow had hard has have health help her here hey high him his home hot hour hours how huge ' +
      'hurry idea into its key job join just keep kind know last late learn least left less life like limit line link list live long look lose lost lots love ' +
      'low luck made main make many mega miss money month more most much must name need never new news next nice nine non not note now off offer old once ' +
      'one only open order other our out over own page part pay plan play plus price prize read ready real red reply rest right risk safe sale same save say see ' +
      'seen sell send set she shop show sign site six slow some soon stay still stop such super sure take talk team tell ten than thank thanks that the them then ' +
      'there they thing think this three time times tip tips today too top total try turn two under until upon urgent use very visit wait want war was way week well were ' +
      'what when where who why will win wins with wont word words work world worst worth would wow wrong year years yes yet you your yours zero',
  ),
)
