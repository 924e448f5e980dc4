import { nomenclature, parseVector } from './cvss4.ts'

const read = 'CVSS:4.0/AV:N/AC:L/AT:N/PR:L/UI:N/VC:H/VI:N/VA:N/SC:N/SI:N/SA:N'
for (const text of [
  read,
  `${read}/E:U/CR:L`,
  read.replace('AV:N/AC:L', 'AC:L/AV:N'),
  read.replace('/UI:N', '/UI:R'),
]) {
  try {
    console.log(nomenclature(parseVector(text)))
  } catch (error) {
    console.log((error as Error).message)
  }
}
