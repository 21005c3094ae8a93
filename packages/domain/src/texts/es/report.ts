import type { report as english } from '../en/report.ts';
import type { Spanish } from '../types.ts';

export const report = {
  report: 'Denunciar',
  titleWork: 'Denunciar esta obra',
  titleIdea: 'Denunciar esta idea',
  titleComment: 'Denunciar este comentario',
  titleCreator: 'Denunciar a {{name}}',
  lead: 'Quien lleva el estudio lo mira. A quien denuncias no se le dice quién fue.',
  reason: '¿Qué está mal?',
  reason_spam: 'Spam, o hecho para engañar',
  reason_stolen: 'Es obra de otra persona',
  reason_sexual: 'Sexual, sin decirlo',
  reason_violence: 'Violencia, o llama a ella',
  reason_hate: 'Odio a personas',
  reason_person: 'Muestra a alguien que no dio su permiso',
  reason_else: 'Otra cosa',
  reasonMissing: 'Elige qué está mal.',
  words: 'Con tus palabras',
  wordsHint: 'Qué hay que mirar, y dónde.',
  wordsMissing: 'Di en pocas palabras qué está mal.',
  wordsLong: 'Tus palabras pueden tener hasta {{limit, number}} caracteres.',
  send: 'Enviar la denuncia',
  failed: 'Tu denuncia no se envió. Lo que escribiste sigue aquí.',
} as const satisfies Spanish<typeof english>;
