import type { legal as english } from '../en/legal.ts';
import type { Spanish } from '../types.ts';

export const legal = {
  alphaNote:
    'Este texto vale para la alfa. Cambiará antes de que algo cueste dinero, y te volveremos a preguntar.',
  terms: `Aquí haces imágenes, y son tuyas. Estas son las reglas que lo hacen posible.

## Tu cuenta
Necesitas una dirección de correo que sea tuya, y ser mayor de edad. Guarda para ti tus enlaces de acceso y tu contraseña.

## Lo que haces
Lo que haces te pertenece, en la medida en que la ley permite que algo hecho con una máquina pertenezca a alguien. Solo haces imágenes que tienes derecho a hacer: nada con el rostro de una persona real sin su consentimiento, nada sexual con menores, nada hecho para engañar o dañar.

## Monedas y créditos
Las monedas Mirror y los créditos de uso sirven dentro del estudio. No son dinero y no se pueden cobrar. Durante la alfa todo es gratis: las compras son simulaciones y no se cobra nada.

## Si se rompen las reglas
Una cuenta que rompe estas reglas puede quedar suspendida. Puedes escribirnos en el chat de la comunidad.

## La alfa
El estudio está en pruebas. Habrá cosas que fallen y alguna vez algo puede perderse. Guarda una copia de lo que te importa.`,
  termsPlain: `- **Tuyo:** las imágenes que haces.
- **No se permite:** personas reales sin su consentimiento, menores en imágenes sexuales, engañar o dañar a otros.
- **Gratis:** todo, mientras dure la alfa. Las monedas y los créditos no son dinero.
- **Suspensión:** para quien rompe las reglas. Puedes escribirnos.
- **Guarda copias:** esto es una prueba, y las pruebas fallan.

El texto completo está en los [Términos del servicio](/legal/terms).`,
  privacy: `Guardamos lo que el estudio necesita para funcionar, y nada para vender.

## Lo que guardamos
- Tu correo, tu nombre visible y lo que dijiste que haces.
- Lo que muestras de ti a otros miembros: nombre, identificador, palabras, enlaces e imagen. Un identificador que dejas se guarda para ti durante 90 días.
- Tus descripciones, imágenes de referencia e imágenes, porque querrás volver a encontrarlas.
- Cada movimiento de tus monedas y créditos.
- Lo que ha pasado en tu cuenta, con el tipo de navegador y una dirección de red acortada, para que veas si fuiste tú.
- Lo que nos escribes sobre un tema de ayuda.

## Lo que se queda en tu navegador
Tu sesión, tu idioma y tus ajustes. Al cerrar la sesión se borra lo que trata de ti.

## Lo que sale del estudio
Con un modelo de otro proveedor, tu descripción y tu imagen de referencia van a ese proveedor. Con el generador de muestras nada sale del estudio. El lugar y el momento de una foto se quitan de la imagen de referencia cuando llega.

## Tus derechos
Puedes pedir en tu Perfil todo lo que tenemos sobre ti: un archivo en formatos abiertos, tras un enlace que sirve una sola vez. Se borra al cabo de {{exportDays}} días, y puedes pedir {{exportsADay}} copias en 24 horas.

También puedes eliminar allí tu cuenta. Se cierra en el acto. Durante {{days}} días puedes recuperarla iniciando sesión; después se elimina todo para siempre. Lo que la ley conserva no dice nada de ti: el diario de monedas y créditos en una cuenta sin nombre, y que se eliminó una cuenta, y cuándo.`,
  privacyPlain: `- **Se guarda:** correo, nombre, descripciones, imágenes, monedas.
- **Nunca:** se vende ni se usa para publicidad.
- **Se envía fuera:** la descripción y la imagen de referencia, solo con un modelo de otro proveedor.
- **Para llevarte:** una copia de todo, en tu Perfil. El archivo se borra al cabo de {{exportDays}} días.
- **Se borra:** cuando lo pides, tras {{days}} días en los que puedes cambiar de idea.

El texto completo está en la [Política de privacidad](/legal/privacy).`,
  ethics: `Un espejo muestra a quien está delante. Por eso nos exigimos esto.

## Consentimiento
Nadie aparece contra su voluntad. Si te encuentras en una imagen, dínoslo y se retira.

## Honestidad
Las imágenes del generador incluido dicen *Generador de muestras*. Un modelo que falla lo dice: nadie recibe una muestra en lugar de lo que pidió.

## Autoría
Con el protocolo Mirror activado, cada archivo exportado dice quién lo hizo y qué se puede hacer con él. Entrenar con tus imágenes está desactivado salvo que tú lo actives.`,
  unknownTitle: 'No existe ese texto',
  unknownLead: 'Ningún texto legal nuestro tiene esta dirección. Estos son todos.',
  index: `- [Términos del servicio](/legal/terms), y [en palabras sencillas](/legal/terms/plain)
- [Política de privacidad](/legal/privacy), y [en palabras sencillas](/legal/privacy/plain)
- [Ética](/legal/ethics)`,
} as const satisfies Spanish<typeof english>;
