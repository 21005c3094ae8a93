import type { TextKey } from '../texts/index.ts';
import type { PromptSlots } from './slots.ts';

/** A prompt to begin with. */
export interface PromptTemplate {
  readonly id: string;
  readonly slots: PromptSlots;
}

/** Decided (decisions: what each page holds): prompts to begin with, each of them another kind of picture. */
export const promptTemplates = [
  {
    id: 'portrait',
    slots: {
      subject: { choice: 'ballet-break' },
      style: { choice: 'environmental-portrait' },
      light: { choice: 'window-north' },
      lens: { choice: '85mm-portrait' },
      mood: { choice: 'quiet-melancholy' },
      palette: { choice: 'blush-gold' },
      exclude: { choice: 'plastic-skin' },
    },
  },
  {
    id: 'fashion',
    slots: {
      subject: { choice: 'veiled-figure' },
      style: { choice: 'editorial-fashion' },
      light: { text: '__light__' },
      lens: { choice: '50mm-wide-open' },
      mood: { choice: 'effortless-elegance' },
      palette: { choice: 'black-white-silver' },
    },
  },
  {
    id: 'stillLife',
    slots: {
      subject: { choice: 'pears-linen' },
      style: { choice: 'still-life-tabletop' },
      light: { choice: 'chiaroscuro' },
      lens: { choice: 'macro-100' },
      mood: { choice: 'monastic-simplicity' },
      palette: { text: '__palette__' },
    },
  },
  {
    id: 'landscape',
    slots: {
      subject: { choice: 'salt-flat' },
      style: { choice: 'large-format-landscape' },
      light: { choice: 'dawn-mist' },
      lens: { choice: 'view-camera' },
      mood: { choice: 'lonely-vastness' },
      palette: { choice: 'fog-greys' },
      exclude: { choice: 'power-lines' },
    },
  },
  {
    id: 'night',
    slots: {
      subject: { choice: 'night-market' },
      style: { choice: 'film-still' },
      light: { choice: 'neon-signs' },
      lens: { choice: 'anamorphic' },
      mood: { text: '__mood__' },
      palette: { choice: 'midnight-neon' },
    },
  },
  {
    id: 'darkroom',
    slots: {
      subject: { choice: 'mirror-room' },
      style: { text: '__style__' },
      light: { choice: 'candlelight' },
      lens: { choice: 'petzval' },
      mood: { choice: 'suspended-time' },
      palette: { choice: 'warm-sepia' },
    },
  },
] as const satisfies readonly PromptTemplate[];
export type PromptTemplateId = (typeof promptTemplates)[number]['id'];

/** Key of a template's name in the namespace `promptStudio` (decisions: what each page holds). */
export function templateTextKey(id: PromptTemplateId): TextKey<'promptStudio'> & `template_${string}` {
  return `template_${id}`;
}
