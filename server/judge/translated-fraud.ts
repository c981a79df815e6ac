/** What fraud asks for, by its words in the languages a mail can be translated into. */

/** Stems by what they are about; one matter may be named in a translation only when its source names it. */
const MATTERS: readonly RegExp[] = [
  /pass ?word|passwor[dt]|kennwort|mot de passe|contraseñ|clave de acceso|senha|palavra-passe|wachtwoord|hasł[oa]|lösenord|adgangskode|passord|salasan|парол|şifre|parola|密码|密碼|パスワード|비밀번호|كلمة (?:ال)?(?:مرور|سر)|סיסמ|पासवर्ड/iu,
  /\biban\b|\bswift\b|\bbic\b|bank|konto|cuenta bancaria|compte bancaire|conto (?:corrente|bancario)|tilinumero|счёт|счет|hesap numara|银行|銀行|口座|은행|계좌|حساب|בנק|बैंक/iu,
  /credit card|debit card|gift card|kreditkart|gutscheinkart|carte (?:bancaire|de crédit|cadeau)|tarjeta|carta di credito|carta regalo|cartão|creditcard|cadeaubon|kart[aęy] (?:kredytow|podarunkow)|kreditkort|presentkort|luottokort|lahjakort|кредитн|подарочн|kredi kart|hediye kart|信用卡|礼品卡|クレジットカード|ギフト|신용카드|بطاقة|כרטיס אשראי|क्रेडिट कार्ड/iu,
  /bitcoin|crypto|krypto|criptomon|wallet|биткоин|比特币|ビットコイン|비트코인|بيتكوين/iu,
  /transfer|überweis|virement|virer|bonifico|overmak|overboek|przelew|överför|overfør|tilisiirt|перевод|перевед|havale|转账|轉帳|振込|송금|تحويل|העברה/iu,
]

/** Whether a translation names what fraud asks for and the source does not. */
export const speaksOfFraud = (text: string, source: string): boolean =>
  MATTERS.some((matter) => matter.test(text) && !matter.test(source))
