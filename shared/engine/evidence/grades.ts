/** Grade of each finding and norm, by id; see `GRADES`. Apart from the claims, so that a browser need not load those. */
import type { Grade } from '../evidence.ts'

const IDS: Record<Grade, string> = {
  R: 'E46 E35 E36 E37 E38a E38b E38c E38d E38e E38f E38g E38h E38i E38j E38k E38l E38m E38n E38o E38p E39 E40 E41 E42',
  N: 'E50 E51 E52 E53 E58 E59 E60 N01 N02 N03 N04 N05 N06 N07 N08 N09 N10 N11 N12 N13 N14 N15',
  M: 'E43 E57',
  P: 'E01 E02 E03 E04 E05 E06 E07 E13 E14 E18 E20 E25 E26 E28 E29 E31 E32 E33 E34 E47 E48 E49 E54 E55 E56',
  S: 'E08 E09 E10 E11 E12 E15 E16 E17 E19 E21 E22 E23 E24 E27 E30 E45 E44',
}

export const EVIDENCE_GRADES: Readonly<Record<string, Grade>> = Object.fromEntries(
  (Object.keys(IDS) as Grade[]).flatMap((grade) => IDS[grade].split(' ').map((id) => [id, grade])),
)
