/** How words begin when they are spoken, where spelling misleads. */
import { words } from '../word-set.ts'

/** Short forms read letter by letter that begin with a letter whose name starts with a vowel: "an em-bee-ay". Those in capitals without a vowel need no list. */
export const SPELT_VOWEL = words(
  'fx md rv xl fbi fca fda ftp fte fyi hq hr hdmi html http https hoa hsa hvac hov hmo lcd lp lse mba mep mfa mit mot mou moq mp mph mri msa ' +
    'mrna nba nda nft ngo npm nyc nypd nyse nsa rbac rfi rfid rfp rsa rss rsvp roi sba sdk sec seo sla sme smtp sms sso ssl suv svg ' +
    'xml api aws ai ae afaq ip ipo it iot id isp iso eta etf erp esg eu ev eob icu ide ifa ico oem okr ooo os ota',
)

/** Short forms that begin with the sound of "you" or another consonant. */
export const SPELT_CONSONANT = words(
  'ui uk uri url us usa usb usd usp ux uv utc utm uat uae usda usps ups uhf uml upc uno ubi ufo',
)

/** Read as letters by some and as a word by others, or pronounced by taste: either article will do. */
export const EITHER_SOUND = words(
  'faq faqs sql sku sow sap led roas rom sip lidar rip lan luf fob urn ulez eur mac html5 xmas herb herbs herbal herbalist homage ' +
    'historic historical historically historian history habitual hysterical hereditary hotel hotels heroic euler oaxaca ulta uline unum ' +
    'hermes hors huawei uighur uyghur url-encoded ouija hyundai',
)

/** A silent `h`. */
export const SILENT_H = /^(?:hour|honest|honou?r|heir(?!loom-)|honorari)/

/** `u` as in "you": use, unit, university, usual, utility; not unimportant, uninstall, unidentified. */
export const YOU_SOUND =
  /^(?:uni(?!m|n|de)|unan|us(?:e|a|u|ing)|uti|uto|uter?us|uten|ubiq|ukr|uku|ural|urani|urin|urolog|uro|uru|ufo|ugand|uvul|udemy|uk\b|us-)/

/** `o` as in "one", and `eu`, `ew` as in "you". */
export const GLIDE = /^(?:one(?:s|self|'s|time|drive|note|plus|ness)?$|once|eu|ew)/

/** Words an article does not stand before: after them the slip is another one. */
export const NO_NOUNS = words(
  'a an the and or but nor so of to for from with by at as into in on about over up off out down is are was were be been am will would ' +
    'can could should shall may might must do does did has have had not no if then than when where which who whom whose what why how ' +
    'that this these those there their its his her my your our i you he she it we they me him us them other another any all each every ' +
    'some both either neither un e',
)
