/** Short forms in capitals that need no explanation, and words that are capitals only to be loud. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Business, computing, media, places, money, time, law and health: read by most people who get mail at work. */
export const KNOWN_ACRONYMS = words(
  'CEO CFO CTO COO CMO CIO CISO CRO CPO CHRO VP SVP EVP MD GM HR PR PA EA IT QA RD PM ' +
    'CRM ERP SEO SEM PPC CPC CPA CPM CTR CTA ROI ROAS KPI KPIS OKR OKRS SLA SLAS NDA NDAS MSA SOW RFP RFPS RFQ RFI PO B2B B2C SMB SMBS SME SMES ' +
    'ARR MRR LTV CAC NPS CSAT EBITDA P&L YOY QBR GTM ICP USP TCO SKU SKUS POS ATM FAQ FAQS TBA TBC TBD ETA EOD EOM COB FYI ASAP RSVP BYO DIY ' +
    'AI ML API APIS SDK SDKS SQL CSV PDF PDFS HTML CSS XML JSON JPG JPEG PNG GIF SVG URL URLS HTTP HTTPS FTP SSH SSL TLS VPN DNS IP TCP LAN WAN WIFI ' +
    'USB HDMI LED LCD OLED CPU GPU RAM ROM SSD HDD PC PCS MAC IOS OS UI UX SMS MMS GPS RFID NFC QR 3D 2D VR AR XR IOT SAAS PAAS SSO MFA 2FA OTP PIN ' +
    'AWS GCP SAP IBM HP NASA ESA BBC CNN NBC ABC CBS PBS NPR HBO ESPN NFL NBA MLB NHL FIFA UEFA IKEA BMW UPS DHL USPS FEDEX KPMG PWC HSBC TED ' +
    'USA UK UAE EU UN NATO WHO IMF NAFTA ASEAN EMEA APAC LATAM NYC LA SF DC NSW VIC QLD ' +
    'USD EUR GBP CAD AUD NZD JPY CHF INR VAT GST HST PST QST IBAN BIC ACH SEPA APR APY IPO ETF IRA ISA HSA FSA FDIC SEC FTC FCC FDA CDC IRS HMRC ' +
    'GMT UTC EST EDT CST CDT MST MDT PDT BST CET CEST AEST AEDT NZST AM PM BC AD JAN FEB MAR APR JUN JUL AUG SEP SEPT OCT NOV DEC MON TUE TUES WED THU THUR THURS FRI SAT SUN ' +
    'GDPR CCPA HIPAA OSHA ISO SOC PCI DSS ADA LLC LLP LTD INC PLC GMBH ABN EIN SSN DOB ID IDS VIN ISBN ' +
    'MBA BA BSC MSC PHD MD RN STEM GPA SAT ACT GCSE UCLA MIT NYU LSE DNA RNA HIV AIDS COVID ICU ER EMT GP NHS MRI CT ADHD PPE ' +
    'CV CVS PTO WFH OOO AGM BBQ TV DVD CD DJ MC VIP VIPS MVP MVPS POC AKA ASMR LOL OMG NGO NGOS NB PS PPS RE FW FWD CC BCC TM OK SOS UFO RIP IQ ESL LGBT LGBTQ BLM ' +
    'HVAC AC DC MOT RV SUV EV EVS PHEV MPG MPH KPH RPM PSI BTU KWH UV SPF XL XXL XS RGB CMYK DPI FBI CIA NSA NYPD POTUS MP MPS RSPCA RNLI NHTSA EPA',
)

/** Common words; in capitals they are shouted. */
export const LOUD_WORDS = words(
  'a about act again all always am an and any are ask at be because been best big book brand but buy by call can claim click cool day days ' +
    'deal dear did do does done dont easy end ends ever every everything extra fast fire for free friend from full get give go gone good grab great ' +
    'guaranteed had has have he help her here him his home hot hour hours how huge hurry i if important in instant is it its join just keep know last ' +
    'least left less life limited live look lose love low lowest make many me mega miss money month more most much must my need never new next no not ' +
    'notice now of off offer ok on once one only open or order our out over own pay please price read real really reply right risk sale save secret see ' +
    'sell send shop show so some soon special start stop super sure take tell than that the their them then there they this time to today tonight too ' +
    'top total truth two under until up upgrade urgent us very wait want warning was watch way we week what when where who why will win with won work ' +
    'worth wow wrong yes yet you your yours',
)
