/** Abbreviations that stay in capitals when a shouted line is written in small letters. Lower case. */
import { words } from '../word-set.ts'

export const ACRONYMS: ReadonlySet<string> = words(
  'ai api apac apr asap atm aws b2b b2c bbc bi bmw bst c cad ccpa cdn cdt ceo cet cfo chro ciso cli cms cmo cnn coo cpa cpc cpm cpu crm cro css csv cta ' +
    'cto cv db dc ddos diy dkim dmarc dna dns dvd eg emea eod erp esg esp est eta eu eur faq fbi fda fr fte fyi gaap gbp gdp gdpr gmt gps gpu gst ' +
    'hdmi hipaa hr html http https hvac ibm id ie imap ios ip ipo irs iso it jpeg js json jst kpi la led llc llm lms ltd ml mba mit mri msp mvp nasa ' +
    'nato nba nda nfl ngo nhs nps ny nyc oem ok okr os oss p&l pa pc pcr pdf php plc pm pn png po pos pr ps pst psu pto q1 q2 q3 q4 qa qbr qr r&d ram ' +
    'rbac rfi rfp rfq rgb roas roi rpm rss rsvp rv saas sap sdk sdr sec seo sep serp sla sme smb sms soc sop sow spf sql ssl sso suv svp tbc tbd tco tls ' +
    'tv uae udf ui uk un url us usa usb usd utc uv ux vat vip vp vpn vr vs wcag wifi xml yoy yaml zip',
)
