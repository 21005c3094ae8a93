import type { accountArchive as english } from '../en/accountArchive.ts';
import type { Spanish } from '../types.ts';

export const accountArchive = {
  indexTitle: 'Todo lo que tenemos sobre ti',
  indexLead:
    'Preparado el {{date}} para {{name}}. JSON y CSV se abren con cualquier editor u hoja de cálculo; las imágenes y los vídeos son archivos aparte.',
  indexFile: 'Archivo',
  indexWhat: 'Qué es',
  indexRows: 'Entradas',
  indexMediaTitle: 'Imágenes y vídeos',
  indexMedia_one:
    '{{count, number}} archivo, en la carpeta media. data/media.json dice de cada uno de qué se hizo. Las imágenes llevan los derechos que indican tus ajustes.',
  indexMedia_other:
    '{{count, number}} archivos, en la carpeta media. data/media.json dice de cada uno de qué se hizo. Las imágenes llevan los derechos que indican tus ajustes.',
  indexMedia_many:
    '{{count, number}} de archivos, en la carpeta media. data/media.json dice de cada uno de qué se hizo. Las imágenes llevan los derechos que indican tus ajustes.',
  indexMissing: 'Estos no se pudieron leer y faltan',
  indexWithheldTitle: 'Lo que no está aquí',
  indexWithheld:
    'Las claves: contraseñas, secretos de segundos factores, tokens y enlaces solo se guardan para comprobarlos, y quien los tenga podría actuar en tu nombre. Tampoco está lo que se obtiene de estos archivos, como la lista de palabras para la búsqueda.',
  indexKeptTitle: 'Lo que queda si eliminas la cuenta',
  file_account: 'Tu acceso: correo, cuándo se creó y se usó',
  file_profile: 'Tu perfil: nombre, palabras, enlaces, lo que haces, condiciones aceptadas',
  file_handles: 'Los nombres de usuario que tienes o tenías',
  file_acceptances: 'Tu alta: primera visita, textos legales aceptados',
  file_settings: 'Tus ajustes, como los dio tu navegador',
  file_balances: 'Tus saldos de monedas y créditos',
  file_ledger: 'Cada movimiento de tus monedas y créditos, con su motivo',
  file_prompts: 'Tus descripciones, con etiquetas, notas y colecciones',
  file_promptVersions: 'Las palabras de tus descripciones, en cada versión',
  file_jobs: 'Tus trabajos: lo que se pidió y qué fue de ello',
  file_media: 'Tus imágenes, vídeos e imágenes de referencia: de qué se hizo cada una',
  file_archives: 'Archivos de imágenes que has pedido hace poco',
  file_proofs: 'Tus series para clientes',
  file_proofPictures: 'Las imágenes de esas series, y cómo se marcaron',
  file_proofComments: 'Lo que se escribió en esas series',
  file_proofVisits: 'Cuándo se abrieron esas series',
  file_feedback: 'Lo que nos escribiste sobre temas de ayuda',
  file_sessions: 'Dónde has iniciado sesión',
  file_securityLog: 'Lo que ha pasado en tu cuenta',
  file_devices: 'Tipos de dispositivos con los que iniciaste sesión',
  file_rememberedBrowsers: 'Navegadores a los que no se pide tu segundo factor al entrar',
  file_networks: 'Cuándo iniciaste sesión desde cuántas redes',
  file_identities: 'Terceros con los que inicias sesión',
  file_secondFactors: 'Tus segundos factores, sin sus secretos',
  file_recoveryCodes: 'Cuándo se hicieron tus códigos de recuperación',
  file_links: 'Enlaces e inicios de sesión que se empezaron',
  file_addressChanges: 'El cambio de tu dirección que está en marcha',
  file_letters: 'Correos que esperan en esta máquina',
  file_requests: 'Respuestas guardadas para que una petición enviada dos veces cuente una',
  file_exports: 'Copias de tus datos que has pedido',
  file_deletion: 'Que pediste eliminar tu cuenta',
} as const satisfies Spanish<typeof english>;
