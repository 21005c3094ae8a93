import type { publishing as english } from '../en/publishing.ts';
import type { Spanish } from '../types.ts';

export const publishing = {
  publish: 'Publicar',
  published: 'Publicada',
  editTitle: 'Obra publicada',
  newTitle: 'Publicar esta imagen',
  newPrompt: 'Publicar este prompt',
  version: 'Versión {{number, number}}',
  otherVersion:
    'Está publicada la versión {{shown, number}}. Al guardar se muestra la versión {{number, number}} en su lugar.',
  promptHint: 'Otras personas leen las palabras de esta versión, no las anteriores ni las posteriores.',
  allowsRemixOfPrompt: 'Otras personas pueden probar el prompt y bifurcarlo. Una bifurcación te nombra.',
  withdrawPrompt:
    'Desaparece de la biblioteca al momento, con su dirección y sus palabras. Quien lo guardó lee que fue retirado; las bifurcaciones se quedan con quienes las hicieron. Sigue en tu biblioteca.',
  promptFailed: 'El prompt no se publicó. Lo que escribiste sigue aquí.',
  as: 'Como @{{handle}}',
  whole: 'Quien tenga cuenta puede verla en la biblioteca de creadores, hasta que la retires.',
  title: 'Título',
  titleEmpty: 'Pon un título a la obra.',
  titleLong: 'Un título tiene como máximo {{limit, number}} caracteres.',
  tags: 'Etiquetas',
  tagsHint: 'Lo que otras personas buscarían: un tema, una luz, un ambiente.',
  tagsMany: 'Una obra tiene como máximo {{limit, number}} etiquetas.',
  tagLong: 'Una etiqueta tiene como máximo {{limit, number}} caracteres.',
  sharesPrompt: 'Mostrar el prompt',
  sharesPromptHint: 'Otras personas pueden leer las palabras que la hicieron.',
  allowsRemix: 'Permitir versiones',
  allowsRemixHint: 'Otras personas pueden probar el prompt y hacer obras propias a partir de él.',
  licence: 'Licencia',
  licenceFrom: 'De tus ajustes, tal como están ahora.',
  noLicence: 'No se declaran derechos: la protección de contenido está desactivada en tus ajustes.',
  settings: 'Abrir ajustes',
  save: 'Guardar cambios',
  withdraw: 'Retirar',
  withdrawTitle: '¿Retirar esta obra?',
  withdrawWords:
    'Desaparece de la biblioteca al momento, con su dirección y su imagen. Quien la guardó lee que fue retirada. Sigue en tu galería.',
  view: 'Ver en la biblioteca',
  handleTitle: 'Primero elige un identificador',
  handleWords:
    'Una obra lleva el identificador de quien la hizo y conduce a tu perfil. Aún no tienes ninguno.',
  handleAction: 'Elegir un identificador',
  handleMissing: 'Elige un identificador en tu perfil antes de publicar.',
  onlyPictures: 'Un vídeo aún no se puede publicar.',
  failed: 'La imagen no se publicó. Lo que escribiste sigue aquí.',
  loadFailed: 'No se pudo leer lo que se dice de esta obra.',
} as const satisfies Spanish<typeof english>;
