/**
 * Seasons, months and days, behind which people write a year: such passwords are leaked by the thousand, and the lists have few of
 * the words. In the languages of the product.
 */
export const datedWords: readonly string[] = [
  'spring summer autumn winter january february march april june july august september october november december',
  'monday tuesday wednesday thursday friday saturday sunday',
  'primavera verano otoño invierno enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'lunes martes miércoles jueves viernes sábado domingo',
  'frühling sommer herbst januar februar märz juni juli oktober dezember',
  'montag dienstag mittwoch donnerstag freitag samstag sonntag',
].flatMap((line) => line.split(' '));
