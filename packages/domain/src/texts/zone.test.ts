import { expect, it } from 'vitest';
import { knownZone } from './zone.ts';

it.each([
  ['Europe/Madrid', 'Europe/Madrid'],
  ['UTC', 'UTC'],
  ['asia/tokyo', 'Asia/Tokyo'],
  ['+02:00', '+02:00'],
  ['Europe/Atlantis', 'UTC'],
  ['Etc/Unknown', 'UTC'],
  [undefined, 'UTC'],
  ['', 'UTC'],
  ["'; drop", 'UTC'],
])('%j is the time zone %s', (name, zone) => {
  expect(knownZone(name)).toBe(zone);
});
