/** Words around a number with a dot that ends no sentence: “am 3. März”, “im 2. Quartal”, “den 3. marts”. */
import { words } from '../word-set.ts'

/** Months of languages that write a dot behind the day. */
export const MONTHS_ABROAD = words(
  'januar jänner februar feber märz mai juni juli oktober dezember desember marts maj ' +
    'tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta ' +
    'ledna února března dubna května června července srpna září října listopadu prosince januára februára marca apríla mája júna júla augusta septembra októbra novembra decembra ' +
    'jaanuar veebruar märts aprill juuni juuli oktoober detsember siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna',
)

/** Small words of German and its neighbours before “3.” as in “im 3. Quartal”, “vom 12. August”; no English ones. */
export const BEFORE_ORDINAL = words(
  'im vom zum zur beim dem der ab bis seit unser unsere unserer unserem unseren ihr ihre ihrem ihren montag dienstag mittwoch donnerstag freitag samstag sonntag ' +
    'mandag tirsdag onsdag torsdag fredag lørdag søndag måndag tisdag lördag söndag pondělí úterý středa čtvrtek pátek',
)

/** Months that English spells alike, and what stands before their day. */
export const SHARED_MONTHS = words('april august september november')
export const BEFORE_DAY = words('am den d på til fra die')
