import type { TextKey } from '../texts/index.ts';
import type { MediaRights } from './media.ts';

/**
 * The text that says in words what the rights of an exported picture say in codes (decisions). Takes them; returns its key in the
 * namespace `rights`.
 */
export function licenceText({
  dataMining,
  resale,
}: MediaRights): Extract<TextKey<'rights'>, `licensed_${string}`> {
  if (dataMining === 'DMI-ALLOWED') return resale ? 'licensed_free' : 'licensed_training';
  return resale ? 'licensed_resale' : 'licensed_none';
}
