/** What a national telephone number needs to be dialled from abroad. */
export interface PhoneCode {
  code: string
  /** Digit that is dialled first inside the country and dropped from outside. */
  trunk: '' | '0'
}

export const PHONE_CODES: Readonly<Record<string, PhoneCode>> = {
  US: { code: '1', trunk: '' },
  CA: { code: '1', trunk: '' },
  GB: { code: '44', trunk: '0' },
  IE: { code: '353', trunk: '0' },
  AU: { code: '61', trunk: '0' },
  NZ: { code: '64', trunk: '0' },
  IN: { code: '91', trunk: '0' },
  FR: { code: '33', trunk: '0' },
  DE: { code: '49', trunk: '0' },
  AT: { code: '43', trunk: '0' },
  CH: { code: '41', trunk: '0' },
  NL: { code: '31', trunk: '0' },
  BE: { code: '32', trunk: '0' },
  SE: { code: '46', trunk: '0' },
  FI: { code: '358', trunk: '0' },
}
