import type { helpTopics as english } from '../en/helpTopics.ts';
import type { Spanish } from '../types.ts';

export const helpTopics = {
  gettingStartedTitle: 'Primeros pasos',
  gettingStartedKeywords:
    'entrar, iniciar sesión, enlace de acceso, correo, cuenta, bienvenida, perfil, empezar, alfa, monedas, créditos, eliminar la cuenta, exportar mis datos, copia de mis datos, conservar la cuenta, sesiones, dispositivos, terminar sesión, registro de seguridad',
  gettingStartedContent: `Mirror Studio es un cuarto oscuro en tu navegador: escribes lo que quieres ver y el estudio lo revela.

## Iniciar sesión
Escribe tu correo y abre el enlace que te enviamos, en el mismo navegador. En otro dispositivo, elige *Tengo un código* y escribe el del mismo correo, antes de que pasen unos minutos. No hay contraseña que recordar. El enlace sirve **una sola vez** y caduca al cabo de {{hours}} hora; puedes pedir uno cada {{minutes}} minuto. Si ha caducado no se pierde nada: pide otro. Si bajo el formulario se ofrece otro servicio, también él puede decir quién eres; tu **Perfil** vincula y desvincula esas cuentas.

## Tu primera imagen
1. Abre **Sesión de fotos con IA** en la barra lateral.
2. Escribe un prompt: quién o qué, dónde y con qué luz.
3. Elige un estilo y una proporción. Para empezar, cuatro imágenes van bien.
4. Empieza la sesión. Puedes irte de la página: el trabajo sigue, y en **Trabajos en segundo plano** ves cómo va.
5. Cuando termine, *Ver resultados* abre la galería.

## Monedas y créditos
Tienes dos monedas distintas. Las **monedas Mirror** son las que reúnes; los **créditos de uso**, los que gastan las generaciones. {{coinsPerCredit}} monedas hacen 1 crédito; el cambio mínimo es de {{minimumCoins}} monedas y los créditos se redondean hacia abajo. Un cambio no se puede deshacer.

Durante la fase alfa **todo es gratis**. Las compras son una simulación y no se cobra nada. Si algo te dice que necesitas tokens, has encontrado un error: cuéntanoslo en el chat de la comunidad.

## Marcharte
Tu **Perfil** muestra todos los navegadores que tienen abierta tu cuenta, y termina una sesión o todas las demás; el registro de seguridad dice qué ha pasado en tu cuenta.

Al final, **Tus datos** prepara una copia de todo lo que tenemos sobre ti y te envía un enlace que sirve una sola vez; el archivo se borra al cabo de {{exportDays}} días.

También puedes eliminar allí tu cuenta. Se cierra en el acto y todo se elimina al cabo de {{days}} días; hasta entonces, inicia sesión y pulsa *Conservar mi cuenta* para recuperarla.`,

  photoshootTitle: 'Sesión de fotos con IA',
  photoshootKeywords:
    'imagen, imágenes, foto, generar, lote, prompt, estilo, proporción, pose, referencia, subir, modelo, proyecto, sample renderer, cancelar',
  photoshootContent: `Una sesión es un prompt y entre {{imagesFrom}} y {{imagesTo}} imágenes hechas con él.

## Escribir un prompt
Empieza por el sujeto, sigue con el lugar y después la luz. Los detalles que se pueden fotografiar dicen más que los adjetivos: *85 mm, poca profundidad de campo, viento desde la izquierda* lleva más lejos que *bonito, impresionante*. Un prompt puede tener {{promptCharacters, number}} caracteres; uno bueno rara vez pasa de tres líneas.

## Estilo, proporción y poses
- **{{styles}} estilos** deciden cómo se hace la imagen: objetivo, paleta, grano.
- **{{ratios}} proporciones**: {{ratioList}}. Elige la que vayas a usar; recortar después es tirar detalle.
- **Variedad de poses** da a cada imagen otra de las {{poses}} poses. Sin ella todas toman la misma, que es lo que quieres para comparar luz o color.

## Imagen de referencia
Una referencia presta sus colores y su ambiente, no su contenido. Sirve cualquier imagen de hasta {{megabytes}} MB. El lugar y la hora en que se tomó una foto se borran en cuanto llega.

## Modelos
**Sample renderer** viene incluido: no necesita clave, no cuesta nada y hace imágenes de verdad, así que puedes aprender a usar el estudio con él. A su lado aparecen {{models}} modelos de otros proveedores; cada uno necesita una clave que configura quien administra este estudio. Si un modelo no está disponible, la sesión falla y dice por qué: nunca recibes una muestra en lugar de lo que pediste.

## Mientras se revela
Las imágenes aparecen una a una a medida que se revelan. Puedes cancelar una sesión que espera o está en marcha, y repetir una fallida con todo como estaba. Cerrar la página no detiene nada.`,

  galleryTitle: 'Galería',
  galleryKeywords:
    'clientes, pruebas, enlace, aprobar, marca de agua, imágenes, vídeos, fotos, resultados, buscar, descargar, exportar, derechos, licencia, metadatos, prompt, proyecto, protocolo mirror, reventa, entrenamiento, análisis inverso',
  galleryContent: `Todo lo que creas cuelga en la galería, lo más reciente primero.

## Lo que sabe cada imagen
Cada imagen conserva el prompt, el modelo y el proyecto con los que se hizo, y cuándo. Así, una imagen que te gusta es también la receta de la siguiente.

## Volver a encontrarla
Pon un **nombre de proyecto** a tus sesiones: cuesta un segundo y es el mejor camino de vuelta a una serie. Las imágenes del generador incluido llevan la marca *Sample renderer* allí donde iría el nombre de un modelo.

## Derechos que viajan con el archivo
Con el **protocolo Mirror** activado (Ajustes, Privacidad), las exportaciones dicen quién las hizo y qué se puede hacer con ellas:
- *Permitir la reventa*: otras personas pueden vender copias y licencias. Está desactivado mientras no lo actives.
- *Permitir el entrenamiento*: otras personas pueden entrenar modelos con tus imágenes. Está desactivado mientras no lo actives.
- *Compartir el prompt y el modelo*: si el archivo cuenta cómo se hizo. Desactívalo para guardarte tus recetas.

## El prompt de una imagen
En *Mi biblioteca* está el **Análisis inverso**: suelta allí una imagen y recupera su prompt de lo que dice su archivo o, si no, un comienzo a partir de lo que muestran sus píxeles. Si el estudio tiene un modelo de lenguaje que ve imágenes, puedes preguntarle qué muestra la tuya; antes dice que la imagen va a él. Dice cuál de los tres fue. Nadie ha comprobado lo que un archivo dice de sí mismo, y la imagen se lee y no se guarda.

## Enseñar imágenes a un cliente
En *Clientes* eliges imágenes, pones el nombre del cliente y envías un enlace secreto con un final y, si quieres, con contraseña. Sin cuenta, el cliente dice sí, quizá o no, comenta y aprueba; lo ves llegar. La **marca de agua** se graba en copias más pequeñas. *Retirar enlace* cierra el enlace al momento, también para quien lo haya recibido de otros.

## Si una imagen no aparece
Un marco sin imagen conserva su sitio y te lo dice. Recarga la página: las direcciones de las imágenes solo valen un tiempo, para que un enlace que alguien copie no quede abierto para siempre.`,

  keyboardShortcutsTitle: 'Atajos de teclado',
  keyboardShortcutsKeywords: 'teclado, teclas, atajo, combinación, navegación, accesibilidad',
  keyboardShortcutsContent: `A todo en el estudio se llega sin ratón. Estas teclas son atajos para lo que más haces. En *Ajustes, General* puedes dar a cada uno otras teclas o desactivarlo.

## Todos los atajos
{{shortcuts}}

## Cómo se pulsan dos teclas seguidas
Pulsa las dos teclas una tras otra, en menos de un segundo y sin mantener la primera. Ni estas secuencias ni **?** hacen nada mientras escribes en un campo, así que un prompt que empieza por «g» sigue siendo un prompt.

## Sin atajos
El tabulador recorre la página en el orden de lectura, y la primera pulsación ofrece *Saltar al contenido*. En grupos como los estilos o las pestañas, eliges con las flechas. Escape cierra lo que esté abierto y te devuelve a donde estabas.`,

  troubleshootingTitle: 'Solución de problemas',
  troubleshootingKeywords:
    'problema, error, fallo, no funciona, falta el correo, spam, enlace caducado, atascado, lento, sin conexión, pide tokens, subir, demasiado grande',
  troubleshootingContent: `Casi todos los problemas son uno de estos. Si el tuyo no está, cuéntanoslo aquí abajo: leemos cada palabra.

## El correo de acceso no llega
Mira en la carpeta de spam y comprueba que la dirección no tenga una errata. Puedes pedir otro enlace cada {{minutes}} minuto; basta con abrir el más reciente.

## El enlace no funciona
El enlace caduca al cabo de {{hours}} hora y sirve una sola vez. Ábrelo en el **mismo navegador** en el que lo pediste, o escribe el código del mismo correo: allí o en cualquier otro dispositivo. Los programas de correo que abren los enlaces para revisarlos no gastan ninguno de los dos.

## Un trabajo ha fallado o no avanza
Un trabajo fallido dice por qué en su tarjeta de Trabajos en segundo plano; *Reintentar* lo empieza de nuevo con el mismo formulario. Un trabajo espera mientras tenga otros delante. Si el estudio se reinició a la mitad, el trabajo continúa solo: las imágenes que ya estaban hechas se conservan.

## No se acepta una imagen
La referencia debe ser una imagen de {{megabytes}} MB como máximo. Un archivo que solo tiene nombre de imagen no lo es.

## Dice que necesito tokens
Durante la fase alfa nada necesita tokens, así que es un error. Cuéntalo en el chat de la comunidad e indica qué estabas haciendo.

## No se puede conectar
Comprueba tu conexión. Lo que has escrito sigue en su sitio, y nada se cobra ni se hace dos veces cuando vuelves a intentarlo.`,
} as const satisfies Spanish<typeof english>;
