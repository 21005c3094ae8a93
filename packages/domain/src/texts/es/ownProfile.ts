import type { ownProfile as english } from '../en/ownProfile.ts';
import type { Spanish } from '../types.ts';

export const ownProfile = {
  title: 'Tu perfil',
  lead: 'Cómo te ven los demás creadores.',
  failedToLoad: 'No se pudo leer tu perfil.',
  demoTitle: 'Una cuenta de demostración no tiene perfil',
  demo: 'No publica nada. Con una cuenta propia tienes un nombre, un identificador y una página.',

  name: 'Nombre',
  nameEmpty: 'Elige el nombre con el que quieres que te conozcan.',
  nameLong: 'Un nombre puede tener hasta {{most, number}} caracteres.',

  handle: 'Identificador',
  handleHint:
    'Letras de la a a la z, cifras y guiones o guiones bajos sueltos. Puedes cambiarlo {{changes, number}} veces y después una vez cada {{days, number}} días. El anterior lleva a ti durante {{held, number}} días y nadie más puede tomarlo.',
  handleFirst: 'Sin identificador nadie ve tu perfil.',
  handleChecking: 'Comprobando si está libre...',
  handleFree: '@{{handle}} está libre.',
  handleUnchecked: 'No se pudo comprobar si está libre. Se sabrá al guardar.',
  handleShort: 'Un identificador tiene al menos {{fewest, number}} caracteres.',
  handleLong: 'Un identificador tiene como máximo {{most, number}} caracteres.',
  handleSigns: 'Usa de la a a la z, del 0 al 9 y guiones o guiones bajos sueltos entre ellos.',
  handleReserved: 'Este identificador podría pasar por el estudio o por una de sus páginas. Elige otro.',
  handleTaken: 'Otra persona tiene este identificador. Elige otro.',
  handleAlike: 'Se parece al identificador de otra persona. Elige uno que no se pueda confundir con él.',
  handleTooOften_one:
    'Has cambiado tu identificador a menudo. Podrás volver a cambiarlo en {{count, number}} día.',
  handleTooOften_many:
    'Has cambiado tu identificador a menudo. Podrás volver a cambiarlo en {{count, number}} de días.',
  handleTooOften_other:
    'Has cambiado tu identificador a menudo. Podrás volver a cambiarlo en {{count, number}} días.',

  words: 'Palabras',
  wordsHint: 'Qué haces, en una o dos frases.',
  wordsLong: 'Tus palabras pueden tener hasta {{most, number}} caracteres.',

  links: 'Enlaces',
  linksHint: 'Hasta {{most, number}} lugares donde encontrar más de ti.',
  link: 'Enlace {{number, number}}',
  linkPlaceholder: 'https://',
  addLink: 'Añadir un enlace',
  removeLink: 'Quitar el enlace {{number, number}}',
  linkNotHttps: 'Un enlace empieza por https://.',
  linkInvalid: 'No es la dirección de una página. Una dirección es como https://example.com/obra.',
  linkLong: 'Un enlace puede tener hasta {{most, number}} caracteres.',
  linkTwice: 'Este enlace ya está.',
  linksMany: 'Puede haber hasta {{most, number}} enlaces.',

  picture: 'Imagen',
  pictureHint: 'PNG, JPEG, WebP, GIF o AVIF, hasta 10 MB. Lo que el archivo dice de sí mismo no se guarda.',
  pictureCurrent: 'Tu imagen',
  pictureRemove: 'Quitar la imagen',
  pictureRemoveTitle: '¿Quitar tu imagen?',
  pictureRemoveWords: 'En su lugar queda la primera letra de tu nombre. El archivo se elimina.',
  pictureNotImage: 'No es una imagen que se pueda usar. Elige un PNG, JPEG, WebP, GIF o AVIF.',
  pictureTooLarge: 'Esta imagen ocupa más de 10 MB. Elige una más pequeña.',
  pictureFailed: 'Tu imagen no ha cambiado. {{reason}}',

  preview: 'Lo que ven los demás',
  previewHint: 'Mientras escribes.',
  previewPage: 'Tu página',

  save: 'Guardar el perfil',
  saving: 'Guardando...',
  saved: 'Guardado. Los demás ya lo ven.',
  unsaved: 'Aún sin guardar. Se queda aquí si te vas.',
  discard: 'Descartar los cambios',
  saveFailed: 'No se guardó tu perfil. No se ha perdido nada de lo que escribiste.',

  conflictTitle: 'Tu perfil cambió en otro lugar',
  conflict:
    'Otra pestaña u otro dispositivo lo guardó mientras escribías. Aquí están los dos; elige cuál se queda.',
  conflictMine: 'Aquí',
  conflictTheirs: 'Guardado en otro lugar',
  conflictNothing: 'nada',
  keepMine: 'Guardar lo que hay aquí',
  takeTheirs: 'Tomar lo guardado',

  notFoundTitle: 'Nadie tiene este identificador',
  notFound: 'Puede que su dueño lo haya dejado o que nunca fuera de nadie. Revisa cómo está escrito.',
  pageFailed: 'No se pudo leer a este creador.',
  silentTitle: 'Aún sin palabras',
  silent: '{{name}} no ha dicho nada aquí todavía.',
  ownSilent: 'Cuenta en una frase qué haces y añade tus enlaces.',
  edit: 'Editar tu perfil',
} as const satisfies Spanish<typeof english>;
