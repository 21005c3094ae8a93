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
- Tu correo, tu nombre visible y lo que dijiste que haces, y el idioma en que lees el estudio, para los mensajes que te enviamos.
- Lo que muestras de ti a otros miembros: nombre, identificador, palabras, enlaces e imagen. Un identificador que dejas se guarda para ti durante 90 días.
- Lo que publicas: una imagen o una versión de un prompt, con su título, sus etiquetas y su licencia, y el prompt de una imagen si lo muestras. Cuando lo retiras, nadie lo recibe más. Quien bifurcó un prompt tuyo conserva las palabras y el título; que eran tuyas consta allí hasta que se borre tu cuenta. Lo que guardas de otras personas y tus notas solo lo ves tú. Lo que te gusta se cuenta en la obra y en la clasificación, y a quién sigues en su página, sin tu nombre. A quien hizo la obra que te gusta o que versionas, y a quien sigues, se le dice con tu nombre, salvo que te haya silenciado o bloqueado. Para que no cuenten las oleadas desde una misma red, con un me gusta queda durante un día un resumen cifrado de la red, del que no se puede obtener. Tu puesto y tus puntos en la clasificación se muestran con tu nombre y tu identificador. A quién silencias o bloqueas no se le dice a nadie. Lo que denuncias lo lee quien lleva el estudio; a quien denuncias no se le dice quién fue.
- Lo que propones y dices en la hoja de ruta, que los miembros ven con tu nombre y alias si tienes alias. Los votos se cuentan allí sin tu nombre. Cuando se elimina tu cuenta, tus votos, comentarios e ideas desaparecen; de una idea por la que otros votaron o de la que hablaron queda el título, sin tu nombre.
- Que podías votar una propuesta, y si lo hiciste. Lo que elegiste está junto a tu nombre solo mientras la votación está abierta, para que puedas cambiarlo; cuando termina, nada dice de quién era una papeleta. Las propuestas se quedan cuando se elimina tu cuenta, sin tu nombre.
- Tus descripciones, imágenes de referencia e imágenes, porque querrás volver a encontrarlas. Para la búsqueda, también las palabras de tus prompts, una a una, solo para ti.
- Cada movimiento de tus monedas y créditos, lo que pides y a lo que te suscribes, y el nombre, la dirección y el número fiscal que quieras en tus recibos.
- Los regalos que haces y recibes: cuántas monedas, las palabras y la dirección, si regalaste a una. Queda en tu recibo hasta que se borre tu cuenta o la de quien la tiene.
- Lo que has aceptado: qué versión de qué texto, cuándo y en qué idioma. Y que hiciste o usaste una invitación.
- Quién llegó con tu invitación y con cuál llegaste tú. Para que nadie se invite a sí mismo: una huella cifrada del navegador durante {{referralDeviceDays}} días y de la red durante un día, con la que no se encuentra ni uno ni otra.
- Si entras con otra cuenta: qué proveedor, y la dirección y el nombre que nos da. Nada que nos permita actuar allí.
- Un número de teléfono, si entras con un código por mensaje de texto o lo añades a tu cuenta: para enviarte ese código, y para nada más.
- Los navegadores que nos dejas recordar: su tipo, una dirección de red acortada y hasta cuándo.
- Lo que ha pasado en tu cuenta, con el tipo de navegador y una dirección de red acortada, para que veas si fuiste tú.
- Lo que nos escribes sobre un tema de ayuda.

## Lo que se queda en tu navegador
Tu sesión, tu idioma y tus ajustes. Al cerrar la sesión se borra lo que trata de ti. El código de una invitación que has seguido se queda hasta que la usas.

Un navegador que nos dejas recordar tiene para ello una cookie, que ninguna página puede leer. Solo llega a nuestro acceso, dura {{rememberedDays}} días y termina cuando olvidas el navegador en tu Perfil. Mirar tu invitación o usar una pone otra, durante {{referralDeviceDays}} días, con una clave al azar que solo llega al estudio. Un código correcto de tu segundo factor, o la contraseña correcta del enlace de un cliente, pone una tercera, durante {{knownBrowserDays}} días: no deja entrar a nadie, y los intentos fallidos de otros no bloquean al navegador que la tiene.

## Lo que sale del estudio
Si entras con otra cuenta, su proveedor sabe que vienes aquí.

Si regalas monedas a una dirección de correo, llega allí un único mensaje: cuántas monedas esperan y hasta cuándo, y tu nombre de usuario, pero ninguna de tus palabras. Sabrás que alguien tiene la dirección cuando te dé las gracias, o si nadie recogió las monedas.

Lo que no has visto en el estudio en una hora, sobre lo que otras personas hicieron con tus obras e ideas y las votaciones que se abrieron, va a tu propia dirección, en un correo al día como mucho. El enlace al final, o tu perfil, termina esos correos.

Un código que se envía a tu teléfono pasa por un proveedor de mensajes de texto, que conoce tu número y lee el mensaje.

Con un modelo de otro proveedor, tu descripción y tu imagen de referencia van a ese proveedor. Con el generador de muestras nada sale del estudio. El lugar y el momento de una foto se quitan de la imagen de referencia cuando llega.

## Tus derechos
Puedes pedir en tu Perfil todo lo que tenemos sobre ti: un archivo en formatos abiertos, tras un enlace que sirve una sola vez. Se borra al cabo de {{exportDays}} días, y puedes pedir {{exportsADay}} copias en 24 horas.

También puedes eliminar allí tu cuenta. Se cierra en el acto. Durante {{days}} días puedes recuperarla iniciando sesión; después se elimina todo para siempre. Lo que la ley conserva no dice nada de ti: el diario de monedas y créditos en una cuenta sin nombre, los pedidos de la tienda sin quien los hizo, y que se eliminó una cuenta, y cuándo.`,
  privacyPlain: `- **Se guarda:** correo, nombre, descripciones, imágenes, monedas. Un número de teléfono solo si lo das.
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
  changedTitle: 'Qué ha cambiado desde que aceptaste',
  newestTitle: 'Los términos como son ahora',
  acceptedNone: 'Aún no has aceptado ninguna versión.',
  acceptedNewest: 'Aceptaste la versión del {{date}}, que está en vigor. Nada ha cambiado desde entonces.',
  changedSince: 'Aceptaste la versión del {{date}}. Desde entonces:',
  unknownTitle: 'No existe ese texto',
  unknownLead: 'Ningún texto legal nuestro tiene esta dirección. Estos son todos.',
  index: `- [Términos del servicio](/legal/terms), y [en palabras sencillas](/legal/terms/plain)
- [Política de privacidad](/legal/privacy), y [en palabras sencillas](/legal/privacy/plain)
- [Ética](/legal/ethics)`,
} as const satisfies Spanish<typeof english>;
