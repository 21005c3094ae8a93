import type { moderation as english } from '../en/moderation.ts';
import type { Spanish } from '../types.ts';

export const moderation = {
  rule_spam: 'nada de spam ni de engaños',
  rule_stolen: 'solo lo que es de uno',
  rule_sexual: 'lo sexual se avisa',
  rule_violence: 'nada de violencia ni de llamadas a ella',
  rule_hate: 'nada de odio a personas',
  rule_person: 'no se muestra a quien no ha dado permiso',
  rule_else: 'lo que dicen los términos',
  workHiddenTitle: 'Una obra tuya está oculta',
  workHidden: '«{{title}}» ya no está en ninguna página pública. La norma que no se cumplió: {{rule}}.',
  creatorHiddenTitle: 'Tu página está oculta',
  creatorHidden: 'Tu página y tus obras ya no son públicas. La norma que no se cumplió: {{rule}}.',
  ideaHiddenTitle: 'Una idea tuya está oculta',
  ideaHidden: '«{{title}}» ya no está en la hoja de ruta. La norma que no se cumplió: {{rule}}.',
  commentHiddenTitle: 'Un comentario tuyo está oculto',
  commentHidden:
    'Algo que dijiste en la hoja de ruta ya no se muestra. La norma que no se cumplió: {{rule}}.',
  workRestoredTitle: 'Una obra tuya ha vuelto',
  workRestored:
    '«{{title}}» vuelve a ser pública, tal como estaba. Se había ocultado por esta norma: {{rule}}.',
  creatorRestoredTitle: 'Tu página ha vuelto',
  creatorRestored:
    'Tu página y tus obras vuelven a ser públicas. Se habían ocultado por esta norma: {{rule}}.',
  ideaRestoredTitle: 'Una idea tuya ha vuelto',
  ideaRestored: '«{{title}}» vuelve a estar en la hoja de ruta. Se había ocultado por esta norma: {{rule}}.',
  commentRestoredTitle: 'Un comentario tuyo ha vuelto',
  commentRestored:
    'Lo que dijiste en la hoja de ruta se muestra otra vez. Se había ocultado por esta norma: {{rule}}.',
  gone: 'Algo que ya no está',
} as const satisfies Spanish<typeof english>;
